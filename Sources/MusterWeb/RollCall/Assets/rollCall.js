// A roll call on a warden's device: marks are kept here until the station has them, and those of others arrive by themselves.

const root = document.getElementById("roll-call");
const texts = root.dataset;
const address = `/roll-call/${texts.call}`;
const place = `muster.rollcall.${texts.call}`;
const tellLine = document.getElementById("call-tell");
const list = document.getElementById("call-list");
const csrfToken = () => document.querySelector('meta[name="muster-csrf"]').content;

let version = Number(texts.version);
let isStale = false;
let trouble = "";
let memory = [];

function read() {
  try {
    return JSON.parse(localStorage.getItem(place)) ?? memory;
  } catch {
    return memory;
  }
}

function write(marks) {
  memory = marks;
  try {
    localStorage.setItem(place, JSON.stringify(marks));
  } catch {
    // Then they last as long as the page does.
  }
}

const rowOf = (mark) => document.getElementById((mark.name === undefined ? "call-" : "call-unlisted-") + mark.subject);

/** Shows what waits, and that nothing arrives. */
function tell() {
  const marks = read();
  const words = [];
  if (marks.length) words.push(texts.waiting.replace("{n}", String(marks.length)));
  if (trouble) words.push(trouble);
  else if (isStale) words.push(texts.stale);
  const text = words.join(" ");
  if (tellLine.textContent !== text) tellLine.textContent = text;
  const waiting = new Map(marks.map((mark) => [rowOf(mark)?.id, mark]));
  for (const row of root.querySelectorAll(".call-row")) {
    const mark = waiting.get(row.id);
    row.classList.toggle("waiting-mark", Boolean(mark));
    if (!mark) continue;
    for (const button of row.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button.value === mark.state));
    }
    const label = row.querySelector(`button[value="${mark.state}"]`)?.textContent ?? mark.state;
    row.querySelector(".call-mark").textContent = `${label} · ${texts.notSent}`;
  }
  filter();
}

/** Takes over what the station answered. */
function take(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const changes = page.getElementById("changes");
  if (!changes) return false;
  if (changes.dataset.closed) location.reload();
  version = Number(changes.dataset.version);
  const summary = document.getElementById("call-summary");
  const fresh = changes.querySelector("#summary").innerHTML;
  if (summary.innerHTML !== fresh) summary.innerHTML = fresh;
  const hint = document.getElementById("call-close-hint");
  if (hint) hint.textContent = changes.dataset.closeHint;
  for (const row of changes.querySelectorAll(".call-row")) {
    const old = document.getElementById(row.id);
    // The finger or the keyboard stays on the button that it is on.
    const focused = old?.contains(document.activeElement) ? document.activeElement.value : null;
    if (old) old.replaceWith(row);
    else list.append(row);
    if (focused) row.querySelector(`button[value="${focused}"]`)?.focus();
  }
  return true;
}

let sending = null;

/** Sends what waits, oldest first. */
function flush() {
  sending ??= sendAll().finally(() => (sending = null));
  return sending;
}

async function sendAll() {
  for (let mark = read()[0]; mark; mark = read()[0]) {
    const body = new URLSearchParams({ csrfToken: csrfToken(), subject: mark.subject, state: mark.state, after: String(version) });
    if (mark.name !== undefined) body.set("name", mark.name);
    let response;
    try {
      response = await fetch(`${address}/marks`, { method: "POST", body, signal: AbortSignal.timeout(8000) });
    } catch {
      isStale = true;
      break;
    }
    isStale = false;
    const html = await response.text();
    if (response.ok && take(html)) {
      trouble = "";
    } else if (response.status === 422 || response.status === 400) {
      // Refused for good, as when the roll call was closed: said, and not sent again.
      trouble = new DOMParser().parseFromString(html, "text/html").querySelector(".notice.refused")?.textContent ?? "";
    } else {
      trouble = response.status === 403 || response.ok ? texts.signedOut : "";
      isStale = true;
      break;
    }
    write(read().filter((other) => other.key !== mark.key));
    tell();
  }
  tell();
}

async function refresh() {
  try {
    if (read().length) await flush();
    const response = await fetch(`${address}/changes?after=${version}`, { signal: AbortSignal.timeout(5000) });
    const isTaken = response.ok && take(await response.text());
    // Whoever is signed out gets another page.
    if (response.ok && !isTaken) trouble = texts.signedOut;
    else if (trouble === texts.signedOut) trouble = "";
    isStale = !isTaken;
  } catch {
    isStale = true;
  }
  tell();
  later();
}

let timer = 0;

function later() {
  clearTimeout(timer);
  timer = setTimeout(refresh, document.visibilityState === "visible" ? 1500 : 6000);
}

/** A new name as the station gives them; without HTTPS browsers make none. */
function identifier() {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join("-");
}

function mark(subject, state, name) {
  // Of one person the last mark counts: an older one that still waits is not needed.
  const others = read().filter((other) => other.subject !== subject);
  write([...others, { subject, state, name, key: identifier() }]);
  tell();
  flush();
}

root.addEventListener("submit", (event) => {
  const form = event.target;
  const state = event.submitter?.value;
  if (form.matches(".call-buttons")) {
    event.preventDefault();
    const row = form.closest(".call-row");
    mark(row.dataset.subject, state, row.dataset.name);
  } else if (form.id === "call-add") {
    event.preventDefault();
    const field = form.elements.namedItem("name");
    const name = field.value.trim();
    if (!name) return;
    mark(identifier(), state, name);
    field.value = "";
    field.focus();
  }
});

const find = document.getElementById("call-find");
const only = document.getElementById("call-only");

/** Shows those who are looked for. */
function filter() {
  const words = find.value.trim().toLowerCase();
  const isOnly = only.getAttribute("aria-pressed") === "true";
  for (const row of root.querySelectorAll(".call-row")) {
    const isFound = !words || row.dataset.find.toLowerCase().includes(words);
    row.hidden = !isFound || (isOnly && (row.dataset.state !== "" || row.classList.contains("waiting-mark")));
  }
  const others = document.getElementById("call-others");
  if (others && words) others.open = true;
}

find.addEventListener("input", filter);
only.addEventListener("click", () => {
  only.setAttribute("aria-pressed", String(only.getAttribute("aria-pressed") !== "true"));
  filter();
});
document.getElementById("call-tools").hidden = false;

addEventListener("online", refresh);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") refresh();
});
tell();
refresh();
