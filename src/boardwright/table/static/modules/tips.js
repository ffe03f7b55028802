// Tips: what is pointed at, focused or pressed long is explained.

import { swallowClick } from "./clicks.js";
import { $, $$, facts } from "./page.js";
import { openPop } from "./pops.js";

const told = new Map();
let tipFor = null;
let tipTimer = 0;

export async function showTip(element) {
  const topic = element.dataset.help;
  const game = facts?.game ?? element.closest("[data-game]")?.dataset.game;
  const tip = $("#tip");
  if (!topic || !game || !tip) return;
  tipFor = element;
  if (!told.has(topic)) {
    const answer = await fetch(`/help/${game}/${encodeURIComponent(topic)}`);
    told.set(topic, answer.ok ? await answer.text() : "");
  }
  if (tipFor !== element || !told.get(topic)) return;
  tip.innerHTML = told.get(topic);
  tip.append(...whyNot(element));
  openPop(tip, element);
}

// Why the one who is asked cannot use this now, as the help has it; nothing of what lies before others.
function whyNot(element) {
  if (element.closest(".panel:not(.own)")) return [];
  return $$(`#help .why[data-topics~=${JSON.stringify(element.dataset.help)}]`).map((reason) => {
    const line = document.createElement("p");
    line.className = "why";
    line.textContent = reason.dataset.tip;
    return line;
  });
}

export function hideTip() {
  clearTimeout(tipTimer);
  tipFor = null;
  const tip = $("#tip");
  if (tip) tip.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const element = event.target.closest("[data-help]");
  if (element === tipFor) return;
  hideTip();
  if (element) tipTimer = setTimeout(showTip, 380, element);
});
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
document.addEventListener("scroll", hideTip, true);
