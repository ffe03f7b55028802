// Tips: what is pointed at, focused or pressed long is explained, as long as that lasts.

import { swallowClick } from "./clicks.js";
import { $, $$, facts } from "./page.js";
import { openPop } from "./pops.js";

const told = new Map();
let tipFor = null;
let pointed = null; // what the pointer is on, explained or not yet
let tipTimer = 0;

export async function showTip(element) {
  const topic = element.dataset.help;
  const game = facts?.game ?? element.closest("[data-game]")?.dataset.game;
  const tip = $("#tip");
  if (!topic || !game || !tip) return;
  tipFor = element;
  if (!told.has(topic)) {
    const answer = await fetch(`/help/${game}/${encodeURIComponent(topic)}`).catch(() => null);
    if (answer) told.set(topic, answer.ok ? await answer.text() : "");
  }
  if (tipFor !== element || !told.get(topic) || !element.isConnected) return;
  tip.innerHTML = told.get(topic);
  tip.prepend(...here(element));
  tip.append(...whyNot(element));
  openPop(tip, element);
}

// What is at this place now, as it says itself, unless the help begins with the same.
function here(element) {
  const said = element.closest("svg [data-spot]") && element.getAttribute("aria-label");
  if (!said || said === $("#tip h3")?.textContent) return [];
  const line = document.createElement("p");
  line.className = "here";
  line.textContent = said;
  return [line];
}

// Why the one who is asked cannot use this now, as the help has it; nothing of what lies before others, nor of what
// can be chosen now.
function whyNot(element) {
  if (element.closest(".panel:not(.own), #actions") || element.closest("[data-spot]")?.matches(".spot-next")) return [];
  return $$(`#help .why[data-topics~=${JSON.stringify(element.dataset.help)}]`).map((reason) => {
    const line = document.createElement("p");
    line.className = "why";
    line.textContent = reason.dataset.tip;
    return line;
  });
}

export function hideTip() {
  clearTimeout(tipTimer);
  tipFor = pointed = null;
  const tip = $("#tip");
  if (tip) tip.hidden = true;
}

// After a change of the page: what is gone is not explained any more.
export function refreshTip() {
  if (tipFor && !tipFor.isConnected) hideTip();
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const element = event.target.closest("[data-help]");
  if (element && element === (pointed ?? tipFor)) return;
  if (element || pointed) hideTip();
  pointed = element;
  if (element) tipTimer = setTimeout(() => { if (element.matches(":hover")) showTip(element); }, 380);
});
document.documentElement.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") hideTip(); });
document.addEventListener("pointerdown", (event) => {
  const element = event.pointerType === "touch" && event.target.closest("[data-help]");
  if (element) { clearTimeout(tipTimer); tipTimer = setTimeout(() => { swallowClick(true); showTip(element); }, 550); }
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => { if (event.pointerType === "touch") clearTimeout(tipTimer); });
document.addEventListener("focusin", (event) => {
  const element = event.target.closest?.("[data-help]");
  if (element && event.target.matches(":focus-visible")) showTip(element);
});
document.addEventListener("focusout", hideTip);
document.addEventListener("scroll", () => { if (tipFor) hideTip(); }, true);
