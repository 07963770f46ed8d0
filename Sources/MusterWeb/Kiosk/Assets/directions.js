// What people may punch, and what it is called.

import { waiting } from "./outbox.js";

const words = document.getElementById("kiosk-words").dataset;
const names = {
  in: words.punchIn,
  out: words.punchOut,
  "break-begin": words.beginBreak,
  "break-end": words.endBreak,
};

/** What a direction is called. */
export const wordOf = (direction) => names[direction];

/** What somebody may punch next, by the direction that fits first: whoever is there may also begin a break, or go in one. */
export const offers = { in: ["in"], out: ["out", "break-begin"], "break-end": ["break-end", "out"] };

/** The direction that fits first after another. */
export const following = { in: "out", out: "in", "break-begin": "break-end", "break-end": "out" };

/** The last thing that was told of a person, before the board shows it. */
export const told = new Map();

/** Counts what was told until the board shows it. */
export function tell(number, direction) {
  told.set(String(number), { direction, until: Date.now() + 15_000 });
}

/** What fits first. What somebody did last counts before the board shows it: a second tap never repeats that. */
export function next(card) {
  const number = card.dataset.number;
  const last = waiting().findLast((each) => String(each.number) === number) ?? told.get(number);
  if (!last || last.until < Date.now()) return card.dataset.next;
  return following[last.direction];
}

/** Names a punch. Browsers offer randomUUID on HTTPS and loopback only. */
export function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
