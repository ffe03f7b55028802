// A deal that is being composed: boxes and numbers are set in any order; the list shows what is in it, each to be removed.

import { $, $$ } from "./page.js";

const picks = () => $$("#deal [name=deal]:not([type=hidden])");
const value = (pick) => pick.type === "checkbox" && !pick.checked ? "" : pick.value;
const items = (pick) => JSON.parse(`[${value(pick)}]`);

// What is chosen: an item that is given twice is there twice.
export function composed() {
  return picks().flatMap(items);
}

export function clearDeal() {
  $("#deal")?.reset();
}

function drop(pick) {
  if (pick.type === "checkbox") pick.checked = false; else pick.selectedIndex = 0;
  showDraft();
  pick.focus();
}

export function showDraft() {
  const form = $("#deal");
  if (!form) return;
  const chosen = picks().filter((pick) => value(pick));
  const list = $(".deal-draft", form);
  list.replaceChildren(...chosen.map((pick) => {
    const entry = document.createElement("li");
    const button = document.createElement("button");
    const count = items(pick).length;
    const said = `${$("legend", pick.closest("fieldset")).textContent}: ${$("span", pick.closest("label")).textContent}`;
    button.type = "button";
    button.className = "deal-chip";
    button.textContent = count > 1 ? `${said} ×${count}` : said;
    button.title = list.dataset.remove;
    button.addEventListener("click", () => drop(pick));
    entry.append(button);
    return entry;
  }));
  const number = composed().length;
  form.classList.toggle("over", number > form.dataset.most);
  $(".deal-offer", form).disabled = form.dataset.asked !== "yes" || number === 0 || number > form.dataset.most;
  $(".deal-clear", form).disabled = number === 0;
}

// A refused deal comes back into the boxes, as far as its items are still there.
function compose(deal) {
  clearDeal();
  for (const item of deal) {
    const same = (pick) => (pick.dataset.item ?? pick.value) === JSON.stringify(item);
    const pick = picks().find(same);
    if (pick?.type === "checkbox") pick.checked = true;
    else if (pick) pick.selectedIndex = Math.min(pick.selectedIndex + 1, pick.length - 1);
  }
  showDraft();
  for (const pick of picks().filter(value)) { const folded = pick.closest("details:not([open])"); if (folded) folded.open = true; }
  $(".deal-offer").scrollIntoView({ block: "nearest" });
}

document.addEventListener("change", (event) => { if (event.target.closest("#deal")) showDraft(); });
document.addEventListener("reset", (event) => { if (event.target.id === "deal") setTimeout(showDraft, 0); });
document.addEventListener("click", (event) => {
  const deal = event.target.closest("[data-deal]");
  if (deal) compose(JSON.parse(deal.dataset.deal));
});
