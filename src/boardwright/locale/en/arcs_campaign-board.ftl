## Labels of the board of the Blighted Reach

board-heading = The Blighted Reach · Act { $act } · chapter { $chapter } · { $seat } has the initiative
board-legend = A shape before a system: its controller. ✦ the Empire, ☆ the Free States, ❋ the Blight. C city, S starport, F a Flagship among the ships, · free slot, ▲3 three ships, ~1 one damaged, ' used this turn, ═ ║ from gate to gate. In brackets: pips of an action card, or keys to raid a card or slot.

reach-empire = The Empire
board-tokens = Tokens on the map
board-capital-sign = F
reach-event = Event
reach-fates = Your fates: keep one
reach-sealed = chosen
reach-objective = Objective: { $marker } of { $start } left
reach-captive-ships = Captive ships:
reach-piece-of = { $piece } of { $seat }
reach-delivered = Pilgrims through the Portal
reach-court-token = Court token of cluster { $cluster }: for its Lord and Vassals
reach-grand = Grand ambitions: { $count ->
        [0] none
        [one] one
       *[other] both
    } fulfilled now
reach-act-title = Act { $act }
reach-scored-row = Act { $act }, chapter { $chapter }: { $ambition }
reach-score-gain = Act { $act }, chapter { $chapter }: { $why }
reach-first-regent = First Regent
reach-nobody = nobody
reach-trust = Trust
reach-empty = empty
reach-policies = Policies
reach-in-force = in force
reach-booklet = In the rules booklet
reach-favors = Favors of:
reach-fulfilled = done
reach-attached = With it:
reach-council-session = In Session
reach-council-decided = Decided
reach-council-tucked = Decided, secured by { $seat }
reach-step-blight = The Blight strikes
reach-done = done
reach-now = now
reach-to-come = still to come
reach-agreed = agree
reach-waiting = still asked

reach-on-top = On top:
reach-second = Second:
reach-beside = Beside the supply
reach-sponsored = The Sponsored token
reach-sponsored-home = Sponsored token: with the First Regent
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
reach-portal-secret = Portal: only { $seat } knows
reach-lost-golem = { $golem }, lost
reach-awake = { $golem }, awake
reach-lord = Lord of cluster { $cluster }
reach-vassal = Vassal of { $seat } in cluster { $cluster }
reach-bunkers = { $count ->
        [one] 1 Bunker
       *[other] { $count } Bunkers
    }
reach-banners = { $count ->
        [one] 1 Banner
       *[other] { $count } Banners
    }
reach-blight-trophies = { $count ->
        [one] 1 Blight token
       *[other] { $count } Blight tokens
    }
reach-tucked = Cards beneath

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
reach-token-passage = Passage: gate { $cluster } is broken and out of play
reach-exit = Ships leave to planets with the { $symbol }
reach-token-bunker = { $side ->
        [0] Bunker of { $seat }
       *[other] Damaged Bunker of { $seat }
    }
reach-token-banner = { $side ->
        [0] Banner of { $seat }
       *[other] Damaged Banner of { $seat }
    }
reach-token-fragment = Hammer Fragment
reach-token-hammer = The Hammer
reach-token-broken-world = Broken World, without building slots
reach-token-rumor = { $side ->
        [0] Rumor, face down
        [1] False Rumor
        [2] True Rumor: the cluster of the Haven
       *[other] True Rumor: the symbol of the Haven
    }
reach-token-witness = { $count ->
        [one] Witness of { $seat }
       *[other] { $count } Witnesses of { $seat }
    }
reach-token-ceasefire = { $side ->
        [0] Ceasefire: cluster { $cluster } is at Peace
       *[other] Cluster { $cluster } is at War
    }
reach-token-seat = Seat of cluster { $cluster }: { $seat } is Lord

## The Intermission

intermission-title = Intermission after Act { $act }
intermission-next = then Act { $act }
log-sheet = Log sheet
log-act = Act
log-seat = Player
log-fate = Fate
log-objective = Objective
log-power = Power
log-kept = Kept
log-met = ✓ completed
log-missed = { $count } short
log-grand = { $count } of 2 grand ambitions at the end

## Help

topic-event = Events
help-event = { help-law04 }
topic-faithful = Faithful
help-faithful = A fifth suit. Played, a Faithful card is Zeal (move, influence, battle, tax) or Wisdom (build, repair, secure).
topic-intermission = Intermission
help-intermission = Between two acts. Each fate is resolved in turn order; whoever has not completed the objective loses as much Power as its marker shows. The Court goes back into its deck, and agents, Trophies, Captives and frozen resources go home. Blight is repaired; everything else that is damaged is lost. The player with the most Power takes the initiative, and everyone loses half of their Power. Then whoever completed their objective keeps the fate or takes a new one, and the others choose one of two new ones. What is in play stays in play.

## Help: Flagships

topic-flagship = Flagship
help-flagship = { help-law06 }
topic-slipstream-drive = Slipstream Drive
help-slipstream-drive = The Upgrade is built at a Fuel planet, its Armor at a Relic planet. Prelude, once a turn: a catapult move of the Flagship alone, or of other ships from its system. It works damaged, too.
topic-tractor-beam = Tractor Beam
help-tractor-beam = The Upgrade is built at a Relic planet, its Armor at a Weapon planet. While the Flagship defends, the attacker collects no raid dice. It works damaged, too.
topic-control-array = Control Array
help-control-array = The Upgrade is built at a Psionic planet, its Armor at a Material planet. While the Flagship is in a gate, its owner taxes any city of that cluster as if it were Loyal, without capturing agents. It works damaged, too.
topic-defense-array = Defense Array
help-defense-array = The Upgrade is built at a Weapon planet, its Armor at a Psionic planet. A defending Flagship intercepts with a hit for each fresh starport on its board. It works damaged, too.
topic-ship-crane = Ship Crane
help-ship-crane = The Upgrade is built at a Material planet, its Armor at a Fuel planet. Two ships a turn are built at the Flagship instead of one, each with an action. It works damaged, too.
topic-hull = Hull
help-hull = Upgrade and Armor are built at any planet. The Hull does nothing by itself: it is room for one building more, and one more to be hit.

## Help: tokens of fates

topic-clue = Clues
help-clue = The Pathfinder lays them on planets they have tested. Check side up: the Portal is in this cluster or under this symbol, not both. X side up: neither is right. Clues belong to nobody and cannot be harmed.
topic-portal = Portal
help-portal = What the Pathfinder looks for. It cannot be harmed and belongs to nobody; whoever controls its system controls it.
topic-pilgrim = Pilgrims
help-pilgrim = Loyal pieces of the Pathfinder that cannot be harmed.
topic-passage = Passages
help-passage = A Passage lies on each gate that the Gate Wraith has broken. Such a gate is out of play; ships beside it move to the Twisted Passage in the centre of the map instead. Passages cannot be harmed or moved.
topic-bunker = Bunkers
help-bunker = Loyal pieces that the Survivalist builds on planets. They are hit, damaged, repaired and destroyed like buildings, but two hits count as one on them. They take no building slot and cause neither Outrage nor ransacking. Destroyed ones are Trophies.
topic-banner = Banners
help-banner = Loyal pieces that the Hegemon plants on planets. They are hit, damaged, repaired and destroyed like buildings, but take no building slot and cause neither Outrage nor ransacking. Destroyed ones are Trophies.
topic-fragment = Hammer Fragments
help-fragment = Six of them lie on planets with one symbol. Whoever holds Breaking Worlds takes them with Repair Hammer from systems they control; with all six the Hammer is whole. They cannot be harmed.
topic-hammer = The Hammer
help-hammer = It lies on a planet that is about to be broken. It cannot be harmed.
topic-broken-world = Broken Worlds
help-broken-world = A planet that was broken has no building slots any more. Ships still move there.
topic-rumor = Rumors
help-rumor = The Pirate has laid four of them face down on planets. Two tell where the Haven is: one lies in its cluster, one on a planet with its symbol.
topic-witness = Witnesses
help-witness = Loyal pieces of the Pacifist that cannot be harmed. They go along with ships, or alone, from systems their owner controls. On a Psionic planet that they control, they become Psionics.
topic-ceasefire = Ceasefire
help-ceasefire = One for each cluster: at Peace, whoever wants to harm pieces there spends a Weapon first, and then the cluster is at War.
topic-seat-token = Seats
help-seat-token = A city with the Seat of its cluster makes its owner Lord there, and the cluster their Fief. If the city leaves the map, so does the Seat.
