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

// Once more, or not at all if it cannot be chosen more often.
export function toggle(choice) {
  const own = boxes().filter((box) => same(box.value, choice.option));
  const next = own.find((box) => !box.checked);
  const full = chosen().length >= bounds().most && own.some((box) => box.checked);
  if (next && !full) check(next); else for (const box of own) box.checked = false;
  dress();
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
