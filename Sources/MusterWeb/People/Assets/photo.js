// Takes a photo from the camera or a file, makes it smaller, and sends it.

import { shrink } from "./shrink.js";

const part = document.getElementById("photo");
const controls = part.querySelector("[data-address]");
const face = part.querySelector(".face");
const status = controls.querySelector("[role=status]");
const remove = controls.querySelector("button.danger");
const camera = controls.querySelector("dialog");
const video = camera.querySelector("video");
const texts = controls.dataset;
const csrfToken = document.querySelector("meta[name=muster-csrf]").content;

function show(address) {
  face.querySelector("img")?.remove();
  remove.hidden = !address;
  if (!address) return;
  const image = new Image(160, 160);
  image.alt = "";
  image.src = address;
  face.append(image);
}

function say(text, isProblem = false) {
  status.textContent = text;
  status.classList.toggle("done", !isProblem);
}

async function send(method, body, done) {
  say(texts.sending);
  try {
    const response = await fetch(texts.address, { method, body, headers: { "Muster-CSRF": csrfToken } });
    const isJSON = response.headers.get("content-type")?.startsWith("application/json");
    const answer = isJSON ? await response.json() : {};
    if (!response.ok) return say(answer.problem ?? texts.failed, true);
    show(answer.photo);
    say(done);
  } catch {
    say(texts.failed, true);
  }
}

/** Shows what the camera sees, and asks for it if need be. */
async function openCamera() {
  try {
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 1280 }, facingMode: "user" } });
  } catch {
    return say(texts.noCamera, true);
  }
  say("");
  camera.showModal();
  await video.play();
}

// Where a page may not use a camera, as without HTTPS, a phone's own dialog for files still offers it.
controls.querySelector("input[capture]").addEventListener("click", (event) => {
  if (!navigator.mediaDevices?.getUserMedia) return;
  event.preventDefault();
  openCamera();
});
camera.querySelector("[data-leave]").addEventListener("click", () => camera.close());
camera.querySelector("[data-shoot]").addEventListener("click", async () => {
  if (!video.videoWidth) return;
  const photo = await shrink(video);
  camera.close();
  send("PUT", photo, texts.saved);
});
// However it is closed, the camera's light goes off.
camera.addEventListener("close", () => {
  for (const track of video.srcObject?.getTracks() ?? []) track.stop();
  video.srcObject = null;
});

for (const input of controls.querySelectorAll("input[type=file]")) {
  input.addEventListener("change", async () => {
    const file = input.files[0];
    input.value = "";
    if (!file) return;
    let photo;
    try {
      photo = await shrink(file);
    } catch {
      return say(texts.unreadable, true);
    }
    send("PUT", photo, texts.saved);
  });
}
remove.addEventListener("click", () => send("DELETE", undefined, texts.removed));
