// Keys inside the parts of the table: each is one stop of the Tab key, and arrows go from thing to thing in it.

import { $, $$ } from "./page.js";

const THINGS = "[data-spot], [data-help]";
const PARTS = [
  { part: "#actions", things: ".action:is(button), .action input, .confirm" },
  { part: "#hand", things: THINGS },
  { part: "#board", things: THINGS, around: true },
  { part: "#aside", things: THINGS, around: true },
  { part: "#panels", things: THINGS, around: true },
  { part: "#log", things: ".line a", quiet: true },
];
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const stops = new Map(); // in each part the thing that was focused last

const shown = (thing) => thing.getClientRects().length > 0 && !thing.disabled;
const things = ({ part, things: what }) => $$(`${part} :is(${what})`).filter((thing) => !thing.closest("[hidden]"));

// After a change of the page: every part has one stop, what can be chosen first.
export function rove() {
  for (const one of PARTS) {
    if (one.quiet) continue;
    const inside = things(one);
    const known = stops.get(one.part);
    const stop = inside.includes(known) && !known.disabled ? known : inside.find((thing) => thing.matches(".spot-next") && shown(thing)) ?? inside.find(shown);
    stops.set(one.part, stop);
    for (const thing of inside) setStop(thing, thing === stop);
  }
}

function setStop(thing, yes) {
  if (yes) thing.setAttribute("tabindex", "0");
  else if (thing.matches("button, input, a")) thing.setAttribute("tabindex", "-1");
  else if (thing.hasAttribute("tabindex") && thing !== document.activeElement) thing.removeAttribute("tabindex");
}

// Moves the focus inside the part where it is, from nowhere to the options; whether the key meant that.
export function arrow(event) {
  const way = ARROWS[event.key];
  if (!way) return false;
  const one = PARTS.find(({ part }) => event.target.closest?.(part)) ?? (event.target.closest?.("#main") && event.target.id !== "main" ? null : PARTS[0]);
  if (!one) return false;
  const inside = things(one).filter(shown);
  const from = inside.includes(document.activeElement) ? document.activeElement : null;
  const next = from && one.around ? nearest(from, inside, way) : inside.at(from ? (inside.indexOf(from) + way[0] + way[1]) % inside.length : one.quiet ? -1 : 0);
  if (!next) return Boolean(from);
  focus(one, next);
  return true;
}

function focus(one, thing) {
  if (!one.quiet) {
    const old = stops.get(one.part);
    stops.set(one.part, thing);
    thing.setAttribute("tabindex", "0");
    thing.focus();
    if (old && old !== thing) setStop(old, false);
  } else thing.focus();
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// The next thing in a direction: near, and not too far aside.
function nearest(from, inside, [x, y]) {
  const middle = (thing) => { const box = thing.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [left, top] = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of inside) {
    const [right, bottom] = middle(thing);
    const ahead = (right - left) * x + (bottom - top) * y;
    const aside = Math.abs((right - left) * y) + Math.abs((bottom - top) * x);
    const far = ahead + 2.5 * aside;
    if (thing !== from && ahead > 1 && far < least) { best = thing; least = far; }
  }
  return best;
}

// Enter and the space bar click what is no button.
document.addEventListener("keydown", (event) => {
  const thing = event.target;
  if ((event.key !== "Enter" && event.key !== " ") || event.repeat || !thing.matches?.(THINGS) || thing.matches("button, a, input, summary")) return;
  event.preventDefault();
  event.stopPropagation();
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}, true);
