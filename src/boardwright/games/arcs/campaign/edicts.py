"""Edicts (p.20): those in the booklet and the policy on top, by their printed number, one at a time."""

from boardwright.kernel.decision import Script

from ..court import place_drawn, refill
from ..facts import GUILD_SUIT, NOBODY, NOTHING
from .court import NO_CARD, has_no_agents, lay_above, leave_court, put_away
from .crises import finish
from .facts import EDICT_ORDER, GUILD_ENVOYS_DEPART, POLICY_NAMES
from .moments import REACH_CARDS, ReachCard, register
from .state import Campaign


def begin_edicts(g: Campaign, then: str) -> None:
    """C72: all of them by their printed number; then the game goes on with the stage `then`."""
    g.note(("edicts",))
    cards = [law for law in g.laws if REACH_CARDS[law].is_edict]
    if not any(REACH_CARDS[law].replaces_policy for law in g.laws):  # C111
        cards += g.policies[:1]
    g.agenda = tuple([(card, NOBODY) for card in sorted(cards, key=lambda card: EDICT_ORDER[card])])
    g.stage_after = then
    g.stage = "edict"


def edict(g: Campaign) -> Script[None]:
    """The next edict, if it is still in force."""
    yield from place_drawn(g)
    if not g.agenda:
        finish(g)
        return
    card, _ = g.agenda[0]
    g.agenda = g.agenda[1:]
    if card in POLICY_NAMES:
        card = g.policies[0]
    elif card not in g.laws:
        return
    g.ticked += (card,)
    g.note(("edict", card))
    yield from REACH_CARDS[card].edict(g)


class GuildEnvoysDepart(ReachCard):
    """Two players: Guild cards of the Court on which nobody has an agent are buried."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["host", "attached", "slides_down"]

    def edict(self, g: Campaign) -> Script[None]:
        """C116: all are judged, then buried from the left, attached ones before hosts; then the row is refilled."""
        emptied: list[int] = []
        for place in [place for place in range(len(g.court)) if has_no_agents(g, place)]:
            above = g.attached_to(place)
            guilds = [card for card in above if is_guild_card(card)]
            lay_above(g, place, [card for card in above if card not in guilds])
            for card in guilds:
                self.reached(g, "attached")
                put_away(g, card, "bury")
            if is_guild_card(g.court[place]):
                leave_court(g, place, "bury", refills=False)
                self.reached(g, "slides_down" if g.court[place] else "host")
                if not g.court[place]:
                    emptied.append(place)
        for place in emptied:
            refill(g, place)
        yield from ()


def is_guild_card(card: int) -> bool:
    return card != NO_CARD and GUILD_SUIT[card] != NOTHING


register(GuildEnvoysDepart(GUILD_ENVOYS_DEPART))
