// What pops up: small menus beside a place, and the question "are you sure?".

import { $, $$ } from "./page.js";

export function openPop(pop, place) {
  pop.hidden = false;
  const { width, height } = pop.getBoundingClientRect();
  const { left, top, bottom } = place.getBoundingClientRect();
  const below = bottom + 6 + height < innerHeight && !place.closest(".dock"); // whose next row it would hide
  pop.style.left = `${Math.max(6, Math.min(left, innerWidth - width - 6))}px`;
  pop.style.top = `${Math.max(6, below ? bottom + 6 : top - height - 6)}px`;
  if (pop.matches(".pop")) $("button, a", pop)?.focus();
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
