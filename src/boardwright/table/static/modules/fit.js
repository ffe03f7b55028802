// All options of a usual decision are seen at once: where they need more room they stand closer, then the part of the
// page with the question grows, then they are written smaller. Longer lists scroll, and leave the board its room.
// The panels of all seats are seen at once, too: where they need more room their css makes them closer, step by step.

import { $ } from "./page.js";

const STEPS = ["", "close", "tall", "small"];
const PANEL_STEPS = ["", "close", "close small", "close small tight", "close small tight cut"];

export function fit() {
  fitOptions();
  fitPanels();
}

function fitOptions() {
  const actions = $("#actions");
  const ask = actions?.closest(".ask");
  if (!ask) return;
  for (const step of STEPS) {
    ask.dataset.fit = step;
    if (actions.scrollHeight <= actions.clientHeight + 1) return;
  }
  ask.dataset.fit = "long";
}

function fitPanels() {
  const panels = $("#panels");
  if (!panels) return;
  for (const step of PANEL_STEPS) {
    panels.dataset.fit = step;
    if (panels.scrollHeight <= panels.clientHeight) return;
  }
}

addEventListener("resize", fit);
document.fonts?.ready.then(fit);
