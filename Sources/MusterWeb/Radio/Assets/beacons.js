// The live list of beacons. A line that a hand or the keyboard is in must not move away under it.

import { follow } from "./stream.js";

const table = document.getElementById("beacons");
const body = document.getElementById("rows");
const count = document.getElementById("count");
const none = document.getElementById("none");
const stale = document.getElementById("stale");
const pause = document.getElementById("pause");
const paused = document.getElementById("paused");

let lines = new Map([...body.rows].map((line) => [line.id, line]));
let order = [...lines.keys()];
let isPaused = false;
/** What came while the list stood still, the newest of each line. */
let waiting = { rows: {} };

function element(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** Rewrites the cells that changed, but none in which the keyboard is. */
function rewrite(line, fresh) {
  line.className = fresh.className;
  [...fresh.cells].forEach((cell, index) => {
    const old = line.cells[index];
    if (old.innerHTML !== cell.innerHTML && !old.contains(document.activeElement)) old.innerHTML = cell.innerHTML;
  });
}

function isHeld() {
  return body.contains(document.activeElement) || body.matches(":hover");
}

function arrange() {
  const wanted = new Set(order);
  for (const [id, line] of lines) {
    if (wanted.has(id)) continue;
    line.remove();
    lines.delete(id);
  }
  let place = body.firstElementChild;
  for (const id of order) {
    const line = lines.get(id);
    if (!line) continue;
    if (line === place) place = place.nextElementSibling;
    else body.insertBefore(line, place);
  }
  none.hidden = lines.size > 0;
}

function show(news) {
  for (const [id, html] of Object.entries(news.rows)) {
    const fresh = element(html);
    const old = lines.get(id);
    if (old) rewrite(old, fresh);
    else {
      lines.set(id, fresh);
      body.append(fresh);
    }
  }
  if (news.count !== undefined) count.textContent = news.count;
  if (news.order) order = news.order;
  if (!isHeld()) arrange();
}

const stream = follow(table.dataset.events, {
  beacons(news) {
    if (!isPaused) return show(news);
    waiting = { ...waiting, ...news, rows: { ...waiting.rows, ...news.rows } };
  },
  time() {},
});

pause.hidden = false;
pause.addEventListener("click", () => {
  isPaused = !isPaused;
  pause.textContent = isPaused ? pause.dataset.resume : pause.dataset.pause;
  table.classList.toggle("paused", isPaused);
  paused.textContent = isPaused ? pause.dataset.paused : "";
  if (!isPaused) {
    show(waiting);
    waiting = { rows: {} };
  }
});

body.addEventListener("mouseleave", () => { if (!isPaused) arrange(); });

setInterval(() => {
  stream.check();
  const isLost = stream.silence() > 10_000;
  table.classList.toggle("paused", isPaused || isLost);
  const text = isLost ? stale.dataset.text : "";
  if (stale.textContent !== text) stale.textContent = text;
}, 1000);
