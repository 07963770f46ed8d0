// Counts on by itself what the server wrote: the clock, and how long ago things were.

const texts = {};
let anchor = { server: 0, real: 0, speed: 1, offset: 0 };
let padsHours = true;

/** Takes the languages' texts from the page. */
export function readTexts(template) {
  padsHours = template.dataset.padsHours === "true";
  for (const item of template.content.querySelectorAll("[data-name]")) texts[item.dataset.name] = item.dataset;
}

/** Takes the station's time: milliseconds, seconds per real second, seconds ahead of UTC. */
export function setTime({ now, speed, offset }) {
  anchor = { server: Number(now), real: performance.now(), speed: Number(speed), offset: Number(offset) };
}

/** The station's time now, in milliseconds: right also where this device's clock is not. */
export function stationTime() {
  return anchor.server + (performance.now() - anchor.real) * anchor.speed;
}

/** The words for an age in seconds; the limits are those of the server's `AgeTexts`. */
export function ageText(kind, seconds) {
  const words = texts[kind];
  const fill = (text, number) => text.replace("{n}", String(Math.floor(number)));
  if (seconds < 10) return words.now;
  if (seconds < 60) return fill(words.seconds, seconds);
  if (seconds < 3600) return fill(words.minutes, seconds / 60);
  if (seconds < 86400) return fill(words.hours, seconds / 3600);
  return fill(words.days, seconds / 86400);
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Writes the clock and every age anew where they changed. */
export function tick() {
  const time = stationTime();
  for (const element of document.querySelectorAll(".age[data-instant]")) {
    write(element, ageText("heard", (time - Number(element.dataset.instant)) / 1000));
  }
  const clock = document.getElementById("clock");
  if (clock) write(clock, timeText());
}

/** The day at the site, as its language writes it: as the server's `Catalogue` does. */
export function dayText({ dayPattern, weekdays, months }) {
  const local = new Date(stationTime() + anchor.offset * 1000);
  return dayPattern
    .replace("{weekday}", weekdays.split("|")[local.getUTCDay()])
    .replace("{day}", String(local.getUTCDate()))
    .replace("{month}", months.split("|")[local.getUTCMonth()]);
}

/** The time of day at the site, as its language writes it. */
export function timeText() {
  const local = new Date(stationTime() + anchor.offset * 1000);
  const hours = String(local.getUTCHours());
  const minutes = String(local.getUTCMinutes()).padStart(2, "0");
  return `${padsHours ? hours.padStart(2, "0") : hours}:${minutes}`;
}
