// The kiosk at the door: tap a person, sign, submit.

import { stationTime, timeText } from "./ages.js";
import { draw, makePad } from "./pad.js";
import { flush, keep, send, waiting } from "./outbox.js";

const dialog = document.getElementById("punch");
const part = (name) => dialog.querySelector(`[data-part="${name}"]`);
const words = document.getElementById("kiosk-words").dataset;
const status = document.getElementById("kiosk-status");
const queue = document.getElementById("kiosk-waiting");

let punch = null; // What is being made.
let idle = 0;

// Every person's card is a button. The board writes cards anew all the time, so the list listens for them.
const main = document.getElementById("main");

function prepare() {
  for (const card of main.querySelectorAll(".person:not([role])")) {
    card.setAttribute("role", "button");
    card.tabIndex = 0;
  }
}
new MutationObserver(prepare).observe(main, { childList: true, subtree: true });
prepare();

main.addEventListener("click", (event) => {
  const card = event.target.closest(".person");
  if (card) begin(card);
});
main.addEventListener("keydown", (event) => {
  const card = event.target.closest(".person");
  if (card && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    begin(card);
  }
});

const pad = makePad(part("pad"), () => {
  part("clear").disabled = part("undo").disabled = pad.isEmpty();
  part("refusal").textContent = "";
});

function show(step) {
  for (const section of dialog.querySelectorAll("[data-step]")) section.hidden = section.dataset.step !== step;
  dialog.dataset.step = step;
  dialog.querySelector(`[data-step="${step}"] [data-first]`)?.focus();
}

function begin(card) {
  const isInside = Boolean(card.closest("#on-site, #late"));
  // A person without a second browser has one waiting punch at most: what it says counts before the board does.
  const last = waiting().findLast((each) => String(each.number) === card.dataset.number);
  const direction = (last ? last.direction === "in" : isInside) ? "out" : "in";
  punch = { number: Number(card.dataset.number), direction, key: crypto.randomUUID?.() ?? randomKey() };
  part("name").textContent = card.querySelector(".name").textContent;
  part("face").replaceChildren(card.querySelector(".face").cloneNode(true));
  part("direction").textContent = direction === "in" ? words.punchIn : words.punchOut;
  part("submit").textContent = direction === "in" ? words.submitIn : words.submitOut;
  dialog.dataset.direction = direction;
  part("typed").value = "";
  part("typing").open = false;
  pad.clear();
  dialog.showModal();
  show("sign");
  stayAwake();
}

/** Browsers offer randomUUID on HTTPS and loopback only. */
function randomKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function done() {
  const typed = part("typed").value.trim();
  if (!pad.isSigned() && typed.length < 2) {
    part("refusal").textContent = words.blank;
    return;
  }
  if (pad.isSigned()) {
    punch.strokes = pad.strokes();
    delete punch.typed;
    draw(part("preview"), punch.strokes);
  } else {
    punch.typed = typed;
    delete punch.strokes;
    draw(part("preview"), []);
  }
  part("preview").toggleAttribute("hidden", !punch.strokes);
  part("typed-preview").textContent = punch.typed ?? "";
  part("moment").textContent = timeText();
  part("failure").textContent = "";
  show("confirm");
}

async function submit() {
  // The moment is that of the first tap on submit: trying again does not change when somebody came.
  punch.at ??= new Date(stationTime()).toISOString();
  part("submit").disabled = true;
  part("failure").textContent = words.sending;
  const answer = await send(punch);
  part("submit").disabled = false;
  if (!answer) {
    punch.offline = true;
    if (keep(punch)) return finish(words.kept, "kept");
    part("failure").textContent = words.cannotKeep;
    return;
  }
  if (answer.status === 201 || answer.status === 200) return finish(answer.text, "done");
  // The signature stays; it can be sent again or drawn anew.
  part("failure").textContent = answer.detail ?? words.failed;
}

function finish(text, kind) {
  part("result").textContent = text;
  dialog.dataset.kind = kind;
  show("result");
  showQueue();
  clearTimeout(idle);
  idle = setTimeout(() => dialog.open && dialog.dataset.step === "result" && dialog.close(), 5000);
}

/** Nobody stands there any more: the next person must not find a stranger's signature. */
function stayAwake() {
  clearTimeout(idle);
  idle = setTimeout(() => dialog.open && dialog.close(), 120_000);
}

dialog.addEventListener("pointerdown", stayAwake);
dialog.addEventListener("keydown", stayAwake);
dialog.addEventListener("close", () => {
  clearTimeout(idle);
  punch = null;
});
part("clear").addEventListener("click", () => pad.clear());
part("undo").addEventListener("click", () => pad.undo());
part("done").addEventListener("click", done);
part("redo").addEventListener("click", () => {
  pad.clear();
  show("sign");
});
part("submit").addEventListener("click", submit);
for (const button of dialog.querySelectorAll("[data-close]")) button.addEventListener("click", () => dialog.close());

// What waits is shown, and tried again.
function showQueue() {
  const punches = waiting();
  queue.hidden = punches.length === 0;
  queue.textContent = words.waiting.replace("{n}", String(punches.length));
}

async function retry() {
  await flush((sent, answer) => {
    const isTaken = answer.status === 200 || answer.status === 201;
    status.textContent = isTaken ? answer.text : `#${sent.number}: ${answer.detail ?? words.failed}`;
  });
  showQueue();
}

setInterval(retry, 5000);
addEventListener("online", retry);
retry();
