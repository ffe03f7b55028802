// Where an option leads: what can be clicked at the question after it. The table looks one step ahead, once for each
// question, and only as far as nothing hidden would come to light.

import { facts } from "./page.js";

let asked = "";
let known = {};
let asking = null;

// The options, as JSON, after which one can be chosen that names a spot.
export async function waysTo(spot, at) {
  if (at !== asked) {
    asked = at;
    known = {};
    asking = look(at);
  }
  await asking;
  return at === asked ? known[spot] ?? [] : [];
}

async function look(at) {
  try {
    const answer = await fetch(`/game/${facts.table}/ways?at=${encodeURIComponent(at)}`);
    if (!answer.ok || at !== asked) return;
    const { ways } = await answer.json();
    for (const [option, spots] of ways) for (const spot of spots) (known[spot] ??= []).push(JSON.stringify(option));
  } catch { asked = ""; } // without a line there is nothing to know
}
