// What pops up: small menus beside a place, and the question "are you sure?".

import { $, $$ } from "./page.js";

export function openPop(pop, beside) {
  pop.hidden = false;
  const { width, height } = pop.getBoundingClientRect();
  const below = beside.bottom + 6 + height < innerHeight;
  pop.style.left = `${Math.max(6, Math.min(beside.left, innerWidth - width - 6))}px`;
  pop.style.top = `${Math.max(6, below ? beside.bottom + 6 : beside.top - height - 6)}px`;
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
