// The gesture: places clicked so far keep the options that have them all.

import { showDraft } from "./deals.js";
import { tellFirst } from "./first.js";
import { fit } from "./fit.js";
import { showKeys } from "./keymarks.js";
import { openLine } from "./lines.js";
import { at, options, play } from "./live.js";
import { bringNear } from "./near.js";
import { chosenPlaces, isChosen, showCount, toggle } from "./sets.js";
import { $, $$, facts } from "./page.js";
import { closePops, openPop } from "./pops.js";
import { rove } from "./roving.js";
import { teach } from "./teach.js";
import { hideTip, showTip } from "./tips.js";
import { waysTo } from "./ways.js";

let picked = [];
let grown = null; // the seat whose panel is shown large

function rest(choice) {
  const left = [...choice.spots];
  for (const spot of picked) {
    const place = left.indexOf(spot);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

function kept() {
  return options.map((choice) => ({ choice, left: rest(choice) })).filter(({ choice, left }) => left && choice.spots.length);
}

export function dress() {
  const remaining = kept();
  const next = new Set(remaining.map(({ left }) => left[0]));
  const chosen = chosenPlaces(options);
  for (const place of $$("[data-spot]")) {
    place.classList.toggle("spot-next", next.has(place.dataset.spot));
    place.classList.toggle("spot-picked", picked.includes(place.dataset.spot) || chosen.has(place));
    place.classList.remove("spot-hint");
  }
  const texts = new Set(remaining.map(({ choice }) => JSON.stringify(choice.option)));
  for (const button of $$("#actions .action")) button.classList.toggle("picked", picked.length > 0 && texts.has(JSON.stringify(JSON.parse(button.value || "0"))));
  for (const tab of $$("#tabs [data-part]")) {
    const part = $(tab.dataset.part === "board" ? "#stage" : `#${tab.dataset.part}`);
    tab.classList.toggle("news", Boolean(part && $(".spot-next", part)));
  }
  for (const link of $$(".invite input")) link.value = new URL(link.value, location.href).href;
  for (const panel of $$(".panel")) panel.classList.toggle("grown", panel.id === `panel-${grown}`);
  showKeys(remaining);
  showCount();
  showDraft();
  teach();
  tellFirst();
  fit();
  rove();
  bringNear();
}

// Plays an option, or adds it to the set that is being chosen.
export function choose(choice, place) {
  if (choice?.times) toggle(choice, place); else play(choice);
}

export function grow(seat) {
  grown = grown === seat ? null : seat;
  dress();
}

export function shrink() {
  if (grown !== null) grow(grown);
}

function pick(spot, place) {
  picked.push(spot);
  const remaining = kept();
  const done = remaining.filter(({ left }) => left.length === 0).map(({ choice }) => choice);
  if (remaining.length === 1) { const [{ choice }] = remaining; cancel(); choose(choice, place); return; }
  dress();
  if (done.length) openChoices(done, place);
}

export function cancel() {
  picked = [];
  $("#choices").hidden = true;
  dress();
}

// Ends the gesture and closes what popped up.
export function giveUp() {
  if (!picked.length && !$(".pop:not([hidden])")) return;
  closePops();
  cancel();
}

function clickable(target) {
  const possible = new Set(kept().flatMap(({ left }) => left));
  for (let place = target.closest("[data-spot]"); place; place = place.parentElement?.closest("[data-spot]")) {
    if (possible.has(place.dataset.spot)) return place;
  }
  return null;
}

function openChoices(choices, place) {
  openMenu(place, choices.map((choice) => {
    const item = menuItem(choice.text, () => { cancel(); choose(choice, place); });
    item.role = choice.times ? "menuitemcheckbox" : "menuitem";
    if (choice.times) item.ariaChecked = String(isChosen(choice));
    return item;
  }));
}

function menuItem(text, run) {
  const item = document.createElement("button");
  item.type = "button";
  item.role = "menuitem";
  item.className = "menu-item";
  item.textContent = text;
  item.addEventListener("click", run);
  return item;
}

function openMenu(place, items) {
  const menu = $("#choices");
  menu.replaceChildren(...items);
  openPop(menu, place);
}

// -- what can be done with something that no option names: the options after which one does ------------------------

let wanted = null; // the spot that was the start, while the way to it is played

async function begin(place) {
  const asked = at;
  for (let here = place; here; here = here.parentElement?.closest("[data-spot]")) {
    const { spot } = here.dataset;
    const ways = await waysTo(spot, asked);
    if (asked !== at) return true;
    const choices = options.filter((choice) => ways.includes(JSON.stringify(choice.option)));
    if (!choices.length) continue;
    hideTip();
    openMenu(here, choices.map((choice) => menuItem(choice.text, () => { cancel(); wanted = spot; choose(choice); })));
    return true;
  }
  return false;
}

// After a step of a way: what was the start is picked in the new question, too.
export function resume() {
  const spot = wanted;
  wanted = null;
  if (!spot || !kept().some(({ left }) => left.includes(spot))) return;
  const places = $$(`[data-spot="${CSS.escape(spot)}"]`);
  const place = places.find((one) => one.checkVisibility({ visibilityProperty: true })) ?? places[0];
  if (!place) return;
  picked.push(spot);
  const done = kept().filter(({ left }) => left.length === 0).map(({ choice }) => choice);
  dress();
  if (done.length) openChoices(done, place);
}

const startable = (target) => options.length > 0 && !picked.length && !options.some(({ times }) => times) && !target.closest("button, a, summary, input, select, label") && target.closest("[data-spot]");

document.addEventListener("click", (event) => {
  const place = facts && clickable(event.target);
  if (place) { hideTip(); closePops(); pick(place.dataset.spot, place); event.preventDefault(); return; }
  const line = event.target.closest(".line a");
  if (line && facts?.live === "yes" && !event.ctrlKey && !event.metaKey) { event.preventDefault(); openLine(line); return; }
  if (!event.target.closest(".panel.grown, .pop")) shrink();
  if (!event.target.closest(".pop")) giveUp();
  const told = event.target.closest("[data-help]");
  const start = facts?.live === "yes" && startable(event.target);
  if (start) begin(start).then((found) => { if (!found && told) showTip(told); });
  else if (told && !event.target.closest("button, a, summary")) showTip(told);
  if (!told) hideTip();
}, true);

// hovering or focusing an option shows where it is on the board
for (const [begin, hint] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
  document.addEventListener(begin, (event) => {
    const action = event.target.closest?.("#actions .action");
    const value = action?.value || action?.querySelector("input")?.value;
    if (!value) return;
    const choice = options.find((one) => JSON.stringify(one.option) === JSON.stringify(JSON.parse(value)));
    for (const spot of choice?.spots ?? []) for (const place of $$(`[data-spot="${CSS.escape(spot)}"]`)) place.classList.toggle("spot-hint", hint);
  });
}
