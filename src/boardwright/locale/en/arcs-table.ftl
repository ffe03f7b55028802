## Arcs at the web table: what the board says besides its labels

arcs-map = The map
arcs-chapter = Chapter
arcs-initiative = { $seat } has the initiative
arcs-system = System { $system }
arcs-controlled = controlled by { $seat }
arcs-building = { $piece } of { $seat }
arcs-damaged-building = damaged { $piece } of { $seat }
arcs-ships = { $seat }: { $fresh ->
    [one] 1 fresh ship
   *[other] { $fresh } fresh ships
  }{ $damaged ->
    [0] {""}
    [one] , 1 damaged
   *[other] , { $damaged } damaged
  }
arcs-action-card = { $card }: { $count ->
    [one] 1 action
   *[other] { $count } actions
  } ({ $actions })
arcs-keys = { $count ->
    [0] Protected: no raid takes it
    [one] 1 key to raid
   *[other] { $count } keys to raid
  }
arcs-out-of-play = out of play
arcs-battle = Battle in { $system }
arcs-battle-gate = The gate of cluster { $system }
arcs-battle-planet = { $resource } planet
arcs-battle-barren = A planet without resources
arcs-attacks = Attacks with { arcs-fleet }
arcs-defends = Defends with { arcs-fleet }{ $buildings ->
    [0] {""}
    [one] , 1 building
   *[other] , { $buildings } buildings
  }
arcs-fleet = { $fresh ->
    [one] 1 fresh ship
   *[other] { $fresh } fresh ships
  }{ $damaged ->
    [0] {""}
    [one] , 1 damaged
   *[other] , { $damaged } damaged
  }
arcs-battles = { $count } battles
arcs-report-unhurt = No losses
arcs-report-lost = Destroyed: { $piece } of { $seat }
arcs-report-damaged = Damaged: { $piece } of { $seat }
arcs-report-ship = a ship
arcs-report-token = a token
arcs-report-city = a city
arcs-report-starport = a starport
arcs-report-banner = a Banner
arcs-report-bunker = a Bunker
arcs-report-attacked = attacks
arcs-report-defended = defends
arcs-hit-fresh = A fresh ship of { $seat }
arcs-hit-damaged = A damaged ship of { $seat }
arcs-die-faces = The six faces of the { $die } die
arcs-die-left = { $count ->
    [one] Up to 1 die left
   *[other] Up to { $count } dice left
  }
arcs-die = { $die } die: { $face }
arcs-blank = blank
arcs-symbol-self-hit = Hits on you
arcs-symbol-intercept = Intercepted
arcs-symbol-hit = Hits on ships
arcs-symbol-building-hit = On buildings
arcs-symbol-key = Raid keys
arcs-means-self-hit = hit to your own ships
arcs-means-intercept = each fresh ship of the defender hits back
arcs-means-hit = hit to a ship, then to buildings
arcs-means-building-hit = hit to a building
arcs-means-key = key to steal with
arcs-step-done = resolved
arcs-step-now = choose now
arcs-step-to-come = to come
arcs-court = Court
arcs-standings = Power and cards of everybody
arcs-agents = { $seat }: { $count ->
    [one] 1 agent
   *[other] { $count } agents
  }
arcs-dummy = The imaginary third player
arcs-markers-left = Markers left:
arcs-marker = First place { $first } power, second { $second }
arcs-mode-lead = leads
arcs-mode-surpass = surpasses
arcs-mode-copy = copies
arcs-mode-pivot = pivots
arcs-mode-seize = seizes
arcs-mode-event = plays an Event
arcs-in-prelude = prelude
arcs-pips-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
  }
arcs-draft = Leaders and lore to choose from
arcs-power = Power
arcs-slot-free = Free slot
arcs-slot-covered = A city covers this slot
arcs-score-power = Power
arcs-score-ambition = { $ambition }, if the chapter ended now
arcs-score-total = Total, if the chapter ended now

advance-pass = In advance: if I am the next to lead, pass the initiative

## The end of the game

arcs-battle-told = { $seat } battles { $seat2 } in { $system }: { $count } pieces are destroyed.
arcs-scored-chapter = Chapter { $chapter }
arcs-scored-cities = { $ambition }: bonus for cities

## The end of a chapter

arcs-chapter-ended = Chapter { $chapter } has ended
arcs-chapter-about = { $count ->
    [0] No ambition was declared.
    [one] One ambition was scored.
   *[other] { $count } ambitions were scored.
  }
arcs-counts-tycoon = Material and Fuel
arcs-counts-tyrant = Captives
arcs-counts-warlord = Trophies
arcs-counts-keeper = Relics
arcs-counts-empath = Psionics
arcs-place-first = first place
arcs-place-second = second place
arcs-place-tie = tie for first
arcs-place-by = second-place Power: { $card }
arcs-place-jointly = the Commonwealth’s share
arcs-place-cities = { $place }, { $bonus } for cities
arcs-dummy-had = Out-of-play planets: { $count }
arcs-power-now = { $power } Power

## First-time tips

first-board = What glows can be clicked: cards in your hand, systems, Court cards. Each option also has a button and a key. Point at anything, or press it for a moment, to read what it does. “?” says what you cannot do now, and why.
first-battle = The dice lie in the middle, attacker on the left, defender on the right. Deal hits by clicking ships and buildings here; the steps below show what is done and what is to come. Click the head to fold this up and look at the map.
