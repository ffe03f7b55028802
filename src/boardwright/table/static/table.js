// The browser's side of the table: swaps the parts of a page that changed, turns clicks on the board into options,
// explains what is pointed at, and tells whose turn it is. Everything else is made by the server.

import { notify, subscribe, unsubscribe } from "./push.js";

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

// -- preferences, kept in the browser -----------------------------------------------------------------------------

const USUAL = { theme: "auto", confirm: false, animate: true, sound: false, notify: false, big: false };
const preferences = { ...USUAL, ...stored() };

function stored() {
  try { return JSON.parse(localStorage.getItem("boardwright") || "{}"); } catch { return {}; }
}

function prefer(name, value) {
  preferences[name] = value;
  try { localStorage.setItem("boardwright", JSON.stringify(preferences)); } catch { /* for this visit only */ }
  showPreferences();
}

function showPreferences() {
  const root = document.documentElement;
  if (preferences.theme === "auto") delete root.dataset.theme; else root.dataset.theme = preferences.theme;
  if (preferences.big) root.dataset.big = "yes"; else delete root.dataset.big;
  for (const box of $$("[data-preference]")) box.checked = preferences[box.dataset.preference];
  for (const choice of $$("button[data-theme]")) choice.ariaPressed = String(choice.dataset.theme === preferences.theme);
}

function dark() {
  return preferences.theme === "dark" || (preferences.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}

// -- commands: buttons with data-command --------------------------------------------------------------------------

const commands = {
  theme: () => prefer("theme", dark() ? "light" : "dark"),
  help: () => $("#dialog-help").showModal(),
  preferences: () => { $("#dialog-menu").close(); $("#dialog-preferences").showModal(); },
  menu: () => $("#dialog-menu").showModal(),
  "zoom-in": () => zoomBy(1.3),
  "zoom-out": () => zoomBy(1 / 1.3),
  "zoom-reset": () => show({ x: 0, y: 0, scale: 1 }),
  confirmed: () => { $("#dialog-confirm").close(); pending?.(); pending = null; },
  "replay-play": () => playReplay(),
  print: () => print(),
};

let pending = null;

function confirmFirst(text, run) {
  $("#confirm-text").textContent = text;
  pending = run;
  $("#dialog-confirm").showModal();
}

document.addEventListener("click", (event) => {
  const command = event.target.closest("[data-command]")?.dataset.command;
  if (command?.startsWith("grow-")) grow(Number(command.slice(5)));
  else if (commands[command]) { event.preventDefault(); commands[command](); }
  const copy = event.target.closest("[data-copy]");
  if (copy) share(copy);
  const theme = event.target.closest("button[data-theme]");
  if (theme) prefer("theme", theme.dataset.theme);
  const tab = event.target.closest("[data-tab]");
  if (tab) showTab(tab.dataset.tab);
  const part = event.target.closest("[data-part]:not(main)");
  if (part) showPart(part.dataset.part);
  if (event.target.matches("dialog")) event.target.close(); // a click beside it
});

document.addEventListener("change", (event) => {
  const name = event.target.dataset?.preference;
  if (!name) return;
  prefer(name, event.target.checked);
  if (name === "notify") { if (event.target.checked) askToNotify(); else unsubscribe(); }
  if (name === "sound" && event.target.checked) ring();
});

document.addEventListener("input", (event) => {
  const target = event.target.dataset?.filter;
  if (target) filter(event.target.value, target);
});

function filter(typed, selector) {
  const wanted = typed.trim().toLowerCase();
  for (const entry of $$(selector)) entry.hidden = !entry.textContent.toLowerCase().includes(wanted);
  for (const group of $$("[data-filter-group]")) group.hidden = !$(":scope [data-entry]:not([hidden])", group);
}

async function share(button) {
  const address = new URL(button.dataset.copy, location.href).href;
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: address });
    else await navigator.clipboard.writeText(address);
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1500);
  } catch { button.parentElement.querySelector("input")?.select(); }
}

function showTab(name) {
  for (const tab of $$("[data-tab]")) {
    const chosen = tab.dataset.tab === name;
    tab.ariaSelected = String(chosen);
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen) tab.classList.remove("news");
    $(`#side-${tab.dataset.tab}`).hidden = !chosen;
  }
}

function showPart(name) {
  $("main").dataset.part = name;
  for (const tab of $$("#tabs [data-part]")) tab.ariaPressed = String(tab.dataset.part === name);
}

let grown = null;

function grow(seat) {
  grown = grown === seat ? null : seat;
  dress();
}

// -- swapping parts of the page: what stays keeps its focus, scroll and animations --------------------------------

function morph(from, to) {
  if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName) { from.replaceWith(to); return; }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && name !== "style" && !(name === "open" && from.nodeName === "DETAILS")) from.removeAttribute(name);
  }
  for (const { name, value } of [...to.attributes]) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  if (from.nodeName === "INPUT" && from.type === "hidden") from.value = to.value;
  const known = new Map([...from.children].filter((child) => child.id).map((child) => [child.id, child]));
  let here = from.firstChild;
  for (const child of [...to.childNodes]) {
    const same = child.id ? known.get(child.id) : here && !here.id && here.nodeName === child.nodeName ? here : null;
    if (!same) from.insertBefore(child, here);
    else {
      if (same === here) here = here.nextSibling;
      else from.insertBefore(same, here);
      if (!same.isEqualNode(child)) morph(same, child);
    }
  }
  while (here) { const next = here.nextSibling; here.remove(); here = next; }
}

function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

function swap(fragments) {
  const log = $("#log");
  const atEnd = log && log.scrollHeight - log.scrollTop - log.clientHeight < 60;
  const before = places();
  for (const [id, html] of Object.entries(fragments)) {
    const old = document.getElementById(id);
    const fresh = parsed(html);
    if (old && fresh) morph(old, fresh);
    else if (old) old.remove();
    else if (fresh && id.startsWith("log-")) log.append(fresh);
  }
  if (log && atEnd) log.scrollTop = log.scrollHeight;
  glide(before);
}

// Pieces glide from where they were. (View Transitions do not reach into an SVG, so this moves them itself.)

const PIECES = "#board [id], #hand [id], .panel-body [id]";

function lively() {
  return preferences.animate && !matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden;
}

function places() {
  return lively() ? new Map($$(PIECES).map((piece) => [piece.id, piece.getBoundingClientRect()])) : null;
}

function glide(before) {
  if (!before || before.size === 0) return;
  for (const piece of $$(PIECES)) {
    const old = before.get(piece.id);
    const now = piece.getBoundingClientRect();
    if (now.width === 0) continue;
    if (!old || old.width === 0) { piece.animate([{ opacity: 0 }, {}], { duration: 300 }); continue; }
    let x = old.x + old.width / 2 - now.x - now.width / 2;
    let y = old.y + old.height / 2 - now.y - now.height / 2;
    if (Math.hypot(x, y) < 4) continue;
    const matrix = piece.ownerSVGElement && piece.parentElement.getScreenCTM?.();
    const scale = matrix ? 1 / Math.hypot(matrix.a, matrix.b) : piece.closest(".stage-sheet") ? 1 / view.scale : 1;
    piece.animate([{ translate: `${x * scale}px ${y * scale}px` }, { translate: "0px 0px" }], { duration: 420, easing: "cubic-bezier(.3,.7,.3,1)" });
  }
}

// -- the connection -----------------------------------------------------------------------------------------------

const facts = $("#state")?.dataset;
let at = facts?.at ?? "";
let options = JSON.parse(facts?.options ?? "[]");
let undoTo = Number(facts?.undoTo ?? 0);
let socket = null;
let waited = 500;

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/game/${facts.table}/live`);
  socket.addEventListener("open", () => { waited = 500; delete document.documentElement.dataset.offline; });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    document.documentElement.dataset.offline = "yes";
    setTimeout(connect, waited);
    waited = Math.min(waited * 1.7, 10_000);
  });
}

function send(message) {
  const text = JSON.stringify(message);
  if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  else if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener("open", (event) => event.target.send(text), { once: true });
  else { complain($(".offline")?.textContent ?? ""); enable(); }
}

function receive(message) {
  if (message.error) { complain(message.error); enable(); }
  if (!message.fragments) return;
  const said = $("#chat-lines")?.childElementCount;
  swap(message.fragments);
  at = message.at ?? at;
  options = message.options ?? options;
  undoTo = Number($("#state").dataset.undoTo);
  picked = [];
  closePops();
  dress();
  if ($("#chat-lines")?.childElementCount > said && $("#side-chat").hidden) $("#tab-chat").classList.add("news");
  tellTurn(message);
}

let complaint = 0;

function complain(text) {
  const error = $("#error");
  error.textContent = text;
  error.hidden = false;
  clearTimeout(complaint);
  complaint = setTimeout(() => { error.hidden = true; }, 7000);
}

const NUMBERS = ["to", "seat", "move"];
const LISTS = ["option"];

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.dataset.do || !socket) return;
  event.preventDefault();
  const sure = event.submitter?.dataset.confirm;
  const message = {};
  for (const [name, value] of new FormData(form, event.submitter)) {
    message[name] = NUMBERS.includes(name) ? Number(value) : LISTS.includes(name) ? JSON.parse(value) : value;
  }
  if (message.do === "play") play(options.find((choice) => JSON.stringify(choice.option) === JSON.stringify(message.option)));
  else if (sure) confirmFirst(sure, () => send(message));
  else send(message);
  if (message.do === "chat") form.reset();
});

function play(choice) {
  if (!choice) return;
  grown = null;
  const run = () => { for (const button of $$("#actions .action")) button.disabled = true; send({ do: "play", at, option: choice.option }); setTimeout(enable, 4000); };
  if (choice.ends && preferences.confirm) confirmFirst(choice.text, run); else run();
}

function enable() {
  for (const button of $$("#actions .action")) button.disabled = false;
}

// -- whose turn it is ---------------------------------------------------------------------------------------------

let yours = facts?.yourTurn === "yes";

function tellTurn(message) {
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
  if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") prefer("notify", false);
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

// -- the gesture: places clicked so far keep the options that have them all ---------------------------------------

let picked = [];

function rest(choice) {
  const left = [...choice.spots];
  for (const spot of picked) {
    const place = left.indexOf(spot);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

function kept() {
  return options.map((choice) => ({ choice, left: rest(choice) })).filter(({ choice, left }) => left && choice.spots.length);
}

function dress() {
  const remaining = kept();
  const next = new Set(remaining.map(({ left }) => left[0]));
  for (const place of $$("[data-spot]")) {
    place.classList.toggle("spot-next", next.has(place.dataset.spot));
    place.classList.toggle("spot-picked", picked.includes(place.dataset.spot));
    place.classList.remove("spot-hint");
  }
  const texts = new Set(remaining.map(({ choice }) => JSON.stringify(choice.option)));
  for (const button of $$("#actions .action")) button.classList.toggle("picked", picked.length > 0 && texts.has(JSON.stringify(JSON.parse(button.value || "0"))));
  for (const tab of $$("#tabs [data-part]")) {
    const part = $(tab.dataset.part === "board" ? "#stage" : `#${tab.dataset.part}`);
    tab.classList.toggle("news", Boolean(part && $(".spot-next", part)));
  }
  for (const link of $$(".invite input")) link.value = new URL(link.value, location.href).href;
  for (const panel of $$(".panel")) panel.classList.toggle("grown", panel.id === `panel-${grown}`);
}

function pick(spot, place) {
  picked.push(spot);
  const remaining = kept();
  const done = remaining.filter(({ left }) => left.length === 0).map(({ choice }) => choice);
  if (remaining.length === 1) { const [{ choice }] = remaining; cancel(); play(choice); return; }
  dress();
  if (done.length) openChoices(done, place);
}

function cancel() {
  picked = [];
  closePops();
  dress();
}

function clickable(target) {
  const possible = new Set(kept().flatMap(({ left }) => left));
  for (let place = target.closest("[data-spot]"); place; place = place.parentElement?.closest("[data-spot]")) {
    if (possible.has(place.dataset.spot)) return place;
  }
  return null;
}

function openChoices(choices, place) {
  const menu = $("#choices");
  menu.replaceChildren(...choices.map((choice) => {
    const item = document.createElement("button");
    item.type = "button";
    item.role = "menuitem";
    item.className = "menu-item";
    item.textContent = choice.text;
    item.addEventListener("click", () => { cancel(); play(choice); });
    return item;
  }));
  openPop(menu, place.getBoundingClientRect());
}

function openPop(pop, beside) {
  pop.hidden = false;
  const { width, height } = pop.getBoundingClientRect();
  const below = beside.bottom + 6 + height < innerHeight;
  pop.style.left = `${Math.max(6, Math.min(beside.left, innerWidth - width - 6))}px`;
  pop.style.top = `${Math.max(6, below ? beside.bottom + 6 : beside.top - height - 6)}px`;
  if (pop.matches(".pop")) $("button, a", pop)?.focus();
}

function closePops() {
  for (const pop of $$(".pop")) pop.hidden = true;
}

document.addEventListener("click", (event) => {
  if (dragged) { dragged = false; event.preventDefault(); event.stopPropagation(); return; }
  const place = facts && clickable(event.target);
  if (place) { hideTip(); closePops(); pick(place.dataset.spot, place); event.preventDefault(); return; }
  const line = event.target.closest(".line a");
  if (line && facts?.live === "yes" && !event.ctrlKey && !event.metaKey) { event.preventDefault(); openLine(line); return; }
  if (grown !== null && !event.target.closest(".panel.grown, .pop")) grow(grown);
  if (!event.target.closest(".pop") && (picked.length || $(".pop:not([hidden])"))) cancel();
  const told = event.target.closest("[data-help]");
  if (told && !event.target.closest("button, a, summary")) showTip(told); else if (!told) hideTip();
}, true);

// hovering or focusing an option shows where it is on the board
for (const [begin, hint] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
  document.addEventListener(begin, (event) => {
    const button = event.target.closest?.("#actions .action");
    if (!button || !button.value) return;
    const choice = options.find((one) => JSON.stringify(one.option) === JSON.stringify(JSON.parse(button.value)));
    for (const spot of choice?.spots ?? []) for (const place of $$(`[data-spot="${CSS.escape(spot)}"]`)) place.classList.toggle("spot-hint", hint);
  });
}

// -- a line of the chronicle: look, undo, fork --------------------------------------------------------------------

function openLine(line) {
  const move = Number(line.parentElement.dataset.move);
  const menu = $("#line-menu");
  for (const part of $$("[data-line]", menu)) {
    if (part.dataset.line === "replay") part.href = line.href;
    if (part.dataset.line === "move") part.value = move;
    if (part.dataset.line === "undo") part.hidden = move < undoTo;
    if (part.dataset.line === "propose") part.hidden = move >= undoTo;
    part.onclick = part.dataset.line === "undo" ? () => { closePops(); send({ do: "undo", to: move }); }
      : part.dataset.line === "propose" ? () => { closePops(); send({ do: "propose", what: "undo", to: move }); } : null;
  }
  openPop(menu, line.getBoundingClientRect());
}

// -- tips: what is pointed at, focused or pressed long is explained -----------------------------------------------

const told = new Map();
let tipFor = null;
let tipTimer = 0;

async function showTip(element) {
  const topic = element.dataset.help;
  const game = facts?.game ?? element.closest("[data-game]")?.dataset.game;
  const tip = $("#tip");
  if (!topic || !game || !tip) return;
  tipFor = element;
  if (!told.has(topic)) {
    const answer = await fetch(`/help/${game}/${encodeURIComponent(topic)}`);
    told.set(topic, answer.ok ? await answer.text() : "");
  }
  if (tipFor !== element || !told.get(topic)) return;
  tip.innerHTML = told.get(topic);
  openPop(tip, element.getBoundingClientRect());
}

function hideTip() {
  clearTimeout(tipTimer);
  tipFor = null;
  const tip = $("#tip");
  if (tip) tip.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const element = event.target.closest("[data-help]");
  if (element === tipFor) return;
  hideTip();
  if (element) tipTimer = setTimeout(showTip, 380, element);
});
document.addEventListener("pointerdown", (event) => {
  const element = event.pointerType === "touch" && event.target.closest("[data-help]");
  if (element) { clearTimeout(tipTimer); tipTimer = setTimeout(() => { dragged = true; showTip(element); }, 550); }
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => { if (event.pointerType === "touch") clearTimeout(tipTimer); });
document.addEventListener("focusin", (event) => {
  const element = event.target.closest?.("[data-help]");
  if (element && event.target.matches(":focus-visible")) showTip(element);
});
document.addEventListener("focusout", hideTip);
document.addEventListener("scroll", hideTip, true);

// -- the board: drag, wheel, pinch, keys --------------------------------------------------------------------------

let view = { x: 0, y: 0, scale: 1 };
let dragged = false;
const fingers = new Map();
const stage = $(".stage-view");

function show(wanted) {
  const { width, height } = stage.getBoundingClientRect();
  const scale = Math.max(0.6, Math.min(6, wanted.scale));
  const slack = 0.6;
  view = {
    scale,
    x: Math.max(-width * (scale - 1 + slack * 0.5), Math.min(width * slack * 0.5, wanted.x)),
    y: Math.max(-height * (scale - 1 + slack * 0.5), Math.min(height * slack * 0.5, wanted.y)),
  };
  document.documentElement.toggleAttribute("data-zoomed", view.scale !== 1 || view.x !== 0 || view.y !== 0);
  $(".stage-sheet").style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
}

function zoomBy(factor, x, y) {
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
  stage.addEventListener("pointerdown", (event) => { dragged = false; if (!scrolls(event)) fingers.set(event.pointerId, event); });
  stage.addEventListener("pointermove", (event) => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const [first, second] = fingers.values();
    if (second) {
      const other = first.pointerId === event.pointerId ? second : first;
      const far = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      zoomBy(far(event, other) / Math.max(1, far(old, other)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
      dragged = true;
    } else if (dragged || Math.hypot(event.clientX - old.clientX, event.clientY - old.clientY) > 6) {
      if (!dragged) { dragged = true; clearTimeout(tipTimer); stage.setPointerCapture(event.pointerId); stage.classList.add("dragging"); }
      show({ scale: view.scale, x: view.x + event.clientX - old.clientX, y: view.y + event.clientY - old.clientY });
    } else return;
    fingers.set(event.pointerId, event);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    stage.addEventListener(end, (event) => { fingers.delete(event.pointerId); stage.classList.remove("dragging"); setTimeout(() => { dragged = false; }, 0); });
  }
  stage.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
    if (event.key === "Home") show({ x: 0, y: 0, scale: 1 });
    if (!step) return;
    event.stopPropagation();
    if (scrolls(event)) return;
    event.preventDefault();
    show({ scale: view.scale, x: view.x + step[0], y: view.y + step[1] });
  });
}

// -- keys ---------------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  const writing = event.target.matches?.("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
  if (event.key === "Escape") {
    hideTip();
    if (writing) event.target.blur();
    if (grown !== null) grow(grown);
    cancel();
    return;
  }
  if (writing || event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]") || !facts) return;
  const menu = event.target.closest?.("[role=menu], [role=tablist]");
  const arrow = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (arrow && event.target.type !== "range" && !event.target.closest?.("#log, #chat-lines, .scores")) {
    const row = menu ? $$("button:not([hidden]), a:not([hidden])", menu) : $$("#actions .action:not([hidden])");
    const next = row[(row.indexOf(document.activeElement) + arrow + row.length) % row.length];
    if (next) { event.preventDefault(); next.focus(); if (next.dataset.tab) next.click(); }
    return;
  }
  const key = event.key.toLowerCase();
  const step = { "?": "help", "+": "zoom-in", "-": "zoom-out" }[key];
  if (step) { event.preventDefault(); commands[step](); }
  else if (key === "u") $("#tools [data-command=undo]:not(:disabled)")?.form.requestSubmit();
  else if (key === "r") $("#tools [data-command=redo]:not(:disabled)")?.form.requestSubmit();
  else if (key === "c" && $("#chat-text")) { event.preventDefault(); showTab("chat"); showPart("side"); $("#chat-text").focus(); }
  else if (key === "/") { event.preventDefault(); $(".filter")?.focus(); }
  else if (!$("#curtain:not([hidden])")) play(options.find((choice) => choice.key === key));
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.matches?.(".filter")) {
    event.preventDefault();
    $("#actions .action:not([hidden])")?.click();
  }
});

// -- the replay: the slider and the buttons fetch a moment and swap it in ------------------------------------------

let playing = 0;
let fetching = null;

async function goTo(address, keep = true) {
  fetching?.abort();
  fetching = new AbortController();
  try {
    const answer = await fetch(address, { signal: fetching.signal });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const before = places();
    morph($("#main"), $("#main", page));
    glide(before);
    $(".line.now")?.scrollIntoView({ block: "nearest" });
    if (keep) history.replaceState(null, "", address);
  } catch (error) { if (error.name !== "AbortError") throw error; }
}

function playReplay() {
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

// -- begin --------------------------------------------------------------------------------------------------------

showPreferences();
$("form[data-at-once]")?.requestSubmit();
if (facts) {
  if (facts.live === "yes") connect();
  if (facts.live === "yes" && facts.watching !== "yes" && preferences.notify) subscribe();
  showPart("board");
  dress();
  const log = $("#log");
  if (log) log.scrollTop = log.scrollHeight;
}
$(".line.now")?.scrollIntoView({ block: "nearest" });
