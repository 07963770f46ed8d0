// Keeps the readings on a page fresh: asks for the page every two seconds while somebody looks at it, and takes over the
// elements that are marked as live. Forms stay as they are. Where the page names a stream of events, it asks when one comes,
// and otherwise so seldom that only ages change.

import { follow } from "./stream.js";

const part = document.querySelector("[data-refresh]");
const address = part?.dataset.refresh;
const events = part?.dataset.events;
const pause = events ? 10_000 : 2000;
const stale = document.getElementById("stale");

function tell(text) {
  if (stale && stale.textContent !== text) stale.textContent = text;
}

function isHeld(part) {
  const selection = getSelection();
  return part.contains(document.activeElement) || (!selection.isCollapsed && selection.containsNode(part, true));
}

async function refresh() {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    for (const fresh of page.querySelectorAll("[data-live][id]")) {
      const old = document.getElementById(fresh.id);
      if (old && !isHeld(old) && old.innerHTML !== fresh.innerHTML) old.innerHTML = fresh.innerHTML;
    }
    tell("");
  } catch {
    tell(stale?.dataset.text ?? "");
  }
}

let timer = 0;

function later() {
  clearTimeout(timer);
  timer = setTimeout(now, pause);
}

async function now() {
  clearTimeout(timer);
  if (document.visibilityState === "visible") await refresh();
  later();
}

if (address) later();
if (events) {
  follow(events, { sites: now, time() {} });
  document.addEventListener("visibilitychange", now);
}
