"""The Partisan in Act III: a bloc of guilds that leads, division among Rivals, and terror after success in Act II."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from ...cards.unions import Union
from ...court import shuffle_court_deck
from ...facts import AGGRESSION, CARD_NUMBER, GUILD_SUIT, MOBILIZATION, NOBODY, NOTHING, RESOURCES
from ...moments import register_card
from ...resources import is_outraged, slots_of_all_covered
from ...state import COVERED, Arcs, changed, is_damaged, owner_of
from ...vocabulary import RESOURCE, SEAT
from ..council import COUNCIL_PLACE, turn_in_session
from ..court import attach, draw_from_deck, put_away
from ..court_cards import ReachVox
from ..crises import is_in_court
from ..facts import BLIGHT, PLANETS
from ..flagship import destroy_damaged_board
from ..moments import ReachCard, register
from ..state import Campaign, campaign
from ..tokens import DAMAGED_SIDE, harmable_in, wreck_token
from ..wrecks import wreck_building, wreck_ships

FIASCOS: Final[list[int]] = [CARD_NUMBER["cc13"], CARD_NUMBER["f410"]]


class Objective(ReachCard):
    """F624: more Guild cards than each Rival; the initiative marker."""

    def clauses(self) -> list[str]:
        return ["guild_cards", "initiative"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        counts = [sum(1 for card in g.cards[seat] if GUILD_SUIT[card] != NOTHING) for seat in range(g.seats)]
        has_most = all(counts[me] > counts[rival] for rival in g.rivals(me))
        if has_most:
            self.reached(g, "guild_cards")
        if g.initiative == me:
            self.reached(g, "initiative")
        return has_most, g.initiative == me


class SowerOfDivision(ReachCard):
    """F625: who gets the initiative by surpassing may cover an empty Outrage slot of a Rival with an own agent."""

    def clauses(self) -> list[str]:
        return ["sows"]

    def initiative_surpassed(self, g: Arcs, me: int) -> Script[None]:
        """A-73: the Rival has that Outrage, but does not provoke it, so nothing is discarded."""
        if not g.agents[me]:
            return
        options: list[Option] = [
            ("sow_outrage", rival, resource)
            for rival in g.rivals(me)
            for resource in range(len(RESOURCES))
            if not is_outraged(g, rival, resource)
        ]
        if not options:
            return
        choice = yield g.ask(me, "sower_of_division", [*options, ("skip",)])
        if choice[0] == "sow_outrage":
            self.reached(g, "sows")
            rival, resource = SEAT.of(choice), RESOURCE.of(choice)
            g.agents = changed(g.agents, me, -1)
            g.outrage = replaced(g.outrage, rival * len(RESOURCES) + resource, COVERED)
            c = campaign(g)
            c.sown = tuple(sorted([*c.sown, (rival, resource, me)]))
            g.note(("sowed_outrage", me, rival, resource))


# -- after success in Act II ---------------------------------------------------------------------------------------


class GuildsDecryTerror(ReachCard):
    """F619: a Diplomatic Fiasco of the Court deck comes to the Council, which is in session again."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["edict", "in_court"]

    def edict(self, g: Campaign) -> Script[None]:
        """A-74: nothing if one is in the Court, or none in the deck; forced, so the Council may have one attached."""
        yield from ()
        if any(is_in_court(g, card) for card in FIASCOS):
            self.reached(g, "in_court")
            return
        found = [card for card in FIASCOS if card in g.court_deck]
        if not found:
            return
        self.reached(g, "edict")
        draw_from_deck(g, found[0])
        attach(g, found[0], COUNCIL_PLACE)
        turn_in_session(g)
        shuffle_court_deck(g)


class TerrorStrike(ReachVox):
    """F620, F621: all damaged pieces at planets of the types of anybody's Outrage are destroyed."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "spares_own"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        yield from self.strike(g, NOBODY, "crisis")

    def after_crisis(self, g: Campaign) -> str:
        return "shuffle"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """Own pieces are safe; it is no harm, so there are neither Trophies nor Outrage."""
        yield from self.strike(campaign(g), me, "when_secured")

    def after_secured(self, g: Arcs) -> None:
        put_away(campaign(g), self.number, "shuffle")

    def strike(self, g: Campaign, spared: int, clause: str) -> Script[None]:
        """Ships, buildings, Blight, tokens that are harmed like buildings, and what stands on boards of Flagships."""
        types = [res for res in range(len(RESOURCES)) if any(is_outraged(g, seat, res) for seat in range(g.seats))]
        cities = [0] * g.seats
        if spared != NOBODY:
            self.reached(g, "spares_own")
        for system in [planet for planet in PLANETS if g.planet_type(planet) in types]:
            self.reached(g, clause)
            for owner in [*g.fleets(), BLIGHT]:
                if owner != spared:
                    wreck_ships(g, owner, system)
            for place in g.buildings_at(system):
                if is_damaged(g.buildings[place]) and owner_of(g.buildings[place]) != spared:
                    wreck_building(g, place, cities)
            for row in harmable_in(g, system):
                if row[3] == DAMAGED_SIDE and row[1] != spared:
                    wreck_token(g, row)
            for seat in range(g.seats):
                if g.flagships[seat] == system and seat != spared:
                    cities[seat] += destroy_damaged_board(g, seat)
        yield from slots_of_all_covered(g, cities)  # C115


register(GuildsDecryTerror(CARD_NUMBER["f619"]))
for _strike in ("f620", "f621"):
    register(TerrorStrike(CARD_NUMBER[_strike]))
register_card(Union(CARD_NUMBER["f622"], MOBILIZATION))  # Spacing Union
register_card(Union(CARD_NUMBER["f623"], AGGRESSION))  # Arms Union
register(Objective(CARD_NUMBER["f624"]))
register(SowerOfDivision(CARD_NUMBER["f625"]))
