// The line to the table: it is kept, watched and shown. A line that says nothing for a while is asked whether it is
// there; one that does not answer is shown as slow, and after a longer while it is lost and made anew.

import { facts } from "./page.js";

const QUIET = 4000; // then it is asked
const SLOW = 3000; // then it is shown as slow
const PATIENCE = [10_000, 80_000]; // then it is lost; each time that it never came, later
const PAUSE = [500, 10_000]; // before it is made anew
const root = document.documentElement;
export let line = 0; // the number of this one: what went over another may be lost
let socket = null;
let receive = null;
let heard = 0;
let slow = 0;
let dead = 0;
let again = 0;
let [patience] = PATIENCE;
let [pause] = PAUSE;

export const lost = () => root.dataset.offline === "lost";
const open = () => socket.readyState === WebSocket.OPEN;

// `listener` gets every message, and whether it is the first of a new line.
export function keepLine(listener) {
  receive = listener;
  connect();
  setInterval(() => { if (!document.hidden && open() && performance.now() - heard > QUIET) ask(); }, 1000);
  addEventListener("offline", () => show("lost"));
  addEventListener("online", comeBack);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) comeBack(); });
}

function comeBack() {
  [pause] = PAUSE;
  if (open()) ask(); else if (socket.readyState === WebSocket.CLOSED) connect();
}

function connect() {
  clearTimeout(again);
  line += 1;
  const made = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/game/${facts.table}/live`);
  let first = true;
  socket = made;
  expectNews();
  made.addEventListener("open", () => { if (made === socket) hear(); });
  made.addEventListener("message", (event) => {
    if (made !== socket) return;
    hear();
    receive(JSON.parse(event.data), first);
    first = false;
  });
  made.addEventListener("close", () => { if (made === socket) giveUp(); });
}

function hear() {
  heard = performance.now();
  [patience] = PATIENCE;
  [pause] = PAUSE;
  stopWaiting();
  if (navigator.onLine) delete root.dataset.offline;
}

function expectNews() {
  slow ||= setTimeout(show, SLOW, "slow");
  dead ||= setTimeout(() => { patience = Math.min(patience * 2, PATIENCE[1]); giveUp(); }, patience);
}

function stopWaiting() {
  clearTimeout(slow);
  clearTimeout(dead);
  slow = dead = 0;
}

function show(state) {
  if (!lost()) root.dataset.offline = state;
}

function giveUp() {
  show("lost");
  stopWaiting();
  const left = socket;
  socket = { readyState: WebSocket.CLOSED };
  left.close?.();
  clearTimeout(again);
  again = setTimeout(connect, pause);
  pause = Math.min(pause * 1.7, PAUSE[1]);
}

function ask() {
  socket.send(JSON.stringify({ do: "ping" }));
  expectNews();
}

// Sends a message, unless the line is lost; whether it is under way. Some are not answered.
export function say(message, answered = true) {
  if (lost()) return false;
  const text = JSON.stringify(message);
  if (open()) socket.send(text);
  else if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", (event) => event.target.send(text), { once: true });
  else return false;
  if (answered) expectNews();
  return true;
}
