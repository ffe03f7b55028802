"""Where the rules leave a doubt: the reading that is played. Each is named after its entry in the reference."""

from typing import Final

TRADE_TO_TWO_TERRITORIES: Final = True
"""D4 (low confidence): the tokens of one Trade, and of the Factory card that gives tokens, may go to different
territories. Read literally, the rulebook puts them on one."""

REPEAT_FACTORY_CARD: Final = False
"""D5: Relentless does not cover the Factory card (later printings)."""

DISARM_AT_OWN_MINE: Final = True
"""D6: Disarm also works where the own Mine stands (later printings)."""

MINE_IS_A_TUNNEL_FOR_OBJECTIVES: Final = False
"""D15 (low confidence): only printed tunnels count for the objective about tunnels."""

MILL_NEEDS_CONTROL: Final = True
"""D12: the Mill is idle while an enemy unit stands on its territory (later printings)."""

COINS_ARE_PUBLIC: Final = True
"""D34 (low confidence): everybody may know everybody's total of coins."""

NEW_RECRUIT_COUNTS_AT_ONCE: Final = False
"""D13: a recruit that leaves the Enlist section gives its ongoing bonus only from the next Enlist on."""
