## The Blighted Reach at the web table: what the board says besides its labels

reach-act = Act { $act } · Chapter
reach-tracks = Ambitions, round, Empire and supply
reach-event-die = Event die: { $result }, { $symbol }
reach-complexity = Complexity { $count } of 3
reach-free-buildings = Free: { $fresh }{ $damaged ->
    [0] {""}
   *[other] {" "}+ { $damaged } damaged
  }
reach-blight = Blight: { $fresh ->
    [0] { $damaged } damaged
   *[other] { $fresh } fresh{ $damaged ->
        [0] {""}
       *[other] , { $damaged } damaged
    }
  }
reach-golem = A sleeping Golem
reach-discard = Discarded:
arcs-mode-event = Event
reach-score-objective = Objective: spaces left
