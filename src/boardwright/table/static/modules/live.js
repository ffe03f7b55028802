// The connection to the table: what comes over it is swapped into the page, what is clicked is sent.

import { clearDeal, composed } from "./deals.js";
import { cancel, dress, shrink } from "./gesture.js";
import { refreshLine } from "./lines.js";
import { $, $$, facts } from "./page.js";
import { confirmFirst } from "./pops.js";
import { preferences } from "./preferences.js";
import { chooseNothing, chosen } from "./sets.js";
import { swap } from "./swap.js";
import { updated } from "./texts.js";
import { tellTurn } from "./turn.js";

let at = facts?.at ?? "";
export let options = JSON.parse(facts?.options ?? "[]");
export let undoTo = Number(facts?.undoTo ?? 0);
let socket = null;
let waited = 500;
let answered = false; // the question, by this page
let offered = false; // a deal, by this page

export function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/game/${facts.table}/live`);
  socket.addEventListener("open", () => { waited = 500; delete document.documentElement.dataset.offline; });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    document.documentElement.dataset.offline = "yes";
    setTimeout(connect, waited);
    waited = Math.min(waited * 1.7, 10_000);
  });
}

export function send(message) {
  const text = JSON.stringify(message);
  if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  else if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener("open", (event) => event.target.send(text), { once: true });
  else { complain($(".offline")?.textContent ?? ""); enable(); }
}

function receive(message) {
  if (message.error) { answered = offered = false; complain(message.error); enable(); }
  if (!message.fragments) return;
  const asked = JSON.stringify([options, $("#question").textContent]);
  const said = $$("#chat-lines li").length;
  swap(updated(message));
  const moved = message.at !== undefined && message.at !== at;
  at = message.at ?? at;
  options = message.options ?? options;
  undoTo = Number($("#state").dataset.undoTo);
  // what somebody says or does elsewhere ends neither a gesture nor the choice of a set
  if (moved && (answered || asked !== JSON.stringify([options, $("#question").textContent]))) chooseNothing();
  if (moved && offered) clearDeal();
  if (moved) { answered = offered = false; cancel(); } else dress();
  refreshLine();
  if ($$("#chat-lines li").length > said && $("#side-chat").hidden) $("#tab-chat").classList.add("news");
  tellTurn(message);
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
  if (!form.dataset.do || !socket) return;
  event.preventDefault();
  const sure = event.submitter?.dataset.confirm;
  const message = {};
  for (const [name, value] of new FormData(form, event.submitter)) {
    message[name] = NUMBERS.includes(name) ? Number(value) : LISTS.includes(name) ? JSON.parse(value) : value;
  }
  if (form.matches(".set")) answer({ options: chosen() });
  else if (form.matches(".deal")) { answer({ deal: composed() }); offered = true; }
  else if (message.do === "play") play(options.find((choice) => JSON.stringify(choice.option) === JSON.stringify(message.option)));
  else if (sure) confirmFirst(sure, () => send(message));
  else send(message);
  if (message.do === "chat") form.reset();
  if (message.do === "propose") form.closest("dialog")?.close(); // it can be read beside the board
});

export function play(choice) {
  if (!choice) return;
  const run = () => answer({ option: choice.option });
  if (choice.ends && preferences.confirm) confirmFirst(choice.text, run); else run();
}

function answer(what) {
  shrink();
  answered = true;
  for (const part of $$(ANSWERS)) part.disabled = true;
  send({ do: "play", at, ...what });
  setTimeout(enable, 4000);
}

function enable() {
  for (const part of $$(ANSWERS)) part.disabled = false;
  dress();
}
