// The browser's side of the table: swaps the parts of a page that changed, turns clicks on the board into options,
// explains what is pointed at, and tells whose turn it is. Everything else is made by the server.

import "./modules/commands.js";
import { dress } from "./modules/gesture.js";
import "./modules/keys.js";
import { connect } from "./modules/live.js";
import { $, facts } from "./modules/page.js";
import { showPart } from "./modules/parts.js";
import { preferences, showPreferences } from "./modules/preferences.js";
import { subscribe } from "./modules/push.js";

showPreferences();
$("form[data-at-once]")?.requestSubmit();
if (facts) {
  if (facts.live === "yes") connect();
  if (facts.live === "yes" && facts.watching !== "yes" && preferences.notify) subscribe();
  showPart("board");
  dress();
  const log = $("#log");
  if (log) log.scrollTop = log.scrollHeight;
}
$(".line.now")?.scrollIntoView({ block: "nearest" });
