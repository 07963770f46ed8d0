// The kiosk at the door: tap a person, sign where the site wants it, submit.

import { dayText, timeText } from "./ages.js";
import { photograph } from "./camera.js";
import { following, newKey, next, offers, tell, told, wordOf } from "./directions.js";
import { followSettings } from "./follow.js";
import { makeKeypad } from "./keypad.js";
import { arrange } from "./letters.js";
import { isIdle, punchAtOnce } from "./oneTap.js";
import { isTaken, keep } from "./outbox.js";
import { draw, makePad } from "./pad.js";
import { deliver, say, showQueue } from "./queue.js";
import { play } from "./sounds.js";
import "./stay.js";
import { isThere } from "./there.js";

const main = document.getElementById("main");
const dialog = document.getElementById("punch");
const part = (name) => dialog.querySelector(`[data-part="${name}"]`);
const words = document.getElementById("kiosk-words").dataset;
const pins = new Set(words.pins.split(" "));
const submitWords = {
  in: words.submitIn,
  out: words.submitOut,
  "break-begin": words.submitBreak,
  "break-end": words.submitReturn,
};

// What makes a punch of a tap: "signature", "optional-signature", "button" or "one-tap".
let { confirmation } = words;
let punch = null; // What is being made.
let idle = 0;
let focused = null; // The person on whom the keyboard is: their card may be written anew meanwhile.
let mustReload = false;

function signs() {
  return confirmation === "signature" || confirmation === "optional-signature";
}

function isOneTap(card) {
  return confirmation === "one-tap" && !pins.has(card.dataset.number);
}

// How long a result stays, and how long somebody may stand there without doing anything: then it is the next person's turn.
const resultTime = words.readyAfter * 1000;
const patience = 45_000;

// Every person's card becomes a button. The board writes cards anew all the time.
function prepare() {
  let isNew = false;
  for (const card of main.querySelectorAll(".person:not(.prepared)")) {
    card.classList.add("prepared");
    isNew = true;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "tap";
    button.setAttribute("aria-label", `${card.querySelector(".name").textContent}: ${wordOf(card.dataset.next)}`);
    if (!isOneTap(card)) button.setAttribute("aria-haspopup", "dialog");
    card.prepend(button);
    if (card.dataset.number === focused && document.activeElement === document.body) button.focus({ preventScroll: true });
    // The board has caught up.
    if (following[told.get(card.dataset.number)?.direction] === card.dataset.next) told.delete(card.dataset.number);
  }
  if (isNew) arrange();
}

main.addEventListener("focusin", (event) => {
  focused = event.target.closest(".person")?.dataset.number ?? null;
});
main.addEventListener("click", (event) => {
  const card = event.target.closest(".person");
  if (card) start(card);
});
new MutationObserver(prepare).observe(main, { childList: true, subtree: true });
prepare();

const pad = makePad(part("pad"), () => {
  part("clear").disabled = part("undo").disabled = pad.isEmpty();
  part("refusal").textContent = "";
  nameDone();
});
const typed = () => part("typed").value.trim();
const isEmpty = () => pad.isEmpty() && !typed();

/** Whoever need not sign can see that they need not. */
function nameDone() {
  part("done").textContent = confirmation === "optional-signature" && isEmpty() ? words.unsigned : words.done;
}

function show(step) {
  for (const section of dialog.querySelectorAll("section[data-step]")) section.hidden = section.dataset.step !== step;
  dialog.dataset.step = step;
  const isMade = step === "result";
  part("cancel").hidden = part("not-yet").hidden = isMade;
  // With a signature it was chosen before.
  part("choices").hidden = offers[punch.first].length < 2 || isMade || (step === "confirm" && signs());
  dialog.querySelector(`section[data-step="${step}"] [data-first]`).focus();
}

/** Makes a direction the one that is signed for. */
function choose(direction) {
  punch.direction = direction;
  part("direction").textContent = wordOf(direction);
  part("submit").textContent = submitWords[direction];
  dialog.dataset.direction = direction;
  for (const choice of part("choices").querySelectorAll("input")) choice.checked = choice.dataset.choice === direction;
}

/** What somebody chooses from, where there is a choice. It looks like one: nobody may take it for what sends the punch. */
function offer(directions) {
  const choices = directions.map((direction) => {
    const label = document.createElement("label");
    const input = document.createElement("input");
    label.className = "choice";
    input.type = "radio";
    input.name = "direction";
    input.dataset.choice = direction;
    input.addEventListener("change", () => choose(direction));
    label.append(input, wordOf(direction));
    return label;
  });
  part("choices").replaceChildren(part("choices").firstElementChild, ...choices);
}

/** Somebody tapped their name. */
function start(card) {
  if (dialog.open || (isOneTap(card) && punchAtOnce(card))) return;
  begin(card);
}

function begin(card) {
  const direction = next(card);
  const name = card.querySelector(".name").textContent;
  punch = { number: Number(card.dataset.number), name, key: newKey(), first: direction };
  part("name").textContent = name;
  part("face").replaceChildren(card.querySelector(".face").cloneNode(true));
  offer(offers[direction]);
  choose(direction);
  delete dialog.dataset.kind;
  askPIN(pins.has(card.dataset.number));
  nameDone();
  dialog.showModal();
  if (signs()) show("sign");
  else review();
  stayAwake();
}

function askPIN(isAsked) {
  part("pin-field").hidden = part("pin-keys").hidden = !isAsked;
}

function done() {
  const isUnsigned = confirmation === "optional-signature" && isEmpty();
  if (!isUnsigned && !pad.isSigned() && typed().length < 2) {
    part("refusal").textContent = words.blank;
    return;
  }
  punch.strokes = pad.isSigned() ? pad.strokes() : undefined;
  punch.typed = punch.strokes || isUnsigned ? undefined : typed();
  review();
}

/** Shows what is going to be sent. */
function review() {
  draw(part("preview"), punch.strokes ?? []);
  part("preview").toggleAttribute("hidden", !punch.strokes);
  part("typed-preview").textContent = punch.typed ?? "";
  part("moment").textContent = `${dayText(words)} ${timeText()}`;
  part("failure").textContent = "";
  part("redo").hidden = !signs();
  show("confirm");
  if (!part("pin-field").hidden) part("pin").focus();
}

async function submit() {
  const made = punch;
  if (!part("pin-field").hidden) {
    made.pin = part("pin").value.trim();
    if (!made.pin) {
      part("failure").textContent = words.pinNeeded;
      part("pin").focus();
      return;
    }
  }
  // The moment is that of the first tap on submit: trying again does not change when somebody came.
  made.at ??= new Date().toISOString();
  made.time ??= timeText();
  part("submit").disabled = part("redo").disabled = true;
  part("failure").textContent = words.sending;
  photograph(made.key);
  const answer = await deliver(made);
  part("submit").disabled = part("redo").disabled = false;
  const isThere = dialog.open && punch === made;
  if (isTaken(answer)) {
    tell(made.number, made.direction);
    play(made.direction);
    return finish(answer.text, "done", isThere, answer.hours?.text);
  }
  if (answer.mayComeLater && answer.status !== 429) {
    made.offline = true;
    const reason = answer.status ? `${answer.detail ?? ""} ${words.keptOnly}` : words.kept;
    if (keep(made)) {
      play("kept");
      return finish(reason.trim(), "kept", isThere);
    }
    part("failure").textContent = words.cannotKeep;
    return;
  }
  play("refused");
  // The board was behind: the next tap offers what fits.
  const holds = { "already-in": "in", "not-in": "out" }[answer.code];
  if (holds) tell(made.number, holds);
  if (isThere) refuse(answer);
  else say(`${made.name}: ${answer.detail ?? words.failed}`);
}

/** The signature stays; it can be sent again or drawn anew. */
function refuse(answer) {
  // People sign since this page was loaded.
  if (answer.code === "blank-signature" && !signs()) {
    confirmation = "signature";
    nameDone();
    show("sign");
    part("refusal").textContent = answer.detail;
    return;
  }
  part("failure").textContent = answer.detail ?? words.failed;
  part("submit").focus();
  if (answer.code === "pin-needed" || answer.code === "wrong-pin") {
    askPIN(true);
    part("pin").value = "";
    part("pin").focus();
  }
}

function finish(text, kind, isThere, hours = "") {
  showQueue();
  if (!isThere) return say(text);
  part("result").textContent = text;
  part("hours").textContent = hours;
  dialog.dataset.kind = kind;
  show("result");
  clearTimeout(idle);
  idle = setTimeout(() => dialog.open && dialog.dataset.step === "result" && dialog.close(), resultTime);
}

/** The next person must find nothing of the last one. */
function forget() {
  pad.clear();
  draw(part("preview"), []);
  for (const name of ["typed", "pin"]) part(name).value = "";
  for (const name of ["typed-preview", "refusal", "failure", "moment", "result", "hours"]) part(name).textContent = "";
  part("typing").open = false;
  dispatchEvent(new Event("muster-next"));
}

// A PIN was set since this page was loaded: then one tap is not enough.
addEventListener("muster-refused", ({ detail: { made, answer } }) => {
  if (answer.code === "pin-needed") pins.add(String(made.number));
});

/** Nobody stands there any more: the next person must not find a stranger's signature. */
function stayAwake() {
  clearTimeout(idle);
  idle = setTimeout(() => dialog.open && dialog.close(), patience);
}

dialog.addEventListener("pointerdown", stayAwake);
dialog.addEventListener("keydown", stayAwake);
dialog.addEventListener("close", () => {
  clearTimeout(idle);
  const number = punch?.number;
  // Nobody may walk away and believe that they punched.
  if (dialog.dataset.step !== "result") say(words.nothing.replace("{name}", punch.name));
  punch = null;
  forget();
  if (mustReload) return location.reload();
  main.querySelector(`.person[data-number="${number}"] > .tap`)?.focus({ preventScroll: true });
});
followSettings(() => {
  if (dialog.open) mustReload = true;
  else if (isIdle()) location.reload();
});
// A new version of the station must not take the pad away from who signs.
addEventListener("muster-reload", (event) => {
  if (!dialog.open) return;
  mustReload = true;
  event.preventDefault();
});
// By number: digits to tap, and whoever is the only one found is the one.
const field = document.getElementById("find");
const numbers = document.getElementById("number-button");
const keys = document.getElementById("number-keys");

function beginFound() {
  const text = field.value.trim();
  const found = [...main.querySelectorAll(".person.found")];
  const card = found.find((each) => each.dataset.number === text) ?? (found.length === 1 ? found[0] : null);
  if (card) start(card);
}

/** Enter in a field. It must not go on to the button that gets the keyboard by it: that would be pressed, too. */
function onEnter(input, act) {
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    act();
  });
}

// Visitors sign in at the station itself: without it the way there would end on a page of the browser's.
document.getElementById("visitor-way").addEventListener("click", async (event) => {
  event.preventDefault();
  const { href } = event.currentTarget;
  if (await isThere()) location.assign(href);
  else say(words.visitorsWait);
});
document.getElementById("tools").append(document.querySelector(".kiosk-tools"));
makeKeypad(keys, field, beginFound, words);
makeKeypad(part("pin-keys"), part("pin"), submit, words);
onEnter(field, beginFound);
numbers.addEventListener("click", () => {
  keys.hidden = !keys.hidden;
  numbers.setAttribute("aria-expanded", String(!keys.hidden));
});
part("clear").addEventListener("click", () => pad.clear());
part("undo").addEventListener("click", () => pad.undo());
part("done").addEventListener("click", done);
part("typed").addEventListener("input", nameDone);
onEnter(part("typed"), done);
onEnter(part("pin"), submit);
part("redo").addEventListener("click", () => {
  pad.clear();
  show("sign");
});
part("submit").addEventListener("click", submit);
for (const button of dialog.querySelectorAll("[data-close]")) button.addEventListener("click", () => dialog.close());
