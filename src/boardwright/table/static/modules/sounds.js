// Sounds, made here: a flick for a card, clicks for dice, a drum for a battle, a few notes for great moments. A page is
// silent until somebody has clicked or typed; a device that asks for less motion gets none unless its person turns it on.

import { $, $$, facts } from "./page.js";
import { prefer, preferences } from "./preferences.js";

const APART = 90; // milliseconds: of two sounds at once only the first is heard
let audio = null;
let hiss = null;
let last = 0;
let moves = Number(facts?.moves ?? 0);
let touched = false;

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { touched = true; }, { capture: true, once: true });

function ready() {
  if (!preferences.sound || !preferences.volume || !touched) return false;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  return true;
}

function loudness(start, length, volume, rise = 0.008) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * preferences.volume, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  gain.connect(audio.destination);
  return gain;
}

// A tone that may slide from one pitch to another.
function tone(after, pitch, length, volume, { to = pitch, shape = "sine" } = {}) {
  const start = audio.currentTime + after;
  const made = audio.createOscillator();
  made.type = shape;
  made.frequency.setValueAtTime(pitch, start);
  made.frequency.exponentialRampToValueAtTime(to, start + length);
  made.connect(loudness(start, length, volume));
  made.start(start);
  made.stop(start + length);
}

// A bit of noise around a pitch.
function noise(after, pitch, length, volume, narrow = 1.2) {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const wave = hiss.getChannelData(0);
    for (let place = 0; place < wave.length; place += 1) wave[place] = Math.random() * 2 - 1;
  }
  const start = audio.currentTime + after;
  const made = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  made.buffer = hiss;
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
  made.connect(filter).connect(loudness(start, length, volume, 0.004));
  made.start(start, Math.random() * 0.2);
  made.stop(start + length);
}

const notes = (pitches, apart, length, volume) => { for (const [number, pitch] of pitches.entries()) tone(number * apart, pitch, length, volume); };

const SOUNDS = {
  turn: () => notes([523.25, 783.99], 0.16, 0.7, 0.24),
  card: () => { noise(0, 3200, 0.07, 0.5); noise(0.06, 1500, 0.1, 0.35); },
  coin: () => { tone(0, 1318.5, 0.18, 0.12, { shape: "triangle" }); tone(0.07, 1760, 0.3, 0.12, { shape: "triangle" }); },
  move: () => { tone(0, 170, 0.14, 0.4, { to: 90 }); noise(0, 700, 0.05, 0.2); },
  dice: () => { for (const after of [0, 0.055, 0.1, 0.17, 0.26]) { noise(after, 1900 + 900 * Math.random(), 0.035, 0.7, 4); tone(after, 320, 0.04, 0.2, { to: 180 }); } },
  combat: () => { tone(0, 130, 0.5, 0.75, { to: 45 }); noise(0, 900, 0.22, 0.6, 0.7); tone(0.2, 110, 0.6, 0.6, { to: 40 }); },
  great: () => notes([392, 493.88, 587.33, 783.99], 0.1, 0.9, 0.2),
  end: () => { notes([261.63, 329.63, 392, 523.25], 0.17, 1.6, 0.24); tone(0.68, 130.81, 2, 0.3); },
  clock: () => { for (const after of [0, 0.25]) { tone(after, 1046.5, 0.05, 0.3, { shape: "square" }); noise(after, 4000, 0.03, 0.3, 6); } },
};

export function sound(name) {
  if (!SOUNDS[name] || performance.now() - last < APART || !ready()) return;
  last = performance.now();
  SOUNDS[name]();
}

// What has happened since is heard, unless it was taken back. `#state` says which sound fits.
export function hear() {
  const { moves: now, sound: name } = $("#state").dataset;
  if (Number(now) > moves && name) sound(name);
  moves = Number(now);
}

export function toggleSound() {
  prefer("sound", !preferences.sound);
  sound("turn");
}

document.addEventListener("input", (event) => {
  if (event.target.dataset?.volume === undefined) return;
  preferences.volume = Number(event.target.value);
  if (!preferences.sound) prefer("sound", true);
  sound("card");
});
document.addEventListener("change", (event) => { if (event.target.dataset?.volume !== undefined) prefer("volume", Number(event.target.value)); });

for (const slider of $$("[data-volume]")) slider.value = preferences.volume;
