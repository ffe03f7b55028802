// The log follows the game while its end is in sight, and where somebody reads it stays, hidden or not.

import { $ } from "./page.js";

const NEAR = 60;
let following = true;
let place = 0;

export function follow() {
  const log = $("#log");
  if (!log?.clientHeight) return;
  log.scrollTop = following ? log.scrollHeight : place;
}

document.addEventListener("scroll", ({ target }) => {
  if (target.id !== "log" || !target.clientHeight) return;
  place = target.scrollTop;
  following = target.scrollHeight - target.scrollTop - target.clientHeight < NEAR;
}, true);

// a log that is shown again has forgotten where it was
const log = $("#log");
if (log) new ResizeObserver(follow).observe(log);
