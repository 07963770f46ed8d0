// Takes a photo of whoever punches, where the site wants it, and sends it after the punch, which never waits for it. The camera
// is on for that moment only. Photos are kept in the browser until the station has them.

import { isPending } from "./outbox.js";
import { shrink } from "./shrink.js";

const told = document.getElementById("kiosk-photo");
const prefix = "muster.photo.";
const csrfToken = () => document.querySelector('meta[name="muster-csrf"]').content;
// As many as fit beside the punches in what a browser keeps.
const most = 150;
const keys = () => Object.keys(localStorage).filter((each) => each.startsWith(prefix));

/** Waits until the camera has adjusted itself to the light. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

async function shoot() {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 640 }, facingMode: "user" } });
  try {
    const video = document.createElement("video");
    video.muted = video.playsInline = true;
    video.srcObject = stream;
    await video.play();
    await settle();
    return await shrink(video, 320, 0.7);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** As a browser keeps it. */
const text = (photo) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result.split(",")[1]));
    reader.readAsDataURL(photo);
  });

/** Takes a photo of who made the punch of a key. */
export async function photograph(key) {
  if (!told) return;
  try {
    const photo = await text(await shoot());
    told.textContent = told.dataset.told;
    if (keys().length < most) localStorage.setItem(prefix + key, photo);
  } catch {
    told.textContent = told.dataset.none;
  }
  await sendPhotos();
}

let isSending = false;

async function sendPhotos() {
  if (isSending) return;
  isSending = true;
  try {
    for (const place of keys()) {
      const key = place.slice(prefix.length);
      if (isPending(key)) continue;
      const photo = Uint8Array.from(atob(localStorage.getItem(place)), (each) => each.charCodeAt(0));
      const response = await fetch(`/api/v1/punches/photo?key=${encodeURIComponent(key)}`, {
        method: "PUT",
        headers: { "Content-Type": "image/jpeg", "Muster-CSRF": csrfToken() },
        body: photo,
        signal: AbortSignal.timeout(8000),
      });
      // What the station does not want, it will not want later.
      if (response.status >= 500 || [401, 403, 429].includes(response.status)) return;
      localStorage.removeItem(place);
    }
  } catch {
    // The station is away; they wait.
  } finally {
    isSending = false;
  }
}

setInterval(sendPhotos, 5000);
sendPhotos();
