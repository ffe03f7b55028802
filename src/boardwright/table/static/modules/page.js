// Looking things up in the page.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

// What the page says of its table; only pages of games have one.
export const facts = $("#state")?.dataset;
