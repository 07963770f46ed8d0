// The inbox by keyboard: j and k or the arrows go from line to line, Enter opens as links do, a notes a line as seen. Who
// comes back goes on where they were; who has put a line right, or noted it as seen, with the one after it.

const lines = [...document.querySelectorAll("#inbox a.line")];
const place = "muster.inbox";

function remember(line) {
  try {
    sessionStorage.setItem(place, JSON.stringify({ key: line.dataset.line, index: lines.indexOf(line) }));
  } catch {
    // Then one begins at the top again.
  }
}

function show(line) {
  line?.focus();
  line?.scrollIntoView({ block: "nearest" });
}

function move(step) {
  const present = lines.indexOf(document.activeElement);
  show(lines[present < 0 ? (step > 0 ? 0 : lines.length - 1) : Math.min(lines.length - 1, Math.max(0, present + step))]);
}

function acknowledge() {
  const line = document.activeElement;
  if (!lines.includes(line)) return;
  const button = line.parentElement.querySelector("button[form='seen']");
  // What must be fixed can only be put right.
  if (button) button.click();
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, summary, .menu")) return;
  if (event.key === "a") {
    event.preventDefault();
    // A key that is held notes one line, not all.
    if (!event.repeat) acknowledge();
    return;
  }
  const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
  // The arrows scroll as usual until one has begun with the lines.
  if (!step || (event.key.startsWith("Arrow") && !lines.includes(document.activeElement))) return;
  event.preventDefault();
  move(step);
});

for (const line of lines) {
  line.addEventListener("focus", () => remember(line));
  line.parentElement.querySelector("button[form='seen']")?.addEventListener("click", () => remember(line));
}

try {
  const last = JSON.parse(sessionStorage.getItem(place) ?? "null");
  const isBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  const isDone = new URLSearchParams(location.search).has("done");
  if (last && lines.length > 0 && (isBack || isDone)) {
    const same = lines.findIndex((line) => line.dataset.line === last.key);
    // What is gone has left its place to the next.
    const next = same < 0 ? last.index : isDone ? same + 1 : same;
    show(lines[Math.min(next, lines.length - 1)]);
  }
} catch {
  // Without storage one begins at the top.
}
