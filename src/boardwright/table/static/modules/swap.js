// Swapping parts of the page: what stays keeps its focus, scroll and animations.

import { follow } from "./follow.js";
import { $ } from "./page.js";
import { refreshTip } from "./tips.js";

export function morph(from, to) {
  if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName) { from.replaceWith(to); return; }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  const own = (name) => name === "open" && from.nodeName === "DETAILS"; // folded up or not, as the person left it
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && name !== "style" && !own(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes]) if (from.getAttribute(name) !== value && !own(name)) from.setAttribute(name, value);
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

export function swap(fragments) {
  for (const [id, html] of Object.entries(fragments)) {
    const old = document.getElementById(id);
    const fresh = parsed(html);
    if (old && fresh) morph(old, fresh);
    else if (old) old.remove();
    else if (fresh && id.startsWith("log-")) $("#log")?.append(fresh);
  }
  follow();
  refreshTip();
}
