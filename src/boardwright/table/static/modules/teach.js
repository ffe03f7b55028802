// A lesson: its pages are turned one by one, what they speak of stands out, and so does the answer that is taught.
// What somebody asked a hint for stands out in the same way.

import { options } from "./live.js";
import { $, $$ } from "./page.js";
import { showPart } from "./parts.js";

let step = "";
let page = 0;

const phone = matchMedia("(max-width: 899px)");

export function teach() {
  const lesson = $("#lesson:not([hidden])");
  for (const place of $$(".taught, .pointed")) place.classList.remove("taught", "pointed");
  if (lesson) turnTo(lesson);
  for (const teacher of $$("[data-teaches]")) if (teacher !== lesson || atEnd(lesson)) show(JSON.parse(teacher.dataset.teaches));
}

const pagesOf = (lesson) => $$(".lesson-page", lesson);
const atEnd = (lesson) => page >= pagesOf(lesson).length - 1;

function turnTo(lesson) {
  const fresh = lesson.dataset.step !== step;
  if (fresh) { step = lesson.dataset.step; page = 0; correct(""); const why = $(".lesson-why", lesson); if (why) why.open = false; }
  pagesOf(lesson).forEach((part, number) => { part.hidden = number !== page; });
  const last = atEnd(lesson);
  $("[data-lesson=back]", lesson).disabled = page === 0;
  $("[data-lesson=back]", lesson).hidden = pagesOf(lesson).length < 2;
  $("[data-lesson=next]", lesson).hidden = last;
  const order = $(".lesson-do", lesson);
  if (order) order.hidden = !last;
  const points = JSON.parse(lesson.dataset.points)[page] ?? [];
  const places = points.flatMap((point) => $$(point)).filter((place) => !lesson.contains(place));
  for (const place of places) place.classList.add("pointed");
  if (fresh) reveal(places);
}

function show(taught) {
  const wanted = new Set(taught.map((option) => JSON.stringify(option)));
  if (!wanted.size) { $("#actions.set .confirm")?.classList.add("taught"); return; } // nothing of the set
  const value = (button) => button.value || button.dataset.value || $("input", button)?.value;
  for (const button of $$("#actions .action")) {
    const held = value(button);
    if (!held || !wanted.has(JSON.stringify(JSON.parse(held)))) continue;
    button.classList.add("taught");
    button.scrollIntoView({ block: "nearest" });
  }
  for (const choice of options.filter(({ option }) => wanted.has(JSON.stringify(option)))) {
    for (const spot of choice.spots) for (const place of $$(`[data-spot="${CSS.escape(spot)}"]`)) place.classList.add("taught");
  }
}

// What a new page points at comes into sight, on a phone with its part of the table.
function reveal(places) {
  if (phone.matches && places.length) showPartOf(places);
  for (const place of places) place.scrollIntoView({ block: "nearest" });
}

function showPartOf(places) {
  const part = $$("#tabs [data-part]").find((tab) => {
    const held = tab.dataset.part === "board" ? $("#stage") : $(`#${tab.dataset.part}`);
    return held && places.some((place) => held.contains(place));
  });
  if (part) showPart(part.dataset.part);
}

// Another answer than the one that is taught was given: it is not taken, and the lesson says why.
export function correct(text) {
  const wrong = $("#lesson .lesson-wrong");
  if (!wrong) return;
  wrong.textContent = text;
  wrong.hidden = !text;
}

document.addEventListener("click", ({ target }) => {
  const turn = target.closest("[data-lesson]")?.dataset.lesson;
  const lesson = $("#lesson");
  if (!turn || !lesson) return;
  page = Math.max(0, Math.min(pagesOf(lesson).length - 1, page + (turn === "next" ? 1 : -1)));
  correct("");
  teach();
  reveal($$(".pointed"));
});
