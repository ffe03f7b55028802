// First-time tips: one at a time, the rarest screen first; what was shown once is not shown again on this device.

import { $, $$, facts } from "./page.js";
import { prefer, preferences } from "./preferences.js";

const KEPT = "boardwright-tips";
const ALL = "*"; // whoever has this has seen them all
const ELSE = "#lesson:not([hidden]), #hint:not([hidden]), #curtain:not([hidden])"; // what is more important
let shown = "";

function seen() {
  try { return JSON.parse(localStorage.getItem(KEPT) ?? "[]"); } catch { return []; }
}

function keep(names) {
  try { localStorage.setItem(KEPT, JSON.stringify(names)); } catch { /* for this visit only */ }
}

export function tellFirst() {
  const card = $("#first");
  if (!card) return;
  const tips = JSON.parse(card.dataset.tips);
  const here = (name) => $$(tips[name].for).some((part) => part.id === "state" || part.checkVisibility());
  const known = seen();
  const fresh = preferences.tips && !$(ELSE) && !known.includes(ALL)
    ? Object.keys(tips).find((name) => here(name) && !known.includes(called(name)))
    : undefined;
  if (fresh) {
    shown = fresh;
    keep([...known, called(fresh)]);
    $("p", card).textContent = tips[fresh].text;
  } else if (shown && (!preferences.tips || $(ELSE) || !here(shown))) shown = "";
  card.hidden = !shown;
}

const called = (name) => `${facts?.game ?? ""} ${name}`.trim();

document.addEventListener("click", ({ target }) => {
  const done = target.closest("[data-first]")?.dataset.first;
  if (!done) return;
  shown = "";
  $("#first").hidden = true;
  if (done === "off") prefer("tips", false);
});

// Whoever switches them on again sees all of them again.
document.addEventListener("change", ({ target }) => {
  if (target.dataset?.preference !== "tips") return;
  if (target.checked) keep([]);
  prefer("tips", target.checked);
  tellFirst();
});
