// Choosing a set: boxes are checked in any order, by button, key or place; Confirm plays them all at once.

import { dress } from "./gesture.js";
import { $, $$ } from "./page.js";

const boxes = () => $$("#actions.set input[type=checkbox]");
const same = (value, option) => JSON.stringify(JSON.parse(value)) === JSON.stringify(option);
const bounds = () => { const { least, most } = $("#actions.set .count").dataset; return { least: Number(least), most: Number(most) }; };

// What is chosen: an option that is chosen twice is there twice.
export function chosen() {
  return boxes().filter((box) => box.checked).map((box) => JSON.parse(box.value));
}

export function isChosen(choice) {
  return boxes().some((box) => box.checked && same(box.value, choice.option));
}

// Once more, or not at all if it cannot be chosen more often; of equal cards, the one that was clicked or not.
export function toggle(choice, place) {
  const own = boxes().filter((box) => same(box.value, choice.option));
  const next = own.find((box) => !box.checked);
  const full = chosen().length >= bounds().most && own.some((box) => box.checked);
  if (place && equals(choice, place.dataset.spot)) {
    if (marked.delete(place)) own.findLast((box) => box.checked).checked = false;
    else if (next) { marked.add(place); check(next); }
  } else if (next && !full) check(next);
  else for (const box of own) box.checked = false;
  dress();
}

// Equal cards lie at one spot: as many of them are marked as are chosen, first of all those that were clicked.
const marked = new Set();

function equals(choice, spot) {
  const places = choice.times > 1 ? $$(`[data-spot="${CSS.escape(spot)}"]`).filter(isShown) : [];
  return places.length > 1 ? places : null;
}

// A map that is drawn in two shapes has each place twice, and shows one of them.
const isShown = (place) => place.getClientRects().length > 0;

// The places of what is chosen.
export function chosenPlaces(options) {
  const found = new Set();
  for (const choice of options.filter(({ times }) => times)) {
    const count = boxes().filter((box) => box.checked && same(box.value, choice.option)).length;
    for (const spot of choice.spots) {
      const places = equals(choice, spot);
      const first = places && [...places].sort((one, other) => marked.has(other) - marked.has(one)).slice(0, count);
      for (const place of places ?? []) if (first.includes(place)) marked.add(place); else marked.delete(place);
      for (const place of first ?? (count ? $$(`[data-spot="${CSS.escape(spot)}"]`) : [])) found.add(place);
    }
  }
  return found;
}

// Of a set of one, another choice replaces the first.
function check(box) {
  if (bounds().most === 1) for (const other of boxes()) other.checked = false;
  box.checked = true;
}

export function chooseNothing() {
  if (chosen().length === 0) return;
  for (const box of boxes()) box.checked = false;
  dress();
}

export function showCount() {
  const count = $("#actions.set .count");
  if (!count) return;
  const { least, most } = bounds();
  const number = chosen().length;
  const said = JSON.parse(count.dataset.says)[number];
  if (count.textContent !== said) count.textContent = said;
  count.classList.toggle("over", number > most);
  $("#actions.set .confirm").disabled = number < least || number > most;
}

document.addEventListener("change", (event) => {
  if (!event.target.matches("#actions.set input[type=checkbox]")) return;
  if (event.target.checked) check(event.target);
  dress();
});
document.addEventListener("click", (event) => {
  const several = event.target.closest("#actions .several");
  if (several && !event.target.matches("input")) toggle({ option: JSON.parse(several.dataset.value) });
});
