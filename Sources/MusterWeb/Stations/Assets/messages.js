// Sends a file with its progress, and keeps the lists fresh by refresh.js.

const form = document.getElementById("file-form");
const input = document.getElementById("file");
const bar = document.getElementById("progress");
const status = document.getElementById("file-status");
const csrfToken = document.querySelector("meta[name=muster-csrf]").content;
const texts = form?.dataset;

function say(text, isProblem = false) {
  status.textContent = text;
  status.classList.toggle("done", !isProblem);
}

function send(file) {
  const address = new URL("/messages/files", location.href);
  address.searchParams.set("to", form.elements.to.value);
  address.searchParams.set("name", file.name);
  if (form.elements.wall.checked) address.searchParams.set("wall", "1");
  // fetch tells nothing of how far an upload is.
  const request = new XMLHttpRequest();
  request.open("POST", address);
  request.setRequestHeader("Muster-CSRF", csrfToken);
  request.upload.addEventListener("progress", (event) => {
    if (event.lengthComputable) bar.value = event.loaded / event.total;
  });
  request.addEventListener("load", () => {
    bar.hidden = true;
    if (request.status === 201) {
      location.assign("/messages?done=sent");
      return;
    }
    let problem = "";
    try {
      problem = JSON.parse(request.responseText).problem ?? "";
    } catch {
      // Not an answer of ours.
    }
    say(problem || texts.failed, true);
  });
  request.addEventListener("error", () => {
    bar.hidden = true;
    say(texts.failed, true);
  });
  bar.value = 0;
  bar.hidden = false;
  say(texts.sending);
  request.send(file);
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const file = input.files[0];
  if (!file) return say(texts.choose, true);
  send(file);
});
