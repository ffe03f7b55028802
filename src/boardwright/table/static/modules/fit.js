// All options of a usual decision are seen at once: where they need more room they stand closer, then they take what the
// hand does not need, then the part of the page with the question grows, then they are written smaller. Longer lists
// scroll.
// Other parts that are seen whole (data-fit) are made closer by their css, step by step.

import { $, $$ } from "./page.js";

const STEPS = ["", "close", "broad", "tall", "small", "long"];
const CLOSER = ["", "close", "close small", "close small tight", "close small tight cut", "close small tight cut folded"];

export function fit() {
  fitOptions();
  for (const part of $$("[data-fit]:not(.ask)")) bringCloser(part);
}

function fitOptions() {
  const actions = $("#actions");
  const ask = actions?.closest(".ask");
  if (!ask) return;
  for (const step of STEPS) {
    ask.dataset.fit = step;
    if (actions.scrollHeight <= actions.clientHeight + 1) return;
  }
}

const phone = matchMedia("(max-width: 899px)"); // there parts are seen one at a time, and scroll
let found = new WeakMap(); // the step of each part, and what was in it then: to try them all again costs

function bringCloser(part) {
  const held = `${part.clientHeight} ${part.clientWidth} ${part.getElementsByTagName("*").length} ${part.textContent}`;
  const known = found.get(part);
  const steps = phone.matches ? CLOSER.slice(0, 1) : known?.held === held ? CLOSER.slice(known.step) : CLOSER;
  for (const step of steps) {
    if (part.dataset.fit !== step) part.dataset.fit = step;
    if (part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth) break;
  }
  found.set(part, { held, step: CLOSER.indexOf(part.dataset.fit) });
}

addEventListener("resize", fit);
document.fonts?.ready.then(() => { found = new WeakMap(); fit(); });
