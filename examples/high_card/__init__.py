"""High Card, a complete small game: the worked example of docs/adding-a-game.md.

Fourteen cards, 1 to 14. In each of two rounds everyone is dealt three cards. In each trick every seat, starting with
the leader, plays one card; before that it may peek at the top card of the deck, once per round. The highest card takes
the trick: its seat keeps the point or gives it to another seat, and leads the next trick. Most points win; ties go to
the seat nearest to the last leader.

With the option `sets` everyone exchanges one or two cards after the deal, and the points of a trick (`prize`) can be
divided.

    python -m examples.high_card serve --open
    python -m examples.high_card play high_card --bots hard
"""
