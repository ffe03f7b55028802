## The Blighted Reach at the web table: what the board says besides its labels

reach-act = Act { $act }
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

reach-discard = Discarded:
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
summit-item-vaulted = { $resource } among the Captives
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
summit-item-forgive = Outrage of { $resource }
summit-item-share = Rumor in { $system }
summit-item-captive_ship = captive ship of { $owner }
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

intermission-rest = A good moment to stop for today. The table keeps everything: come back to this page whenever you like and go on from here. The menu saves the game to a file, with which you can go on at another table.
intermission-title = Intermission after Act { $act }
intermission-next = then Act { $act }
intermission-print = Print the log sheet

## The end of the game

reach-scored-chapter = Act { $act }, chapter { $chapter }
epilogue-decided = How it was decided
epilogue-final = { $seat } completed the final objective of the { $fate } and wins the campaign, whoever has more Power.
epilogue-power = { $seat } has the most Power: { $power }.
epilogue-tie-tier = { $seat } and { $others } have { $power } Power each; a fate of tier { $tier } goes before later ones.
epilogue-tie-order = { $seat } and { $others } have { $power } Power each; { $seat } is first in turn order.
epilogue-chapters = Power by act and chapter
epilogue-chapters-about = What each player gained and lost in each chapter, without the halving between acts.
epilogue-bar = { $seat }: { $power } Power
epilogue-stories = The stories
epilogue-best = Best chapter: Act { $act }, chapter { $chapter }, { $power } Power

## Conspiracies, the Green Vault, Rumors

reach-plot = A Conspiracy, face down
reach-plot-of = Your Conspiracy: { $colour } will be first
reach-plot-not = A Conspiracy, face down; not { $colours }
reach-plots-left = { $count ->
    [one] { $seat } has 1 Conspiracy left
   *[other] { $seat } has { $count } Conspiracies left
  }
reach-vaulted = Resources among the Captives:
reach-rumor-agents = { $rumor }; agents: { $seats }

## First-time tips

first-board = The Blighted Reach is Arcs with an Empire, a Blight and a fate for each of you. Your fate and its objective are on your panel; the campaign’s own cards lie beside the map. Play a game or two of Arcs first, if you can.
first-summit = A Summit: put a deal together from what each player could give, even while somebody else speaks, and offer it on your turn. It happens only if all whom it names agree. Click the head to fold this up.
first-intermission = Between two acts: what the last one brought, and what each of you takes into the next. The steps are on the left; the one that asks you something is open. Click the head to look at the board.
