// The connection to the table: what comes over it is swapped into the page, what is clicked is sent.

import { cancel, dress, shrink } from "./gesture.js";
import { refreshLine } from "./lines.js";
import { $, $$, facts } from "./page.js";
import { confirmFirst } from "./pops.js";
import { preferences } from "./preferences.js";
import { swap } from "./swap.js";
import { tellTurn } from "./turn.js";

let at = facts?.at ?? "";
export let options = JSON.parse(facts?.options ?? "[]");
export let undoTo = Number(facts?.undoTo ?? 0);
let socket = null;
let waited = 500;

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
  if (message.error) { complain(message.error); enable(); }
  if (!message.fragments) return;
  const said = $("#chat-lines")?.childElementCount;
  swap(message.fragments);
  const moved = message.at !== undefined && message.at !== at;
  at = message.at ?? at;
  options = message.options ?? options;
  undoTo = Number($("#state").dataset.undoTo);
  if (moved) cancel(); else dress(); // what somebody says or does elsewhere does not end a gesture
  refreshLine();
  if ($("#chat-lines")?.childElementCount > said && $("#side-chat").hidden) $("#tab-chat").classList.add("news");
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
  if (message.do === "play") play(options.find((choice) => JSON.stringify(choice.option) === JSON.stringify(message.option)));
  else if (sure) confirmFirst(sure, () => send(message));
  else send(message);
  if (message.do === "chat") form.reset();
});

export function play(choice) {
  if (!choice) return;
  shrink();
  const order = { do: "play", at, option: choice.option };
  const run = () => { for (const button of $$("#actions .action")) button.disabled = true; send(order); setTimeout(enable, 4000); };
  if (choice.ends && preferences.confirm) confirmFirst(choice.text, run); else run();
}

function enable() {
  for (const button of $$("#actions .action")) button.disabled = false;
}
