// The parts of a page that can be shown in turn, a list that can be filtered, a link that can be copied.

import { $, $$ } from "./page.js";

export function showTab(name) {
  for (const tab of $$("[data-tab]")) {
    const chosen = tab.dataset.tab === name;
    tab.ariaSelected = String(chosen);
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen) tab.classList.remove("news");
    $(`#side-${tab.dataset.tab}`).hidden = !chosen;
  }
}

export function showPart(name) {
  $("main").dataset.part = name;
  for (const tab of $$("#tabs [data-part]")) tab.ariaPressed = String(tab.dataset.part === name);
}

document.addEventListener("input", (event) => {
  const target = event.target.dataset?.filter;
  if (target) filter(event.target.value, target);
});

function filter(typed, selector) {
  const wanted = typed.trim().toLowerCase();
  for (const entry of $$(selector)) entry.hidden = !entry.textContent.toLowerCase().includes(wanted);
  for (const group of $$("[data-filter-group]")) group.hidden = !$(":scope [data-entry]:not([hidden])", group);
}

export async function share(button) {
  const address = new URL(button.dataset.copy, location.href).href;
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: address });
    else await navigator.clipboard.writeText(address);
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1500);
  } catch { button.parentElement.querySelector("input")?.select(); }
}
