## Labels of the board of the Blighted Reach

board-heading = The Blighted Reach · Act { $act } · chapter { $chapter } · { $seat } has the initiative
board-legend = A shape before a system: its controller. ✦ the Empire, ☆ the Free States, ❋ the Blight. C city, S starport, · free slot, ▲3 three ships, ~1 one damaged, ' used this turn, ═ ║ from gate to gate. In brackets: pips of an action card, or keys to raid a card or slot.

reach-empire = The Empire
reach-event = Event
reach-fates = Your fates: keep one
reach-sealed = chosen
reach-objective = Objective: { $marker } of { $start } left
reach-score-gain = Chapter { $chapter }: { $why }
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

## Help

topic-event = Events
help-event = { help-law04 }
topic-faithful = Faithful
help-faithful = A fifth suit. Played, a Faithful card is Zeal (move, influence, battle, tax) or Wisdom (build, repair, secure).
