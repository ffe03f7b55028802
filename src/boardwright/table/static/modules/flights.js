// What happens is shown where it happens: cards and pieces fly, what is gained rises, places are marked. The table says
// what goes from where to where (draw/flights.py); here the places are looked up. Nothing waits for a flight.

import { $, $$ } from "./page.js";
import { preferences } from "./preferences.js";

const STEP = 480; // milliseconds, one step after the other
const HURRIED = 160; // while many wait
const MANY = 4;
const PARTS = "#panels, #aside, #hand, #side"; // on a phone one of them is shown at a time

let waiting = [];
let timer = 0;

export function lively() {
  return preferences.animate && !matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden;
}

// -- places ----------------------------------------------------------------------------------------------------------

const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 0;

// The element at a place: the first of its names that can be seen; on a phone else the tab behind which it is. What has
// arrived is no longer where it came from.
function elementAt(names, arrived) {
  const all = names.flatMap((name) => [...$$(`[data-spot="${CSS.escape(name)}"]`), ...$$(`#${CSS.escape(name)}`)]);
  const hidden = all.map((element) => element.closest(PARTS)?.id).find(Boolean);
  return all.find((element) => element !== arrived && shown(element)) ?? (hidden && $$(`#tabs [data-part=${hidden}]`).find(shown)) ?? null;
}

function boxAt(names, arrived = null) {
  const element = elementAt(names, arrived);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height, element };
}

// Where things are before the page changes; afterwards they may be gone.
export function lookUp(steps) {
  if (!lively()) return null;
  const found = new Map();
  for (const flight of (steps ?? []).flat()) {
    for (const names of [flight.from, flight.to]) if (names) found.set(String(names), boxAt(names));
    if (flight.lifts && flight.from) { const box = found.get(String(flight.from)); if (box) box.copy = copyOf(box.element); }
  }
  return found;
}

// -- flying ----------------------------------------------------------------------------------------------------------

// Queues what just happened: each step has its turn, sooner if many wait.
export function fly(steps, before) {
  if (!before || !steps?.length) return;
  waiting.push(...steps.map((step) => ({ step, before })));
  if (!timer) next();
}

function next() {
  const first = waiting.shift();
  if (!first) { timer = 0; return; }
  for (const flight of first.step) show(flight, first.before);
  timer = setTimeout(next, waiting.length > MANY ? HURRIED : STEP);
}

// Ends whatever is flying: who clicks or presses a key wants to go on.
export function land() {
  clearTimeout(timer);
  timer = 0;
  waiting = [];
  $("#flights")?.replaceChildren();
}

function layer() {
  const known = $("#flights");
  if (known) return known;
  const made = document.createElement("div");
  made.id = "flights";
  made.ariaHidden = "true";
  document.body.append(made);
  return made;
}

// What was shown before steps back, so that the next step stands out.
export function stepBack() {
  for (const part of $$(".arrows > g, .flight", layer())) part.classList.add("past");
}

// Shows one flight; `stays` leaves its arrow or mark. Its colour is that of the seat.
export function show(flight, before = null, stays = false) {
  const to = boxAt(flight.to) ?? before?.get(String(flight.to));
  const from = flight.from ? before?.get(String(flight.from)) ?? boxAt(flight.from, to?.element) : null;
  if (!to) return;
  const far = from && Math.hypot(from.x - to.x, from.y - to.y) > 24;
  if (stays && far) draw("path", arrow(from, to), flight.colour);
  if (stays || !(flight.picture || flight.text || flight.lifts)) mark(to, flight, stays);
  const seen = ghost(flight, far ? from : to);
  if (!seen) return;
  if (far) travel(seen, from, to, stays); else rise(seen, to, stays);
}

function ghost(flight, box) {
  const copy = flight.lifts && (box.copy ?? copyOf(box.element));
  if (!flight.picture && !flight.text && !flight.lifts) return null;
  const made = document.createElement("div");
  made.className = copy ? "flight flight-card" : flight.lifts ? "flight flight-back" : "flight";
  if (flight.colour) made.classList.add(`seat-${flight.colour}`);
  if (copy) made.append(copy); else made.innerHTML = flight.picture ?? "";
  if (flight.text) { const text = document.createElement("b"); text.textContent = flight.text; made.append(text); }
  layer().append(made);
  return made;
}

// A card as it is drawn: a whole panel or a part of the map is none, and flies as the back of one.
function copyOf(element) {
  const box = element.getBoundingClientRect();
  if (element.ownerSVGElement || element.matches("button, .panel-body > *") || box.width > 260 || box.height > 340) return null;
  const copy = element.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "data-spot", "data-help", "tabindex"]) part.removeAttribute(name);
  copy.classList.remove("spot-next", "spot-picked", "spot-hint");
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  return copy;
}

const at = ({ x, y }, scale = 1) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

function travel(seen, from, to, stays) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(60, Math.hypot(from.x - to.x, from.y - to.y) / 6) };
  const shrunk = seen.matches(".flight-card") ? Math.max(0.35, Math.min(1, to.width / (from.width || 1))) : 1;
  const way = [{ transform: at(from) }, { transform: at(middle, 1.12) }, { transform: at(to, shrunk) }];
  settle(seen, way, { duration: STEP * 1.15, easing: "cubic-bezier(.35,.1,.3,1)" }, stays);
}

function rise(seen, to, stays) {
  const high = { x: to.x, y: to.y - Math.min(46, to.height / 2 + 18) };
  const way = [{ transform: at(to, 0.6), opacity: 0 }, { transform: at(to), opacity: 1, offset: 0.2 }, { transform: at(high, 1.1), opacity: 1, offset: 0.8 }, { transform: at(high, 1.1), opacity: stays ? 1 : 0 }];
  settle(seen, way, { duration: STEP * 1.6, easing: "ease-out" }, stays);
}

// Without motion a thing is where it goes at once.
function settle(seen, way, how, stays) {
  if (!lively()) { seen.style.transform = way.at(-1).transform; if (!stays) seen.remove(); return; }
  const flying = seen.animate(way, { ...how, fill: "forwards" });
  if (!stays) flying.finished.then(() => seen.remove(), () => {});
}

// -- arrows and marks ------------------------------------------------------------------------------------------------

function sheet() {
  const known = $("#flights svg.arrows");
  if (known) return known;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.classList.add("arrows");
  layer().prepend(made);
  return made;
}

function draw(shape, attributes, colour) {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  if (colour) group.classList.add(`seat-${colour}`);
  for (const kind of ["halo", "line"]) {
    const part = document.createElementNS("http://www.w3.org/2000/svg", shape);
    for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value);
    part.classList.add(kind);
    group.append(part);
  }
  sheet().append(group);
  return group;
}

// A bent line with a head, short of the middle of both places.
function arrow(from, to) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = Math.min(40, far / 6);
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const middle = { x: (from.x + to.x) / 2 + uy * bend, y: (from.y + to.y) / 2 - ux * bend };
  const end = { x: to.x - ux * 14, y: to.y - uy * 14 };
  const angle = Math.atan2(end.y - middle.y, end.x - middle.x);
  const wing = (turn) => `${end.x - 13 * Math.cos(angle + turn)} ${end.y - 13 * Math.sin(angle + turn)}`;
  return { d: `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}M${wing(0.5)}L${end.x} ${end.y}L${wing(-0.5)}` };
}

function mark(place, { colour }, stays) {
  const radius = Math.max(16, Math.min(44, Math.min(place.width, place.height) / 2));
  const ring = draw("circle", { cx: place.x, cy: place.y, r: radius }, colour);
  if (!lively()) { if (!stays) ring.remove(); return; }
  const ends = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: stays ? 0.85 : 0 }];
  const shining = ring.animate(ends, { duration: STEP * 1.5, fill: "forwards" });
  if (!stays) shining.finished.then(() => ring.remove(), () => {});
}

for (const begin of ["pointerdown", "keydown"]) addEventListener(begin, (event) => { if (timer && !["Shift", "Control", "Alt", "Meta"].includes(event.key)) land(); }, true);
