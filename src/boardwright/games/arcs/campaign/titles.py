"""Regents, Outlaws and the First Regent (p.16)."""

from boardwright.kernel.still import replaced, without

from ..court import bury
from ..facts import NOBODY
from .facts import OUTLAW, REGENT
from .moments import REACH_CARDS
from .power import gain_power
from .state import Campaign
from .trust import empty_trust


def take_first_regent(g: Campaign, seat: int) -> None:
    """The tile comes with all that lies in the Imperial Trust."""
    if g.first_regent != seat:
        g.first_regent = seat
        g.note(("first_regent", seat))


def become_outlaw(g: Campaign, seat: int) -> None:
    """C39: a leaving First Regent hands the tile and the Trust on; with no Regent left both are given up."""
    if g.titles[seat] == OUTLAW:
        return
    g.titles = replaced(g.titles, seat, OUTLAW)
    g.note(("became_outlaw", seat))
    if g.first_regent == seat:
        regents = g.regents()
        if regents:
            take_first_regent(g, max(regents, key=lambda other: g.power[other]))  # ties in turn order
        else:
            give_up_the_trust(g, seat)
    bury_imperial_cards(g, seat)


def all_become_outlaws(g: Campaign) -> None:
    """A-23: the First Regent is the last one to leave."""
    for seat in sorted(g.regents(), key=lambda regent: regent == g.first_regent):
        become_outlaw(g, seat)


def give_up_the_trust(g: Campaign, seat: int) -> None:
    """p.16: no Regent is left; the Trust goes to the supply and costs its last keeper 1 Power for each token."""
    g.first_regent = NOBODY
    gain_power(g, seat, -empty_trust(g), "trust")


def bury_imperial_cards(g: Campaign, seat: int) -> None:
    """C42: cards that only a Regent can hold go under the Court deck at once."""
    for card in g.cards[seat][:]:
        if card in REACH_CARDS and REACH_CARDS[card].is_buried_by_outlaws:
            g.cards[seat] = without(g.cards[seat], card)
            bury(g, card)
            g.note(("buried", card))


def become_regent(g: Campaign, seat: int) -> None:
    """p.16; A-13: who becomes the only Regent also takes the First Regent tile."""
    if g.titles[seat] == REGENT:
        return
    g.titles = replaced(g.titles, seat, REGENT)
    g.note(("became_regent", seat))
    if g.first_regent == NOBODY:
        take_first_regent(g, seat)
