// "What happened?": what the others did since one's last turn, again on the board with arrows and marks, in a few
// seconds. Any click or key ends it and does what it does anyway; the button tells it again.

import { land, lively, show, stepBack } from "./flights.js";
import { $, facts } from "./page.js";
import { showPart } from "./parts.js";
import { preferences } from "./preferences.js";
import { show as showBoard } from "./board.js";

const WHOLE = 9000; // milliseconds for all steps together
const STEP = [450, 1100]; // for one of them
const LAST = 2200; // the end is looked at
const KEPT = "boardwright-seen";
const MOST_KEPT = 40;
const root = document.documentElement;
let steps = [];
let timer = 0;

export async function tell() {
  stop();
  if (!facts || $("#curtain:not([hidden])")) return;
  const { at, moves } = facts;
  const answer = await fetch(`/game/${facts.table}/told`).catch(() => null);
  if (!answer?.ok) return;
  const told = await answer.json();
  if (facts.at !== at || facts.moves !== moves) return; // it went on meanwhile
  ({ steps } = told);
  land();
  if (innerWidth < 900) showPart("board");
  showBoard({ x: 0, y: 0, scale: 1 });
  root.dataset.telling = "yes";
  step(0);
}

function step(number) {
  const told = $("#telling");
  told.hidden = false;
  $(".telling-text", told).innerHTML = steps[number]?.text ?? told.dataset.nothing;
  $(".telling-count", told).textContent = steps.length ? `${number + 1}/${steps.length}` : "";
  stepBack();
  for (const flight of steps[number]?.flights ?? []) show(flight, null, true);
  const pause = Math.max(STEP[0], Math.min(STEP[1], WHOLE / steps.length));
  if (number + 1 < steps.length) timer = setTimeout(step, pause, number + 1);
  else timer = setTimeout(stop, LAST);
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  if (!root.dataset.telling) return;
  delete root.dataset.telling;
  $("#telling").hidden = true;
  land();
}

for (const begin of ["pointerdown", "keydown", "wheel"]) addEventListener(begin, () => { if (timer) stop(); }, { capture: true, passive: true });

// -- who comes back is told by itself --------------------------------------------------------------------------------

let missed = false; // something happened while nobody looked

function seen() {
  try { return JSON.parse(localStorage.getItem(KEPT) || "{}"); } catch { return {}; }
}

// Notes what this device was shown of this table.
export function looked(moves) {
  if (document.hidden) { missed = true; return; }
  const { [facts.table]: _, ...others } = seen();
  const kept = [...Object.entries(others).slice(-MOST_KEPT), [facts.table, moves]];
  try { localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept))); } catch { /* for this visit only */ }
}

function tellWhoComesBack() {
  if (preferences.tell && lively() && $("#state").dataset.yourTurn === "yes" && !$("dialog[open]")) tell();
}

export function comeBack() {
  const before = seen()[facts.table];
  if (before !== undefined && before < Number(facts.moves)) tellWhoComesBack();
  looked(Number(facts.moves));
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || !missed || !facts) return;
  missed = false;
  looked(Number($("#state").dataset.moves));
  tellWhoComesBack();
});
