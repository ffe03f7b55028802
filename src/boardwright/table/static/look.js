// Runs before the page is painted, so that a chosen theme does not flash: table.js does the rest.
try {
  const kept = JSON.parse(localStorage.getItem("boardwright") || "{}");
  if (kept.theme && kept.theme !== "auto") {
    document.documentElement.dataset.theme = kept.theme;
    for (const frame of document.querySelectorAll("meta[name=theme-color]")) frame.media = frame.media.includes(kept.theme) ? "all" : "not all";
  }
  if (kept.big) document.documentElement.dataset.big = "yes";
} catch { /* a browser without storage: everything as the device has it */ }
document.documentElement.dataset.script = "yes";
if (navigator.standalone || matchMedia("(display-mode: standalone)").matches) document.documentElement.dataset.app = "yes";
