// The replay: the slider and the buttons fetch a moment and swap it in.

import { fly, land, lookUp } from "./flights.js";
import { $ } from "./page.js";
import { showPart } from "./parts.js";
import { morph } from "./swap.js";

let playing = 0;
let fetching = null;

async function goTo(address) {
  fetching?.abort();
  fetching = new AbortController();
  try {
    const answer = await fetch(address, { signal: fetching.signal });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const { part } = $("main").dataset;
    const { moves, flights } = $("#state", page).dataset;
    const steps = Number(moves) === Number($("#state").dataset.moves) + 1 ? JSON.parse(flights) : [];
    const before = lookUp(steps);
    land();
    morph($("#main"), $("#main", page));
    showPart(part);
    fly(steps, before);
    $(".line.now")?.scrollIntoView({ block: "nearest" });
    history.replaceState(null, "", address);
  } catch (error) { if (error.name !== "AbortError") throw error; }
}

export function playReplay() {
  if (playing) { clearInterval(playing); playing = 0; } else {
    playing = setInterval(() => {
      const next = $("[data-step=next]");
      if (next?.href) goTo(next.href); else playReplay();
    }, 900);
  }
  document.documentElement.classList.toggle("playing", Boolean(playing));
}

document.addEventListener("click", (event) => {
  const step = event.target.closest("a[data-step], .page-replay .line a");
  if (step?.href) { event.preventDefault(); goTo(step.href); }
});
document.addEventListener("input", (event) => {
  if (event.target.matches("[data-replay]")) goTo(`?${new URLSearchParams(new FormData(event.target.form))}`);
});
document.addEventListener("change", (event) => {
  if (event.target.matches("select[data-submit]")) event.target.form.requestSubmit();
});
document.addEventListener("keydown", (event) => {
  if (!$(".page-replay") || event.target.matches("input, select, textarea")) return;
  const step = { ArrowLeft: "back", ArrowRight: "next" }[event.key];
  if (step) $(`[data-step=${step}]`)?.click();
  else if (event.key === " " && event.target === document.body) { event.preventDefault(); playReplay(); }
});
