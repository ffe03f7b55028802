// What became of a proposal stays until it was read: closed, or left behind by an answer to the next question.

import { $ } from "./page.js";

let seen = "";

export function tellAnswer() {
  const answer = $("#proposals .answered");
  const told = $("#told");
  if (!answer || !told || answer.dataset.number === seen) return;
  seen = answer.dataset.number;
  told.firstElementChild.replaceChildren(...$("p", answer).cloneNode(true).childNodes);
  told.hidden = false;
}

export function putAway() {
  const told = $("#told");
  if (told) told.hidden = true;
}

document.addEventListener("click", (event) => { if (event.target.closest("#told button")) putAway(); });
