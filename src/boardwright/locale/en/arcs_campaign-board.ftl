## Labels of the board of the Blighted Reach

board-heading = The Blighted Reach · Act { $act } · chapter { $chapter } · { $seat } has the initiative
board-legend = A shape before a system: its controller. ✦ the Empire, ☆ the Free States, ❋ the Blight. C city, S starport, · free slot, ▲3 three ships, ~1 one damaged, ' used this turn, ═ ║ from gate to gate. In brackets: pips of an action card, or keys to raid a card or slot.

reach-empire = The Empire
reach-event = Event
reach-fates = Your fates: keep one
reach-sealed = chosen
reach-objective = Objective: { $marker } of { $start } left
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

## Help

topic-event = Events
help-event = { help-law04 }
topic-faithful = Faithful
help-faithful = A fifth suit. Played, a Faithful card is Zeal (move, influence, battle, tax) or Wisdom (build, repair, secure).
topic-intermission = Intermission
help-intermission = Between two acts. Each fate is resolved in turn order; whoever has not completed the objective loses as much Power as its marker shows. The Court goes back into its deck, and agents, Trophies, Captives and frozen resources go home. Blight is repaired; everything else that is damaged is lost. The player with the most Power takes the initiative, and everyone loses half of their Power. Then whoever completed their objective keeps the fate or takes a new one, and the others choose one of two new ones. What is in play stays in play.

## Help: Flagships

topic-flagship = Flagships
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
