// The live board: takes the station's events, and says so when they stop coming.

import { ageText, readTexts, setTime, tick } from "./ages.js";
import { replace, update } from "./people.js";
import { follow } from "./stream.js";

const main = document.getElementById("main");
const connection = document.getElementById("connection");
const lost = document.getElementById("lost");
const announcement = document.getElementById("announcement");
const { events, version } = document.body.dataset;

document.documentElement.classList.add("live");
readTexts(document.getElementById("texts"));
setTime(main.dataset);

const stream = follow(events, {
  board(data) {
    // Another version of the station answers: take its page, too.
    if (data.version !== version && dispatchEvent(new Event("muster-reload", { cancelable: true }))) {
      return location.reload();
    }
    setTime(data);
    replace(main, data.html);
    tick();
  },
  update(data) {
    setTime(data);
    update(data);
    tick();
  },
  time(data) {
    setTime(data);
  },
});

function showConnection() {
  const silence = stream.silence();
  // A short break mends by itself before anybody has read of it.
  const isLost = silence > 8000 || (silence > 3000 && !stream.isOpen());
  if (isLost) {
    const text = ageText("lost", silence / 1000);
    if (lost.textContent !== text) lost.textContent = text;
  }
  if (connection.hidden === isLost) {
    connection.hidden = !isLost;
    // Read out once, not with every second that passes.
    announcement.textContent = isLost ? connection.textContent : "";
  }
  document.documentElement.classList.toggle("stale", isLost);
}

setInterval(() => {
  stream.check();
  // What is out of date must not go on as if it were not: the clock stands still.
  if (!document.documentElement.classList.contains("stale")) tick();
  showConnection();
}, 1000);
