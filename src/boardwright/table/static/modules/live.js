// What comes from the table is swapped into the page, what is clicked is sent.

import { hearTime, showClocks } from "./clocks.js";
import { clearDeal, composed } from "./deals.js";
import { fly, lookUp } from "./flights.js";
import { cancel, dress, resume, shrink } from "./gesture.js";
import { keepLine, line, lost, say } from "./line.js";
import { refreshLine } from "./lines.js";
import { putAway, tellAnswer } from "./notices.js";
import { $, $$, facts } from "./page.js";
import { confirmFirst } from "./pops.js";
import { preferences } from "./preferences.js";
import { changed } from "./seen.js";
import { chooseNothing, chosen } from "./sets.js";
import { hear } from "./sounds.js";
import { swap } from "./swap.js";
import { correct } from "./teach.js";
import { looked } from "./telling.js";
import { updated } from "./texts.js";
import { tellTurn } from "./turn.js";

export let at = facts?.at ?? "";
export let options = JSON.parse(facts?.options ?? "[]");
export let undoTo = Number(facts?.undoTo ?? 0);
let live = false;
let sent = null; // the answer that is under way
let unsent = null; // the answer that was given while the line was lost
let offered = false; // a deal, by this page

const root = document.documentElement;

export function connect() {
  live = true;
  keepLine(receive);
}

// How fast bots play is the wish of this device: a new line does not know it.
export function sayPace() {
  if (live && facts.watching !== "yes") say({ do: "pace", pace: preferences.pace }, false);
}

export function send(message) {
  const went = say(message);
  if (!went) complain($(".line-lost")?.textContent ?? "");
  return went;
}

function receive(message, first) {
  if (first && preferences.pace !== "normal") sayPace();
  if (message.now) hearTime(message.now);
  if (first && $(".clocks")) say({ do: "ping" }); // what time is it?
  if (message.error) { sent = null; offered = false; (message.lesson ? correct : complain)(message.error); enable(); }
  if (message.fragments) renew(message);
  // what a new line does not know of was lost with the old one
  if (sent && first && sent.line !== line && sent.at === at) { unsent = sent; sent = null; enable(); }
  if (unsent && !lost()) askAgain();
}

function renew(message) {
  const asked = JSON.stringify([options, $("#question").textContent]);
  const said = $$("#chat-lines li").length;
  const before = lookUp(message.flights);
  swap(updated(message));
  showClocks();
  const moved = message.at !== undefined && message.at !== at;
  at = message.at ?? at;
  options = message.options ?? options;
  undoTo = Number($("#state").dataset.undoTo);
  const other = moved && asked !== JSON.stringify([options, $("#question").textContent]);
  // what somebody says or does elsewhere ends neither a gesture nor the choice of a set
  if (moved && (sent || other)) chooseNothing();
  if (moved && offered) clearDeal();
  if (moved) { sent = null; offered = false; notSending(); forget(); cancel(); } else dress();
  if (sent) showSending();
  if (moved && (options.length || $("#ending > details"))) changed();
  refreshLine();
  tellAnswer();
  if ($$("#chat-lines li").length > said && $("#side-chat").hidden) $("#tab-chat").classList.add("news");
  tellTurn(message);
  hear();
  if (moved) resume();
  looked(message.moves);
  fly(message.flights, before);
}

let complaint = 0;

function complain(text) {
  const error = $("#error");
  error.textContent = text;
  error.hidden = false;
  clearTimeout(complaint);
  complaint = setTimeout(() => { error.hidden = true; }, 7000);
}

const ANSWERS = "#actions .action, #actions .confirm, #actions [type=checkbox], .deal-offer";
const NUMBERS = ["to", "seat", "move"];
const LISTS = ["option"];

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.dataset.do || !live) return;
  event.preventDefault();
  const sure = event.submitter?.dataset.confirm;
  const message = {};
  for (const [name, value] of new FormData(form, event.submitter)) {
    message[name] = NUMBERS.includes(name) ? Number(value) : LISTS.includes(name) ? JSON.parse(value) : value;
  }
  if (form.matches(".set")) answer({ options: chosen() }, saidOf(chosen()));
  else if (form.matches(".deal")) { answer({ deal: composed() }, event.submitter?.textContent ?? ""); offered = true; }
  else if (message.do === "play") play(options.find((choice) => JSON.stringify(choice.option) === JSON.stringify(message.option)));
  else if (sure) confirmFirst(sure, () => send(message));
  else if (send(message) && message.do === "chat") form.reset();
  if (message.do === "propose") form.closest("dialog")?.close(); // it can be read beside the board
});

const saidOf = (set) => set.map((option) => options.find((choice) => JSON.stringify(choice.option) === JSON.stringify(option))?.text).join(", ");

export function play(choice) {
  if (!choice) return;
  const run = () => answer({ option: choice.option }, choice.text);
  if (choice.ends && preferences.confirm) confirmFirst(choice.text, run); else run();
}

// Gives an answer. Without a line it is kept, and the person is asked again when there is one; until the table says
// that the position is another one, it is not sure that the answer came.
function answer(what, text) {
  shrink();
  forget();
  putAway();
  const given = { at, what, text, line };
  if (!say({ do: "play", at, ...what })) { unsent = given; showUnsent(); return; }
  sent = given;
  showSending();
}

function showSending() {
  const { option } = sent.what;
  root.dataset.sending = "yes";
  $("#sending").hidden = false;
  for (const part of $$(ANSWERS)) {
    if ("disabled" in part) part.disabled = true; // the box of something that may be chosen several times is no control
    part.classList.toggle("sent", Boolean(option) && JSON.stringify(JSON.parse(part.value || "0")) === JSON.stringify(option));
  }
}

function notSending() {
  delete root.dataset.sending;
  $("#sending").hidden = true;
}

function enable() {
  notSending();
  for (const part of $$(ANSWERS)) { part.disabled = false; part.classList.remove("sent"); }
  dress();
}

// -- what was clicked without a line ---------------------------------------------------------------------------------

function showUnsent() {
  $("#unsent-text").textContent = unsent.text;
  $("#unsent").hidden = false;
}

function askAgain() {
  if (unsent.at !== at) { forget(); return; }
  if (!$("#unsent").hidden && $("#unsent").classList.contains("back")) return;
  showUnsent();
  $("#unsent").classList.add("back");
}

function forget() {
  unsent = null;
  $("#unsent").hidden = true;
  $("#unsent").classList.remove("back");
}

document.addEventListener("click", (event) => {
  const command = event.target.closest("[data-unsent]")?.dataset.unsent;
  if (!command || !unsent) return;
  const { what, text } = unsent;
  forget();
  if (command === "play") answer(what, text);
});
