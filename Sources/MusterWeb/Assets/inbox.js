// The inbox by keyboard: j and k or the arrows go from line to line, Enter opens as links do. Who comes back goes on where
// they were.

const lines = [...document.querySelectorAll("#inbox a.line")];
const place = "muster.inbox";

function remember(line) {
  try {
    sessionStorage.setItem(place, line.getAttribute("href") + lines.indexOf(line));
  } catch {
    // Then one begins at the top again.
  }
}

function move(step) {
  const present = lines.indexOf(document.activeElement);
  const next = lines[present < 0 ? (step > 0 ? 0 : lines.length - 1) : Math.min(lines.length - 1, Math.max(0, present + step))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, summary, .menu")) return;
  const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
  // The arrows scroll as usual until one has begun with the lines.
  if (!step || (event.key.startsWith("Arrow") && !lines.includes(document.activeElement))) return;
  event.preventDefault();
  move(step);
});

for (const line of lines) line.addEventListener("focus", () => remember(line));

try {
  const last = sessionStorage.getItem(place);
  const isBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  if (isBack && last) lines.find((line, index) => line.getAttribute("href") + index === last)?.focus();
} catch {
  // Without storage one begins at the top.
}
