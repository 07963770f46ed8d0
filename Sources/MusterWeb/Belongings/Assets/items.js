// The live list of items and of what is told of them, with a sound for what is new.

import { follow } from "./stream.js";

const alerts = document.getElementById("alerts");
const list = document.getElementById("items");
const none = document.getElementById("none");
const stale = document.getElementById("stale");
const announcement = document.getElementById("announcement");
const sound = document.getElementById("sound");
const place = "muster.alerts";

let audio = null;
let order = [...list.children].map((line) => line.id);

function isWanted() {
  try {
    return localStorage.getItem(place) === "on";
  } catch {
    return sound.getAttribute("aria-pressed") === "true";
  }
}

/** Browsers let a page sound only after somebody touched it. */
function wake() {
  if (sound.getAttribute("aria-pressed") !== "true") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

function ring() {
  if (sound.getAttribute("aria-pressed") !== "true" || audio?.state !== "running") return;
  for (const [index, frequency] of [880, 660, 880].entries()) {
    const start = audio.currentTime + index * 0.25;
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.25, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.24);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + 0.25);
  }
}

sound.addEventListener("click", () => {
  const isOn = sound.getAttribute("aria-pressed") !== "true";
  sound.setAttribute("aria-pressed", String(isOn));
  try {
    localStorage.setItem(place, isOn ? "on" : "off");
  } catch {
    // Then it holds until the page is closed.
  }
  wake();
  ring();
});
addEventListener("pointerdown", wake);
sound.setAttribute("aria-pressed", String(isWanted()));

/** What was told when the page came, and since. */
let told = new Set([...alerts.querySelectorAll("[data-telling]")].map((line) => line.dataset.telling));

/** Which button of which alert the keyboard is on, to be found again after the list was written anew. */
function focusedButton() {
  const button = document.activeElement;
  const line = button?.closest?.(".alert");
  return line && alerts.contains(line) ? [line.id, [...line.querySelectorAll("button")].indexOf(button)] : null;
}

let waiting = null;

function announce(html) {
  const lines = [...element(`<div>${html}</div>`).querySelectorAll("[data-telling]")];
  const fresh = lines.filter((line) => !told.has(line.dataset.telling));
  told = new Set(lines.map((line) => line.dataset.telling));
  if (!fresh.length) return;
  announcement.textContent = fresh.map((line) => line.querySelector(".name").textContent).join(" ");
  ring();
}

/** A button that a hand is about to press must not move away under it; what is new sounds at once. */
function showAlerts(html) {
  announce(html);
  if (alerts.querySelector("button:hover")) {
    waiting = html;
    return;
  }
  waiting = null;
  const focused = focusedButton();
  const isOpen = document.getElementById("earlier")?.open;
  alerts.innerHTML = html;
  const earlier = document.getElementById("earlier");
  if (earlier && isOpen) earlier.open = true;
  if (focused) document.getElementById(focused[0])?.querySelectorAll("button")[focused[1]]?.focus();
}

alerts.addEventListener("mouseout", () => setTimeout(() => {
  if (waiting !== null) showAlerts(waiting);
}));

function element(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

function showItems(news) {
  for (const [id, html] of Object.entries(news.rows)) {
    const old = document.getElementById(id);
    const fresh = element(html);
    if (!old) list.append(fresh);
    else if (old.contains(document.activeElement)) {
      old.className = fresh.className;
      old.querySelector(".whereabouts").replaceWith(fresh.querySelector(".whereabouts"));
    } else old.replaceWith(fresh);
  }
  if (!news.order) return;
  order = news.order;
  const wanted = new Set(order);
  for (const line of [...list.children]) if (!wanted.has(line.id)) line.remove();
  for (const id of order) list.append(document.getElementById(id));
  none.hidden = order.length > 0;
}

const stream = follow(alerts.dataset.events, {
  items: showItems,
  alerts: (news) => showAlerts(news.html),
  others(news) {
    document.getElementById("others-items").innerHTML = news.html;
  },
  time() {},
});

setInterval(() => {
  stream.check();
  const text = stream.silence() > 10_000 ? stale.dataset.text : "";
  if (stale.textContent !== text) stale.textContent = text;
}, 1000);
