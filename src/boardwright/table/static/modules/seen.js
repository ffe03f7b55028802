// A question counts only once the person could have seen it: the second click of a double click, or a key that was
// meant for the question before, answers nothing. Keys that follow keys are meant: they are not kept waiting.

const UNSEEN = 400; // milliseconds
const ANSWERING = "#actions, #choices, #scene, #back, #ending, [data-spot]";
const root = document.documentElement;
let freshUntil = 0;
let pressed = 0;
let byKey = false;
let timer = 0;

const now = () => performance.now();

// There is another question.
export function changed() {
  freshUntil = now() + UNSEEN;
  root.dataset.fresh = "yes";
  clearTimeout(timer);
  timer = setTimeout(() => { freshUntil = Math.min(freshUntil, now()); delete root.dataset.fresh; }, UNSEEN); // a timer may be early
}

// Whether a key may answer: not one that is held down, and not before the question could be seen, unless the answer
// before was a key, too.
export function keyCounts(event) {
  return !event.repeat && (byKey || now() >= freshUntil);
}

window.addEventListener("pointerdown", () => { pressed = now(); byKey = false; }, true);

window.addEventListener("click", (event) => {
  const pointed = event.detail > 0; // keys and programs click without a pointer
  if (!pointed || Math.min(now(), pressed) >= freshUntil || !event.target.closest(ANSWERING)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

window.addEventListener("keydown", (event) => {
  if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
  const presses = event.key === "Enter" || event.key === " ";
  if (presses && event.target.closest?.(ANSWERING) && !keyCounts(event)) { event.preventDefault(); event.stopImmediatePropagation(); return; }
  if (now() >= freshUntil) byKey = true;
}, true);
