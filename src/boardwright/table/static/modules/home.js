// The pages without a game: the name a guest says once stands in every form, and this device remembers it.

import { keep, known } from "./names.js";
import { $, $$ } from "./page.js";

const guest = $("#guest-name");

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
