// A chime and a flash whenever somebody arrives, for who wants them.

const place = "muster.chime";
const button = document.getElementById("sound");
let audio = null;

function isWanted() {
  try {
    return localStorage.getItem(place) === "on";
  } catch {
    return button.getAttribute("aria-pressed") === "true";
  }
}

function set(isOn) {
  button.setAttribute("aria-pressed", String(isOn));
  try {
    localStorage.setItem(place, isOn ? "on" : "off");
  } catch {
    // Then it holds until the page is closed.
  }
}

/** Browsers let a page sound only after somebody touched it. */
function wake() {
  if (button.getAttribute("aria-pressed") !== "true") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

function tone(frequency, start) {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.2, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.5);
}

function chime() {
  if (audio?.state !== "running") return;
  tone(660, audio.currentTime);
  tone(880, audio.currentTime + 0.15);
}

// Said to those who do not see the board. Several within a moment are one sentence, so that nobody is interrupted for each.
const line = document.getElementById("arrivals");
let names = [];

function announce() {
  line.textContent = line.dataset.words.replace("{n}", names.join(", "));
  names = [];
}

addEventListener("muster-arrival", (event) => {
  if (names.length === 0) setTimeout(announce, 1500);
  names.push(event.detail.querySelector(".name").textContent);
});

let last = 0;
addEventListener("muster-arrival", (event) => {
  if (button.getAttribute("aria-pressed") !== "true") return;
  event.detail.classList.add("flash");
  setTimeout(() => event.detail.classList.remove("flash"), 4000);
  // Many at once are one chime.
  if (performance.now() - last < 600) return;
  last = performance.now();
  chime();
});
button.addEventListener("click", () => {
  set(button.getAttribute("aria-pressed") !== "true");
  wake();
  chime();
});
addEventListener("pointerdown", wake);
button.setAttribute("aria-pressed", String(isWanted()));
