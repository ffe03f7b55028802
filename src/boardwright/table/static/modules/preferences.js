// Preferences, kept in the browser.

import { $$ } from "./page.js";

const USUAL = { theme: "auto", confirm: false, animate: true, sound: false, notify: false, big: false, tips: true };
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
  for (const box of $$("[data-preference]")) box.checked = preferences[box.dataset.preference];
  for (const choice of $$("button[data-theme]")) choice.ariaPressed = String(choice.dataset.theme === preferences.theme);
}

export function dark() {
  return preferences.theme === "dark" || (preferences.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}
