// Where visitors sign in: the pad, the photo, and the way back for whoever walked away.

import { makePad } from "./pad.js";
import { shrink } from "./shrink.js";
import { isThere } from "./there.js";

const form = document.getElementById("visitor-form");

let pad = null;

if (form) {
  const picture = document.getElementById("visitor-pad");
  if (picture) {
    pad = makePad(picture, () => {
      form.elements.strokes.value = pad
        .strokes()
        .map((stroke) => stroke.map((point) => point.join(",")).join(" "))
        .join(";");
    });
    document.getElementById("visitor-clear").addEventListener("click", () => pad.clear());
  }

  const file = document.getElementById("visitor-photo");
  file?.addEventListener("change", async () => {
    const status = document.getElementById("visitor-photo-status");
    form.elements.photo.value = "";
    status.textContent = "";
    if (!file.files[0]) return;
    try {
      const photo = await shrink(file.files[0]);
      const reader = new FileReader();
      reader.addEventListener("load", () => {
        form.elements.photo.value = reader.result.split(",")[1];
        status.textContent = form.dataset.taken;
      });
      reader.readAsDataURL(photo);
    } catch {
      status.textContent = form.dataset.bad;
    }
  });

  // Pressed twice, it is sent once.
  form.addEventListener("submit", () => {
    for (const button of form.querySelectorAll("button")) button.disabled = true;
  });
}

// What somebody typed is not for the next one.
const idle = document.getElementById("visitor-idle");
if (idle) {
  let last = Date.now();
  for (const event of ["pointerdown", "keydown", "input"]) {
    document.addEventListener(event, () => (last = Date.now()), { passive: true });
  }
  setInterval(async () => {
    if (Date.now() - last <= idle.dataset.seconds * 1000) return;
    for (const each of document.querySelectorAll("main form")) each.reset();
    pad?.clear();
    last = Date.now();
    // Without the station there may be no kiosk to go to: it waits here.
    if (await isThere()) location.assign("/kiosk");
  }, 1000);
}
