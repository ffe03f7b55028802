// The board: drag, wheel, pinch, keys.

import { swallowClick } from "./clicks.js";
import { $ } from "./page.js";
import { hideTip } from "./tips.js";

export let view = { x: 0, y: 0, scale: 1 };
const NEAR = 1.7; // then a small map shows what a large one does
let dragging = false;
const fingers = new Map();
const stage = $(".stage-view");

export function show(wanted) {
  lift();
  const { width, height } = stage.getBoundingClientRect();
  const scale = Math.max(0.6, Math.min(6, wanted.scale));
  const slack = 0.6;
  view = {
    scale,
    x: Math.max(-width * (scale - 1 + slack * 0.5), Math.min(width * slack * 0.5, wanted.x)),
    y: Math.max(-height * (scale - 1 + slack * 0.5), Math.min(height * slack * 0.5, wanted.y)),
  };
  document.documentElement.toggleAttribute("data-zoomed", view.scale !== 1 || view.x !== 0 || view.y !== 0);
  document.documentElement.toggleAttribute("data-near", view.scale >= NEAR);
  $(".stage-sheet").style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
}

// While the board moves it is a picture that is moved, not drawn anew in every frame; at rest it is sharp again.
let resting = 0;

function lift() {
  stage.classList.add("moving");
  clearTimeout(resting);
  resting = setTimeout(() => stage.classList.remove("moving"), 250);
}

export function zoomBy(factor, x, y) {
  const box = stage.getBoundingClientRect();
  const px = (x ?? box.left + box.width / 2) - box.left;
  const py = (y ?? box.top + box.height / 2) - box.top;
  const scale = Math.max(0.6, Math.min(6, view.scale * factor));
  const grown = scale / view.scale;
  show({ scale, x: px - (px - view.x) * grown, y: py - (py - view.y) * grown });
}

// a board of cards scrolls like a page
const scrolls = (event) => Boolean(event.target.closest("[data-scroll]"));

if (stage) {
  stage.addEventListener("wheel", (event) => { if (scrolls(event)) return; event.preventDefault(); zoomBy(Math.exp(-event.deltaY / 500), event.clientX, event.clientY); }, { passive: false });
  stage.addEventListener("pointerdown", (event) => { dragging = false; swallowClick(false); if (!scrolls(event)) fingers.set(event.pointerId, event); });
  stage.addEventListener("pointermove", (event) => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const [first, second] = fingers.values();
    if (second) {
      const other = first.pointerId === event.pointerId ? second : first;
      const far = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      zoomBy(far(event, other) / Math.max(1, far(old, other)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
      dragging = true;
      swallowClick(true);
    } else if (dragging || Math.hypot(event.clientX - old.clientX, event.clientY - old.clientY) > 6) {
      if (!dragging) { dragging = true; swallowClick(true); hideTip(); stage.setPointerCapture(event.pointerId); stage.classList.add("dragging"); }
      show({ scale: view.scale, x: view.x + event.clientX - old.clientX, y: view.y + event.clientY - old.clientY });
    } else return;
    fingers.set(event.pointerId, event);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    stage.addEventListener(end, (event) => { fingers.delete(event.pointerId); stage.classList.remove("dragging"); dragging = false; setTimeout(swallowClick, 0, false); });
  }
  stage.addEventListener("keydown", (event) => {
    if (event.target !== stage && !scrolls(event)) return; // from piece to piece
    const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
    if (event.key === "Home") show({ x: 0, y: 0, scale: 1 });
    if (!step) return;
    event.stopPropagation();
    if (scrolls(event)) return;
    event.preventDefault();
    show({ scale: view.scale, x: view.x + step[0], y: view.y + step[1] });
  });
}
