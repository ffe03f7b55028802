// The name of the person at this device: what they are called at one table they are called at the next.

import { $, facts } from "./page.js";

const KEPT = "boardwright-name";

export function known() {
  try { return localStorage.getItem(KEPT) ?? ""; } catch { return ""; }
}

export function keep(name) {
  try { localStorage.setItem(KEPT, name); } catch { /* for this visit only */ }
}

for (const field of document.querySelectorAll("[data-own-name]")) if (!field.value) field.value = known();

document.addEventListener("submit", (event) => {
  const name = $("[data-own-name], [name=name]", event.target)?.value.trim();
  if (name && (event.target.dataset.do === "rename" || $("[data-own-name]", event.target))) keep(name);
}, true);
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-greeted]")) $("#greeting").hidden = true;
});

// a guest whom this device knows is called so at once
const greeting = $("#greeting form");
if (greeting && facts?.live === "yes" && known()) addEventListener("load", () => greeting.requestSubmit());
