// The pages without a game: the name a guest says once stands in every form, and this device remembers it.

import { $, $$ } from "./page.js";

const KEPT = "boardwright-name"; // as names.js has it

const guest = $("#guest-name");

function known() {
  try { return localStorage.getItem(KEPT) ?? ""; } catch { return ""; }
}

function keep(name) {
  try { localStorage.setItem(KEPT, name); } catch { /* for this visit only */ }
}

function spread(name) {
  for (const field of $$("form [data-own-name]")) field.value = name;
}

if (guest) {
  guest.value ||= known();
  spread(guest.value);
  guest.addEventListener("input", () => { keep(guest.value.trim()); spread(guest.value.trim()); });
}

$(".pictures > input:checked + label")?.scrollIntoView({ block: "nearest", inline: "center" });
for (const link of $$(".personal .invite input")) link.value = new URL(link.value, location.href).href;
