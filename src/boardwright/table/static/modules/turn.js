// Whose turn it is: told by title, icon, sound and notice.

import { $, facts } from "./page.js";
import { prefer, preferences } from "./preferences.js";
import { notify, subscribe, unsubscribe } from "./push.js";

let yours = facts?.yourTurn === "yes";

export function tellTurn(message) {
  if (message.title) document.title = message.title;
  const icon = $("#favicon");
  const wanted = `/static/favicon${message.your_turn ? "-turn" : ""}.svg`;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  if (message.your_turn && (!yours || message.sound) && (document.hidden || message.sound)) {
    if (preferences.sound) ring();
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

function ring() {
  const audio = new AudioContext();
  for (const [number, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + number * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}

document.addEventListener("change", (event) => {
  const name = event.target.dataset?.preference;
  if (!name) return;
  prefer(name, event.target.checked);
  if (name === "notify") { if (event.target.checked) askToNotify(); else unsubscribe(); }
  if (name === "sound" && event.target.checked) ring();
});
