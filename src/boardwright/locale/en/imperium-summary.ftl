## Imperium in short: for the home page and the library

summary-line = Lead a people from barbarians to an empire, card by card: Classics and Legends together.
summary-time = 40 minutes per player
summary-win-title = How one wins
summary-win = Scoring is triggered when the main pile is empty, when somebody has developed their last card, or by a card such as King of Kings. The round is finished and one more is played. Then everybody counts one point per progress token and the points of their cards: in the deck, in hand, in play, in the history and garrisoned. Unrest counts minus two. Most points win. If the pile of unrest runs out, everything collapses at once, and whoever has the least unrest wins.
summary-turn-title = What a turn is
summary-turn = Do one of three things. Activate: spend action tokens to play cards from your hand, and exhaust tokens to use abilities of cards in play, in any order. Innovate: break through for one card and do nothing else. Revolt: return unrest from your hand. Then clean up: put a progress token on a card of the market, take your action and exhaust tokens back, discard what you like and draw up to five cards. When everybody has had a turn comes the solstice, with the solstice texts of the cards in play.
summary-cards-title = Where cards come from
summary-cards = Acquire takes a card from the market, with its tokens and, unless it is a region, the unrest beneath it. Breaking through takes one without unrest. Whenever your draw deck runs out, barbarians add the next card of their nation deck. Its last card makes you an empire; from then on you may pay for cards of your development area instead, and cards for barbarians only can no longer be played.
summary-mind-title = Keep in mind
summary-mind = Pinned cards stay in play; others are discarded when played. Cards in the history are out of the way and still scored. In a payment, a progress token may stand for one population or two materials. Every nation breaks some rule: read its power card first.

shelf-words = Words of the rules
shelf-fame = Fame
shelf-unrest = Unrest
shelf-region = Regions
shelf-uncivilised = Uncivilised cards
shelf-civilised = Civilised cards
shelf-tributary = Tributaries
shelf-carthaginians = Carthaginians
shelf-celts = Celts
shelf-greeks = Greeks
shelf-macedonians = Macedonians
shelf-persians = Persians
shelf-romans = Romans
shelf-scythians = Scythians
shelf-vikings = Vikings
shelf-arthurians = Arthurians
shelf-atlanteans = Atlanteans
shelf-egyptians = Egyptians
shelf-mauryans = Mauryans
shelf-minoans = Minoans
shelf-olmecs = Olmecs
shelf-qin = Qin
shelf-utopians = Utopians

choice-box-both = Classics and Legends
choice-box-classics = Classics
choice-box-legends = Legends
choice-commons-classics = Classics
choice-commons-legends = Legends
