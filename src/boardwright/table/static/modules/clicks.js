// The click that ends a drag or a long press is none.

let swallowed = false;

export function swallowClick(yes) {
  swallowed = yes;
}

window.addEventListener("click", (event) => {
  if (!swallowed) return;
  swallowed = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
