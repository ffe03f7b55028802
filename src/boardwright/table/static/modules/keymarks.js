// The key of an option stands where the option is clicked, as long as no other option is clicked there.

import { $$ } from "./page.js";

export function showKeys(choices) {
  const keys = new Map();
  for (const { choice, left } of choices) keys.set(left[0], keys.has(left[0]) || left.length > 1 ? "" : choice.key);
  for (const mark of $$(".key-mark text")) {
    const key = keys.get(mark.closest("[data-spot]").dataset.spot) ?? "";
    if (mark.textContent !== key) mark.textContent = key;
  }
  for (const place of $$(":not(svg *)[data-spot]")) {
    const key = keys.get(place.dataset.spot) ?? "";
    if (key) place.dataset.key = key; else delete place.dataset.key;
  }
}
