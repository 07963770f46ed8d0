// The inbox by keyboard: j and k or the arrows go from line to line, Enter opens as links do, c accepts the likely
// correction or grants leave, r refuses it, a notes a line as seen, x selects it, u undoes what can be. What is done is
// sent without leaving the page, one after another; the station's answer is the page anew, of which the lines are taken.
// Who comes back from a day goes on where they were.

const place = "muster.inbox";
const told = document.getElementById("told");
// Those that were sent and are not answered yet.
const going = new Set();
let queue = Promise.resolve();

const lines = () => [...document.querySelectorAll("#inbox a.line")];
const waiting = () => lines().filter((line) => !going.has(line.dataset.line));
const boxes = () => [...document.querySelectorAll("#inbox .selector input")];

function remember(line) {
  try {
    sessionStorage.setItem(place, JSON.stringify({ key: line.dataset.line, index: lines().indexOf(line) }));
  } catch {
    // Then one begins at the top again.
  }
}

function show(line) {
  line?.focus();
  line?.scrollIntoView({ block: "nearest" });
}

function move(step) {
  const all = waiting();
  const present = all.indexOf(document.activeElement);
  show(all[present < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, present + step))]);
}

function mark() {
  for (const line of lines()) line.parentElement.classList.toggle("going", going.has(line.dataset.line));
}

// Where the keyboard goes on after lines that are about to go: the next one that stays, or else the last before.
function goOn(keys) {
  const all = lines();
  const last = all.findLastIndex((line) => keys.includes(line.dataset.line));
  const stays = (line) => !going.has(line.dataset.line);
  show(all.slice(last + 1).find(stays) ?? all.slice(0, last).findLast(stays));
}

// Takes from the station's answer what has changed, and leaves the keyboard on the line where it is.
function take(page) {
  const focused = document.activeElement;
  const key = focused.closest?.("#inbox li")?.querySelector("a.line").dataset.line;
  const index = lines().findIndex((line) => line.dataset.line === key);
  const selected = new Set(boxes().filter((box) => box.checked).map((box) => box.value));
  for (const id of ["inbox", "done"]) {
    document.getElementById(id).replaceChildren(...page.getElementById(id).childNodes);
  }
  const counts = page.querySelectorAll(".places .menu, .places .menu a");
  document.querySelectorAll(".places .menu, .places .menu a").forEach((place, index) => {
    const old = place.querySelector(":scope > .to-review, :scope > summary > .to-review");
    const count = counts[index]?.querySelector(":scope > .to-review, :scope > summary > .to-review");
    if (old && count) old.textContent = count.textContent;
    else old?.remove();
  });
  for (const box of boxes()) box.checked = selected.has(box.value);
  mark();
  told.textContent = document.querySelector("#done .notice p")?.textContent ?? "";
  // What is said once aloud need not be said again.
  document.querySelector("#done .notice")?.removeAttribute("role");
  if (!key && focused.isConnected && focused !== document.body) return;
  const all = lines();
  const target = all.find((line) => line.dataset.line === key) ?? all[Math.min(Math.max(index, 0), all.length - 1)];
  if (target) show(target);
  else document.getElementById("main").focus();
}

async function send(address, body, keys) {
  try {
    const answer = await fetch(address, { method: "POST", body });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!page.getElementById("inbox")) throw new Error("no inbox");
    for (const key of keys) going.delete(key);
    take(page);
  } catch {
    // Signed out, or no station: the page itself says so.
    location.reload();
  }
}

function submit(form, button) {
  // A line's own button means that line alone. Another does what it can about those that are selected.
  const own = button?.name ? [button.closest("li").querySelector("a.line").dataset.line] : null;
  const address = button?.getAttribute("formaction") ?? form.getAttribute("action");
  const fields = address.includes("/leave/") ? ["leave"] : ["exception", "finding"];
  const keys = own ?? boxes().filter((box) => box.checked && fields.includes(box.name)).map((box) => box.value);
  if (keys.length === 0) return boxes().find((box) => fields.includes(box.name))?.focus();
  const reason = document.getElementById("reason");
  if (button?.dataset.needsReason !== undefined && !reason.value.trim()) return reason.focus();
  const body = new URLSearchParams(new FormData(form, button));
  if (own) for (const name of ["exception", "finding", "leave"]) body.delete(name);
  // What was sent is not sent again with others.
  for (const box of boxes()) if (keys.includes(box.value)) box.checked = false;
  for (const key of keys) going.add(key);
  mark();
  goOn(keys);
  queue = queue.then(() => send(address, body, keys));
}

function press(name) {
  const line = document.activeElement;
  if (!lines().includes(line)) return;
  // What must be fixed can only be put right.
  line.parentElement.querySelector(`[form='seen']${name}`)?.click();
}

const form = document.getElementById("seen");
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  submit(form, event.submitter);
});

const all = document.querySelector("#select-all input");
if (all) {
  all.parentElement.hidden = false;
  all.addEventListener("change", () => {
    for (const box of boxes()) box.checked = all.checked;
  });
}

const names = {
  a: "[name='only']",
  c: "[name='accept']",
  r: "[name='refuse']",
  x: "[type='checkbox']",
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input:not([type='checkbox']), select, textarea, summary, .menu, dialog")) return;
  if (names[event.key]) {
    event.preventDefault();
    // A key that is held does one line, not all.
    if (!event.repeat) press(names[event.key]);
    return;
  }
  if (event.key === "u") return document.querySelector("#done form button")?.click();
  const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
  // The arrows scroll as usual until one has begun with the lines.
  if (!step || (event.key.startsWith("Arrow") && !lines().includes(document.activeElement))) return;
  event.preventDefault();
  move(step);
});

document.getElementById("inbox").addEventListener("focusin", (event) => {
  if (event.target.matches("a.line")) remember(event.target);
});

try {
  const last = JSON.parse(sessionStorage.getItem(place) ?? "null");
  const isBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  const isDone = new URLSearchParams(location.search).has("done");
  if (last && lines().length > 0 && (isBack || isDone)) {
    const same = lines().findIndex((line) => line.dataset.line === last.key);
    // What is gone has left its place to the next.
    const next = same < 0 ? last.index : isDone ? same + 1 : same;
    show(lines()[Math.min(next, lines().length - 1)]);
  }
} catch {
  // Without storage one begins at the top.
}
