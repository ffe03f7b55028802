// Whose turn it is: told by title, icon, sound and notice.

import { $, facts } from "./page.js";
import { prefer, preferences } from "./preferences.js";
import { notify, subscribe, unsubscribe } from "./push.js";
import { sound } from "./sounds.js";

let yours = facts?.yourTurn === "yes";

export function tellTurn(message) {
  if (message.title) document.title = message.title;
  const icon = $("#favicon");
  const wanted = `/static/favicon${message.your_turn ? "-turn" : ""}.svg`;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  if (message.your_turn && (!yours || message.sound) && (document.hidden || message.sound)) {
    sound("turn");
    if (preferences.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
      notify(message.title, $("#question")?.textContent ?? "", facts.table);
    }
  }
  yours = message.your_turn;
}

async function askToNotify() {
  const granted = "Notification" in window && (await Notification.requestPermission()) === "granted";
  $("[data-hint=denied]").hidden = granted;
  if (!granted) prefer("notify", false);
  else if (facts?.watching !== "yes") subscribe();
}

document.addEventListener("change", (event) => {
  const name = event.target.dataset?.preference;
  if (!name) return;
  prefer(name, event.target.checked);
  if (name === "notify") { if (event.target.checked) askToNotify(); else unsubscribe(); }
  if (name === "sound") sound("turn");
});
