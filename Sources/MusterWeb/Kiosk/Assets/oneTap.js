// One tap on a name punches. For a moment the punch can be taken back: until then, or until the next person taps, it is held
// in the browser, where it outlasts a restart.

import { timeText } from "./ages.js";
import { photograph } from "./camera.js";
import { newKey, next, offers, tell, told, wordOf } from "./directions.js";
import { forget, isTaken, keep } from "./outbox.js";
import { deliver, say, showQueue } from "./queue.js";
import { play } from "./sounds.js";

const panel = document.getElementById("one-tap");
const part = (name) => panel.querySelector(`[data-part="${name}"]`);
const words = document.getElementById("kiosk-words").dataset;
const holdTime = 3000;
// Longer than a station takes to answer: then it is one of those that wait.
const sendingTime = 30_000;

let held = null; // What can be taken back.
let shown = null; // Whose punch the panel shows.
let timer = 0;
let sending = Promise.resolve();

/** Whether the panel is free for the next thing. */
export const isIdle = () => panel.hidden;

function hide() {
  panel.hidden = true;
  shown = null;
}

function write(kind, text, hours = "") {
  panel.dataset.kind = kind;
  part("text").textContent = text;
  part("hours").textContent = hours;
  const isHeld = kind === "held";
  for (const name of ["take-back", "instead"]) part(name).hidden = !isHeld;
  part("close").hidden = isHeld;
}

function showHeld() {
  shown = held.key;
  // Readers of the screen are told what changes where it is to be seen already.
  panel.hidden = false;
  panel.dataset.direction = held.direction;
  write("held", `${held.name}: ${wordOf(held.direction)}, ${held.time}`);
  part("instead").replaceChildren(
    ...offers[held.first].filter((each) => each !== held.direction).map((direction) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button quiet";
      button.textContent = wordOf(direction);
      button.addEventListener("click", () => hold({ ...held, direction }));
      return button;
    }),
  );
  // Runs anew.
  part("left").replaceWith(part("left").cloneNode());
}

/** @returns whether it could be kept. */
function hold(made) {
  held = { ...made, heldUntil: Date.now() + holdTime };
  if (!keep(held)) {
    held = null;
    return false;
  }
  showHeld();
  clearTimeout(timer);
  timer = setTimeout(release, holdTime);
  return true;
}

/** Sends what is held: it cannot be taken back any more. */
function release() {
  clearTimeout(timer);
  if (!held) return;
  const { first, ...made } = held;
  held = null;
  tell(made.number, made.direction);
  keep({ ...made, heldUntil: Date.now() + sendingTime });
  if (shown === made.key) write("sending", words.sending);
  sending = sending.then(() => send(made));
}

async function send({ heldUntil, ...made }) {
  const answer = await deliver(made);
  if (isTaken(answer)) {
    forget(made.key);
    play(made.direction);
    finish(made, "done", answer.text, answer.hours?.text);
  } else if (answer.mayComeLater && answer.status !== 429) {
    keep({ ...made, offline: true });
    play("kept");
    finish(made, "kept", answer.status ? `${answer.detail ?? ""} ${words.keptOnly}`.trim() : words.kept);
  } else {
    forget(made.key);
    told.delete(String(made.number));
    play("refused");
    finish(made, "refused", `${made.name}: ${answer.detail ?? words.failed}`);
    dispatchEvent(new CustomEvent("muster-refused", { detail: { made, answer } }));
  }
  showQueue();
}

function finish(made, kind, text, hours) {
  // Somebody else stands there by now.
  if (shown !== made.key) {
    if (kind !== "done") say(text);
    return;
  }
  write(kind, text, hours);
  clearTimeout(timer);
  timer = setTimeout(hide, words.readyAfter * 1000);
}

function takeBack() {
  if (!held) return;
  clearTimeout(timer);
  const { key, name } = held;
  held = null;
  forget(key);
  write("back", words.nothing.replace("{name}", name));
  timer = setTimeout(hide, words.readyAfter * 1000);
}

/**
 * Punches what fits somebody.
 *
 * @returns whether the browser could keep it; if not, nothing happened.
 */
export function punchAtOnce(card) {
  const number = Number(card.dataset.number);
  // The same finger again.
  if (held?.number === number) return true;
  release();
  say("");
  const direction = next(card);
  const name = card.querySelector(".name").textContent;
  const at = new Date().toISOString();
  const key = newKey();
  const isHeld = hold({ number, name, key, direction, first: direction, at, time: timeText() });
  if (isHeld) {
    photograph(key);
    dispatchEvent(new Event("muster-next"));
  }
  return isHeld;
}

part("take-back").addEventListener("click", takeBack);
part("close").addEventListener("click", hide);
addEventListener("keydown", (event) => {
  if (event.key === "Escape") takeBack();
});
