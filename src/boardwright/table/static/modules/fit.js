// All options of a usual decision are seen at once: where they need more room they stand closer, then the part of the
// page with the question grows, then they are written smaller. Longer lists scroll, and leave the board its room.

import { $ } from "./page.js";

const STEPS = ["", "close", "tall", "small"];

export function fit() {
  const actions = $("#actions");
  const ask = actions?.closest(".ask");
  if (!ask) return;
  for (const step of STEPS) {
    ask.dataset.fit = step;
    if (actions.scrollHeight <= actions.clientHeight + 1) return;
  }
  ask.dataset.fit = "long";
}

addEventListener("resize", fit);
document.fonts?.ready.then(fit);
