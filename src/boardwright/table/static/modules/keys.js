// Keys: every option has one, and so do the tools.

import { commands } from "./commands.js";
import { choose, giveUp, shrink } from "./gesture.js";
import { at, options } from "./live.js";
import { $, $$, facts } from "./page.js";
import { showPart, showTab } from "./parts.js";
import { arrow } from "./roving.js";
import { keyCounts } from "./seen.js";
import { chooseNothing, chosen } from "./sets.js";
import { hideTip } from "./tips.js";

document.addEventListener("keydown", (event) => {
  const writing = event.target.matches?.("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
  if (event.key === "Escape") {
    const open = $("dialog[open], :popover-open, .pop:not([hidden]), #tip:not([hidden])");
    const busy = writing || open || $(".panel.grown, .spot-picked, #curtain:not([hidden])") || chosen().length;
    if (!writing && !open) chooseNothing();
    hideTip();
    if (writing) event.target.blur();
    shrink();
    giveUp();
    if (!busy && facts && keyCounts(event)) $("#back button")?.click();
    return;
  }
  if (writing || event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]") || !facts) return;
  const menu = event.target.closest?.("[role=menu], [role=tablist]");
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step && menu) {
    const row = $$("button:not([hidden]), a:not([hidden])", menu);
    const next = row[(row.indexOf(document.activeElement) + step + row.length) % row.length];
    if (next) { event.preventDefault(); next.focus(); if (next.dataset.tab) next.click(); }
    return;
  }
  if (step) { if (event.target.type !== "range" && arrow(event)) event.preventDefault(); return; }
  const key = event.key.toLowerCase();
  const command = { "?": "help", "+": "zoom-in", "-": "zoom-out" }[key];
  if (command) { event.preventDefault(); commands[command](); }
  else if (key === "u") $("#tools [data-command=undo]:not(:disabled)")?.form.requestSubmit();
  else if (key === "r") $("#tools [data-command=redo]:not(:disabled)")?.form.requestSubmit();
  else if (key === "c" && $("#chat-text")) { event.preventDefault(); showTab("chat"); showPart("side"); $("#chat-text").focus(); }
  else if (key === "/") { event.preventDefault(); search(); }
  else if (key === "enter") { if (!event.target.closest?.("button, a, input, summary")) $("#actions .confirm:enabled")?.click(); }
  else if (!$("#curtain:not([hidden])") && keyCounts(event)) typed(key);
});

// A number is typed as a number: of two digits, the second completes it.
let begun = { at: "", digits: "" };
let completing = 0;

function typed(key) {
  const digits = begun.at === at ? begun.digits + key : key;
  clearTimeout(completing);
  begun = { at, digits };
  if (options.some((choice) => choice.key !== digits && choice.key.startsWith(digits))) completing = setTimeout(complete, 700);
  else complete();
}

function complete() {
  const { digits } = begun;
  const meant = begun.at === at;
  begun = { at: "", digits: "" };
  if (meant) choose(options.find((choice) => choice.key === digits));
}

// Few options have no field to find one: it comes when it is asked for.
function search() {
  const field = $("#actions .filter");
  if (!field) return;
  field.hidden = false;
  field.focus();
}

document.addEventListener("focusout", ({ target }) => { if (target.matches("#actions:not(.many) .filter") && !target.value) target.hidden = true; });

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.matches?.(".filter")) {
    event.preventDefault();
    $("#actions .action:not([hidden])")?.click();
  }
});
