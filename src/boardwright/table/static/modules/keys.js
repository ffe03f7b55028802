// Keys: every option has one, and so do the tools.

import { commands } from "./commands.js";
import { choose, giveUp, shrink } from "./gesture.js";
import { options } from "./live.js";
import { $, $$, facts } from "./page.js";
import { showPart, showTab } from "./parts.js";
import { chooseNothing } from "./sets.js";
import { hideTip } from "./tips.js";

document.addEventListener("keydown", (event) => {
  const writing = event.target.matches?.("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
  if (event.key === "Escape") {
    if (!writing && !$("dialog[open], .pop:not([hidden]), #tip:not([hidden])")) chooseNothing();
    hideTip();
    if (writing) event.target.blur();
    shrink();
    giveUp();
    return;
  }
  if (writing || event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]") || !facts) return;
  const menu = event.target.closest?.("[role=menu], [role=tablist]");
  const arrow = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (arrow && event.target.type !== "range" && !event.target.closest?.("#log, #chat-lines, .scores")) {
    const row = menu ? $$("button:not([hidden]), a:not([hidden])", menu) : $$("#actions button.action:not([hidden]), #actions .action:not([hidden]) > input, #actions .confirm:enabled");
    const next = row[(row.indexOf(document.activeElement) + arrow + row.length) % row.length];
    if (next) { event.preventDefault(); next.focus(); if (next.dataset.tab) next.click(); }
    return;
  }
  const key = event.key.toLowerCase();
  const step = { "?": "help", "+": "zoom-in", "-": "zoom-out" }[key];
  if (step) { event.preventDefault(); commands[step](); }
  else if (key === "u") $("#tools [data-command=undo]:not(:disabled)")?.form.requestSubmit();
  else if (key === "r") $("#tools [data-command=redo]:not(:disabled)")?.form.requestSubmit();
  else if (key === "c" && $("#chat-text")) { event.preventDefault(); showTab("chat"); showPart("side"); $("#chat-text").focus(); }
  else if (key === "/") { event.preventDefault(); $(".filter")?.focus(); }
  else if (key === "enter") { if (!event.target.closest?.("button, a, input, summary")) $("#actions .confirm:enabled")?.click(); }
  else if (!$("#curtain:not([hidden])")) choose(options.find((choice) => choice.key === key));
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.matches?.(".filter")) {
    event.preventDefault();
    $("#actions .action:not([hidden])")?.click();
  }
});
