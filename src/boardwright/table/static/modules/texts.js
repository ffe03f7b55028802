// The parts of the page as text, as the server knows them: it sends what changed in them.

const texts = new Map();

// The whole texts of the parts that a message is about, by their ids; "" for one that is gone.
export function updated({ fragments, changes }) {
  const fresh = { ...fragments };
  for (const [id, list] of Object.entries(changes ?? {})) fresh[id] = changed(texts.get(id), list);
  for (const [id, text] of Object.entries(fresh)) texts.set(id, text);
  return fresh;
}

function changed(text, list) {
  let made = "";
  let at = 0;
  for (const [start, end, put] of list) {
    made += text.slice(at, start) + put;
    at = end;
  }
  return made + text.slice(at);
}
