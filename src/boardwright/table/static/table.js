// The browser's side of the table: swaps the parts of a page that changed, turns clicks on the board into options,
// explains what is pointed at, and tells whose turn it is. Everything else is made by the server.

import "./modules/commands.js";
import "./modules/covered.js";
import { tellFirst } from "./modules/first.js";
import { follow } from "./modules/follow.js";
import { dress } from "./modules/gesture.js";
import "./modules/home.js";
import "./modules/keys.js";
import { connect } from "./modules/live.js";
import "./modules/names.js";
import { $, facts } from "./modules/page.js";
import { showPart } from "./modules/parts.js";
import { preferences, showPreferences } from "./modules/preferences.js";
import { subscribe } from "./modules/push.js";
import "./modules/read.js";
import "./modules/seen.js";
import { comeBack } from "./modules/telling.js";

showPreferences();
$("form[data-at-once]")?.requestSubmit();
if (facts) {
  if (facts.live === "yes") connect();
  if (facts.live === "yes" && facts.watching !== "yes" && preferences.notify) subscribe();
  showPart("board");
  dress();
  follow();
  if (facts.live === "yes") comeBack();
}
tellFirst();
$(".line.now")?.scrollIntoView({ block: "nearest" });
