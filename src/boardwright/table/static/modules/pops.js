// What pops up: small menus and tips beside a place, and the question "are you sure?".

import { $, $$ } from "./page.js";

const GAP = 6;
const CHOOSING = "#question, #actions .action, #actions .confirm, #actions .filter, #back, #hand > *, #choices:not([hidden]), .spot-next";

// Opens something beside a place; a tip where it covers nothing that one is choosing from.
export function openPop(pop, place) {
  pop.hidden = false;
  const size = pop.getBoundingClientRect();
  const box = place.getBoundingClientRect();
  const kept = pop.matches(".tip") ? choosing(place) : [box];
  const spots = candidates(size, box).map(({ left, top }) => {
    const inside = { left: clamp(left, innerWidth - size.width), top: clamp(top, innerHeight - size.height) };
    const covered = kept.reduce((sum, rest) => sum + overlap({ ...inside, width: size.width, height: size.height }, rest), 0);
    return { ...inside, covered };
  });
  const least = Math.min(...spots.map(({ covered }) => covered));
  const best = spots.find(({ covered }) => covered <= least + 1);
  pop.style.left = `${best.left}px`;
  pop.style.top = `${best.top}px`;
  if (pop.matches(".pop")) $("button, a", pop)?.focus();
}

const clamp = (wanted, most) => Math.max(GAP, Math.min(wanted, most - GAP));

function overlap(one, other) {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

// The boxes of what one chooses from, and of the place itself.
function choosing(place) {
  const shown = $$(CHOOSING).filter((part) => !part.contains(place) || part === place).map((part) => part.getBoundingClientRect());
  return [place.getBoundingClientRect(), ...shown.filter(({ width, height }) => width && height)];
}

// Below, above, beside, above all that is asked, and the corners: the nearest first.
function candidates({ width, height }, { left, top, right, bottom }) {
  const ask = $("#question")?.closest(".ask, .dock")?.getBoundingClientRect();
  const beside = [{ left, top: bottom + GAP }, { left, top: top - height - GAP }, { left: right + GAP, top }, { left: left - width - GAP, top }];
  const above = ask ? [{ left, top: Math.min(top, ask.top) - height - GAP }] : [];
  const hand = $("#hand")?.getBoundingClientRect();
  if (hand?.height && ask) above.push({ left, top: Math.min(top, ask.top, hand.top) - height - GAP });
  const columns = [GAP, innerWidth / 4, innerWidth / 2, innerWidth - width];
  const rows = [0.1, 0.25, 0.4, 0.55, 0.7].map((part) => innerHeight * part);
  const far = columns.flatMap((x) => rows.map((y) => ({ left: x, top: y })));
  const off = (spot) => Math.hypot(spot.left + width / 2 - (left + right) / 2, spot.top + height / 2 - (top + bottom) / 2);
  return [...beside, ...above, ...far.sort((one, other) => off(one) - off(other))];
}

export function closePops() {
  for (const pop of $$(".pop")) pop.hidden = true;
}

let pending = null;

export function confirmFirst(text, run) {
  $("#confirm-text").textContent = text;
  pending = run;
  $("#dialog-confirm").showModal();
}

export function confirmed() {
  $("#dialog-confirm").close();
  pending?.();
  pending = null;
}
