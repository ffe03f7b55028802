// On a phone a map that says so (data-comes-near) brings the places of a question nearer, if they lie together; after
// that the whole map is there again. Who has zoomed the map is left alone.

import { show, view } from "./board.js";
import { $, $$ } from "./page.js";

const SMALL = 900;
const MOST = 2.4;
const LEAST = 1.3; // less is not worth the move
const EDGE = 30; // pixels around the places

let near = false;

const places = () => $$("#board [data-comes-near] :is(.spot-picked, .spot-next)").map((place) => place.getBoundingClientRect()).filter(({ width, height }) => width && height);

export function bringNear() {
  if (view.scale !== 1 && !near) return;
  const wanted = innerWidth < SMALL ? around(places()) : null;
  if (!wanted && !near) return;
  near = Boolean(wanted);
  show(wanted ?? { x: 0, y: 0, scale: 1 });
}

// How the map has to be shown for these boxes to fill the stage; null if they do not lie together.
function around(boxes) {
  if (!boxes.length) return null;
  const stage = $(".stage-view").getBoundingClientRect();
  const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])) - EDGE);
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])) + EDGE);
  const grown = Math.min(stage.width / (right - left), stage.height / (bottom - top));
  const scale = Math.min(MOST, grown * view.scale);
  if (scale < LEAST) return null;
  const middle = { x: ((left + right) / 2 - stage.left - view.x) / view.scale, y: ((top + bottom) / 2 - stage.top - view.y) / view.scale };
  return { scale, x: stage.width / 2 - middle.x * scale, y: stage.height / 2 - middle.y * scale };
}
