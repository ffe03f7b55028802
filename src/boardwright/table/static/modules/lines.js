// A line of the chronicle: look, undo, fork.

import { send, undoTo } from "./live.js";
import { $, $$ } from "./page.js";
import { closePops, openPop } from "./pops.js";

let line = null; // the one whose menu is open
let move = 0;

export function openLine(clicked) {
  line = clicked;
  move = Number(line.parentElement.dataset.move);
  fill();
  openPop($("#line-menu"), line);
}

// After news of the table: the menu stays, with what can be done now, unless its line is gone.
export function refreshLine() {
  if (!line || $("#line-menu").hidden) return;
  if (line.isConnected && Number(line.parentElement.dataset.move) === move) fill(); else closePops();
}

function fill() {
  const menu = $("#line-menu");
  for (const part of $$("[data-line]", menu)) {
    if (part.dataset.line === "replay") part.href = line.href;
    if (part.dataset.line === "move") part.value = move;
    if (part.dataset.line === "undo") part.hidden = move < undoTo;
    if (part.dataset.line === "propose") part.hidden = move >= undoTo;
    part.onclick = part.dataset.line === "undo" ? () => { closePops(); send({ do: "undo", to: move }); }
      : part.dataset.line === "propose" ? () => { closePops(); send({ do: "propose", what: "undo", to: move }); } : null;
  }
}
