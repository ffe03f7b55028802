// On a phone the buttons that zoom lie on the board: while something else lies there, they go, and clocks push them down.
// A `:has()` of the whole page would say the same, but makes a browser look at every part of it after every change.

import { $ } from "./page.js";

const OVER = [
  "main[data-part]:not([data-part='board'])",
  "#scene > :is(.moment, .summit)[open]",
  "#notices .notice:not([hidden], .answered)",
  "#notices > :is(#lesson, #hint):not([hidden])",
].join();
const CLOCKS = "#notices > .clocks";
const root = document.documentElement;

function look() {
  root.toggleAttribute("data-covered", Boolean($(OVER)));
  root.toggleAttribute("data-clocks", Boolean($(CLOCKS)));
}

const watching = new MutationObserver(look);
const inside = { subtree: true, childList: true, attributes: true, attributeFilter: ["open", "hidden", "class"] };
for (const part of ["#scene", "#notices"]) if ($(part)) watching.observe($(part), inside);
if ($("main")) watching.observe($("main"), { attributes: true, attributeFilter: ["data-part"] });
look();
