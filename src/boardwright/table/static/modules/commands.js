// Buttons with data-command.

import { show, zoomBy } from "./board.js";
import { grow } from "./gesture.js";
import { sayPace } from "./live.js";
import { $ } from "./page.js";
import { share, showPart, showTab } from "./parts.js";
import { confirmed } from "./pops.js";
import { dark, prefer } from "./preferences.js";
import { playReplay } from "./replay.js";
import { tell } from "./telling.js";
import { toggleSound } from "./sounds.js";

export const commands = {
  theme: () => prefer("theme", dark() ? "light" : "dark"),
  help: () => $("#dialog-help").showModal(),
  preferences: () => { $("#dialog-menu").close(); $("#dialog-preferences").showModal(); },
  menu: () => $("#dialog-menu").showModal(),
  "zoom-in": () => zoomBy(1.3),
  "zoom-out": () => zoomBy(1 / 1.3),
  "zoom-reset": () => show({ x: 0, y: 0, scale: 1 }),
  confirmed: () => confirmed(),
  sound: () => toggleSound(),
  "replay-play": () => playReplay(),
  print: () => print(),
  ending: () => { $("#ending > details").open = true; $("#ending summary").focus(); },
  tell: () => tell(),
  told: () => {}, // any click ends it
};

document.addEventListener("click", (event) => {
  const command = event.target.closest("[data-command]")?.dataset.command;
  if (command?.startsWith("grow-")) grow(Number(command.slice(5)));
  else if (commands[command]) { event.preventDefault(); commands[command](); }
  const copy = event.target.closest("[data-copy]");
  if (copy) share(copy);
  const theme = event.target.closest("button[data-theme]");
  if (theme) prefer("theme", theme.dataset.theme);
  const pace = event.target.closest("button[data-pace]");
  if (pace) { prefer("pace", pace.dataset.pace); sayPace(); }
  const tab = event.target.closest("[data-tab]");
  if (tab) showTab(tab.dataset.tab);
  const part = event.target.closest("[data-part]:not(main)");
  if (part) showPart(part.dataset.part);
  if (event.target.matches("dialog")) event.target.close(); // a click beside it
});
