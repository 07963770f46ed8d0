// Shows which punches wait for the station, and which it refused after they had waited.

import { tell, wordOf } from "./directions.js";
import { flush, forget, isTaken, kept, send, waiting } from "./outbox.js";

const queue = document.getElementById("kiosk-waiting");
const part = (name) => queue.querySelector(`[data-part="${name}"]`);
const words = document.getElementById("kiosk-words").dataset;
const status = document.getElementById("kiosk-status");

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

let unsaying = 0;

/** Says something where everybody sees it, for as long as two results stay. */
export function say(text) {
  status.textContent = text;
  clearTimeout(unsaying);
  unsaying = setTimeout(() => (status.textContent = ""), 2 * words.readyAfter * 1000);
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

/** Sends what waits. */
export async function retry() {
  const obstacle = await flush((sent, answer) => {
    say(isTaken(answer) ? answer.text : `${sent.name}: ${answer.detail ?? words.failed}`);
    if (isTaken(answer)) tell(sent.number, sent.direction);
  });
  part("revoked").hidden = ![401, 403].includes(obstacle?.status);
  showQueue();
}

/** Sends a punch, after what waits: that came before. */
export async function deliver(punch) {
  if (waiting().length) await retry();
  return waiting().length ? { status: 0, mayComeLater: true } : await send(punch);
}

setInterval(retry, 5000);
addEventListener("online", retry);
showQueue();
retry();
