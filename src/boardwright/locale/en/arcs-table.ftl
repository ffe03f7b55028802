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
