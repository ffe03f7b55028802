// The clocks: the table says when a time is up, and here it is counted down, by the table's own time.

import { $, $$ } from "./page.js";
import { sound } from "./sounds.js";

const DAY = 86400, HOUR = 3600, MINUTE = 60;
let ahead = 0; // so many seconds the table's clock is ahead of this device's

const time = () => Date.now() / 1000 + ahead;

// As pages/clocks.py writes it.
function counted(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (large, small, first, second) => [`${Math.floor(whole / large)}${first}`, ...(whole % large >= small ? [`${Math.floor((whole % large) / small)}${second}`] : [])].join(" ");
  if (whole >= DAY) return two(DAY, HOUR, "d", "h");
  if (whole >= HOUR) return two(HOUR, MINUTE, "h", "m");
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

let short = false;

export function showClocks() {
  const now = Boolean($(".clock.own.short, .clock.own.up.runs"));
  if (now && !short) sound("clock");
  short = now;
  for (const shown of $$(".clock-time[data-due]")) {
    const text = counted(Number(shown.dataset.due) - time());
    if (shown.textContent !== text) shown.textContent = text;
  }
}

// The table says what time it is.
export function hearTime(said) {
  ahead = said - Date.now() / 1000;
  showClocks();
}

setInterval(showClocks, 500);
