// A scene that was folded up has been read: it stays so when the page comes again.

import { $$, facts } from "./page.js";

const MOST = 50;
const KEY = `read ${facts?.table}`;
const read = new Set(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));

for (const scene of $$("#scene > details[id]")) if (read.has(scene.id)) scene.open = false;

document.addEventListener("toggle", ({ target }) => {
  if (!target.matches?.("#scene > details[id]")) return;
  if (target.open) read.delete(target.id); else read.add(target.id);
  sessionStorage.setItem(KEY, JSON.stringify([...read].slice(-MOST)));
}, true);
