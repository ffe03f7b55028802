## The Blighted Reach at the web table: what the board says besides its labels

reach-act = Act { $act } · Chapter
reach-act-title = Act { $act }
reach-tracks = Ambitions, round, Empire and supply
reach-event-die = Event die: { $result }, { $symbol }
reach-complexity = Complexity { $count } of 3
reach-free-buildings = Free buildings: { $fresh } fresh{ $damaged ->
    [0] {""}
   *[other] , { $damaged } damaged
  }
reach-war = War
reach-peace = Peace
reach-escalation = Escalation
reach-blight = Blight: { $fresh ->
    [0] { $damaged } damaged
   *[other] { $fresh } fresh{ $damaged ->
        [0] {""}
       *[other] , { $damaged } damaged
    }
  }

## Flagships and tokens on the map

reach-flagship-of = Flagship of { $seat }
reach-flagship-in = Flagship of { $seat } in { $system }
reach-fitting = { $fitting }: { $damaged ->
        [0] { $piece }
       *[other] damaged { $piece }
    }
reach-fitting-free = { $fitting }: free, built at a { $resource } planet
reach-fitting-anywhere = { $fitting }: free, built at any planet
reach-token-golem = A sleeping Golem
reach-token-clue = { $side ->
        [0] Clue with its X up: wrong cluster, wrong symbol
       *[other] Clue with its check up: the cluster or the symbol is right
    }
reach-token-portal = { $side ->
        [0] The Portal
       *[other] The Portal is hidden here: only you know
    }
reach-token-pilgrim = { $count ->
        [one] Pilgrim of { $seat }
       *[other] { $count } Pilgrims of { $seat }
    }
reach-token-banner = { $side ->
        [0] Banner of { $seat }
       *[other] Damaged Banner of { $seat }
    }
reach-token-fragment = Hammer Fragment
reach-token-hammer = The Hammer
reach-token-broken-world = Broken World, without building slots
reach-token-rumor = Rumor, face down
reach-token-witness = { $count ->
        [one] Witness of { $seat }
       *[other] { $count } Witnesses of { $seat }
    }
reach-token-ceasefire = Ceasefire
reach-token-seat = Seat of cluster { $cluster }: { $seat } is Lord

## The board besides

reach-discard = Discarded:
reach-on-top = On top:
reach-beside = Beside the supply
reach-commonwealth = The Commonwealth marker
reach-commonwealth-home = Commonwealth: marker with { $seat }
reach-members = Members: { $seats }
reach-armistices = { $count ->
        [one] 1 Armistice in reserve
       *[other] { $count } Armistices in reserve
    }
reach-profiteer = War Profiteering: Weapons count, too
reach-ideal = Ideal: { $side }
reach-doctrine = Doctrine: { $side }{ $count ->
        [0] {""}
        [one] , 1 Ideal left
       *[other] , { $count } Ideals left
    }
reach-monopolies = Monopolies:
reach-faithful-left = Faithful: { $count } left
reach-lost-golem = { $golem }, lost
reach-awake = { $golem }, awake
reach-lord = Lord of cluster { $cluster }
reach-vassal = Vassal of { $seat } in cluster { $cluster }
reach-banners = { $count ->
        [one] 1 Banner
       *[other] { $count } Banners
    }
reach-blight-trophies = { $count ->
        [one] 1 Blight token
       *[other] { $count } Blight tokens
    }
reach-tucked = Cards beneath
reach-laws-count = { $count ->
        [one] 1 law
       *[other] { $count } laws
    }
arcs-mode-event = Event
reach-score-objective = Objective: spaces left
seat-fates = Fate in seat { $number }

## Summits

summit-title = Summit
summit-call-to-order = Call to Order
summit-negotiations = Negotiations
summit-caller = called by { $seat }
summit-parties = Who takes part
summit-agreed = agrees
summit-asked = is asked
summit-waits = is asked next
summit-left = { $count ->
        [0] no proposals left
        [one] 1 proposal left
       *[other] { $count } proposals left
    }
summit-deal = On the table
summit-no-deal = There is no deal at the moment.
summit-refused = Refused
summit-change = Change it
summit-gives = { $giver } gives { $receiver }
summit-times = { $item } ×{ $count }
summit-item-promise = Favor
summit-item-token = { $resource }
summit-item-held = { $resource } from { $court }
summit-item-captive = Captive of { $owner }
summit-item-trophy = Trophy: { $owner_is ->
        [4] Imperial { $piece }
        [5] Free { $piece }
        [6] Blight token
       *[other] { $piece } of { $owner }
    }
summit-item-favor = Favor of { $owner }
summit-item-delegate = Agent on { $court }
summit-item-ship = { $damaged ->
        [0] Fresh ship in { $system }
       *[other] Damaged ship in { $system }
    }
summit-item-building = { $piece } at { $place }
summit-item-invite = Invitation to the Empire
summit-item-guild = { $court }
summit-item-lore = { $court }
summit-item-golem = { $resource }
deal-compose = Your proposal
deal-you-give = You give { $receiver }
deal-gives-you = { $giver } gives you
deal-others = Between the others
deal-draft = In your proposal
deal-remove = Remove from the proposal
deal-hint = Choose up to { $count } things; all happens at once if everybody agrees.
deal-later = You can offer it when it is your turn to speak.
deal-clear = Clear
deal-offer = Offer this deal

advance-done = In advance: nothing to propose when I am asked next

## The Intermission

intermission-title = Intermission after Act { $act }
intermission-next = then Act { $act }
intermission-rest = A good moment to stop for today: the table keeps everything. Come back to this page whenever you like, or export the game, import it elsewhere and go on from here.
intermission-print = Print the log sheet
log-sheet = Log sheet
log-act = Act
log-seat = Player
log-fate = Fate
log-objective = Objective
log-power = Power
log-kept = Kept
log-met = ✓ completed
log-missed = { $count } short
