// Shows which punches wait for the station, and which it refused after they had waited.

import { flush, forget, isTaken, kept, waiting } from "./outbox.js";

const queue = document.getElementById("kiosk-waiting");
const part = (name) => queue.querySelector(`[data-part="${name}"]`);
const words = document.getElementById("kiosk-words").dataset;
const status = document.getElementById("kiosk-status");

const directionWords = {
  in: words.punchIn,
  out: words.punchOut,
  "break-begin": words.beginBreak,
  "break-end": words.endBreak,
};

/** What a direction is called. */
export const wordOf = (direction) => directionWords[direction];

function line(punch) {
  const item = document.createElement("li");
  const name = document.createElement("bdi");
  name.textContent = punch.name ?? `#${punch.number}`;
  item.append(name, ` · ${wordOf(punch.direction)} · ${punch.time ?? ""}`);
  if (punch.refused) {
    const reason = document.createElement("strong");
    reason.textContent = `${words.notTaken} ${punch.refused}`;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet";
    button.textContent = words.dismiss;
    button.addEventListener("click", () => {
      forget(punch.key);
      showQueue();
    });
    item.append(" ", reason, " ", button);
  }
  return item;
}

let shown = "";

/** Writes the list anew if it changed. */
export function showQueue() {
  const punches = kept();
  const state = JSON.stringify(punches.map((each) => [each.key, each.refused]));
  if (state === shown) return;
  shown = state;
  queue.hidden = punches.length === 0;
  const count = waiting().length;
  part("count").textContent = count ? words.waiting.replace("{n}", String(count)) : "";
  part("list").replaceChildren(...punches.map(line));
}

/** The last thing that was told of a person, before the board shows it. */
export const told = new Map();

/** Sends what waits. */
export async function retry() {
  const obstacle = await flush((sent, answer) => {
    status.textContent = isTaken(answer) ? answer.text : `${sent.name}: ${answer.detail ?? words.failed}`;
    if (isTaken(answer)) told.set(String(sent.number), { direction: sent.direction, until: Date.now() + 15_000 });
  });
  part("revoked").hidden = ![401, 403].includes(obstacle?.status);
  showQueue();
}

setInterval(retry, 5000);
addEventListener("online", retry);
showQueue();
retry();
