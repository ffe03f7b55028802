// Preferences, kept in the browser.

import { $$ } from "./page.js";

const USUAL = {
  theme: "auto", pace: "normal", confirm: false, animate: true, tell: true, sound: !matchMedia("(prefers-reduced-motion: reduce)").matches, volume: 0.5,
  notify: false, big: false, tips: true,
};
const CHOICES = ["theme", "pace"];
export const preferences = { ...USUAL, ...stored() };

function stored() {
  try { return JSON.parse(localStorage.getItem("boardwright") || "{}"); } catch { return {}; }
}

export function prefer(name, value) {
  preferences[name] = value;
  try { localStorage.setItem("boardwright", JSON.stringify(preferences)); } catch { /* for this visit only */ }
  showPreferences();
}

export function showPreferences() {
  const root = document.documentElement;
  if (preferences.theme === "auto") delete root.dataset.theme; else root.dataset.theme = preferences.theme;
  if (preferences.big) root.dataset.big = "yes"; else delete root.dataset.big;
  for (const button of $$("[data-command=sound]")) button.ariaPressed = String(preferences.sound);
  for (const box of $$("[data-preference]")) box.checked = preferences[box.dataset.preference];
  for (const name of CHOICES) for (const choice of $$(`button[data-${name}]`)) choice.ariaPressed = String(choice.dataset[name] === preferences[name]);
}

export function dark() {
  return preferences.theme === "dark" || (preferences.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}
