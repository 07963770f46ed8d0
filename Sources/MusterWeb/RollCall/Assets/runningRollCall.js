// Says on every page of whoever may help that a roll call goes on, as soon as it does. Boards hear of it with everything else.

import { follow } from "./stream.js";

const place = document.getElementById("running-roll-call");

function show(html) {
  if (html !== undefined && place.innerHTML.trim() !== html.trim()) place.innerHTML = html;
}

const stream = follow(place.dataset.events, {
  update: (data) => show(data.parts[place.id]),
  // The station lives.
  time() {},
});

// A browser has few connections to one station: pages that nobody looks at leave theirs to others.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") stream.resume();
  else stream.pause();
});
if (document.visibilityState !== "visible") stream.pause();
setInterval(() => stream.check(), 5000);
