// Puts what the server wrote into the page. The server escapes; nothing here makes markup of its own.

function element(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** Puts a person's line into its section, in order of number. */
function place({ id, section, html }) {
  const list = document.querySelector(`#${section} > .list`);
  if (!list) return;
  const line = element(html);
  const old = document.getElementById(id);
  if (old?.contains(document.activeElement)) {
    // The keyboard stays on the person, once the new line has its link.
    queueMicrotask(() => document.getElementById(id)?.querySelector("a")?.focus({ preventScroll: true }));
  }
  if (old?.parentElement === list && old.dataset.number === line.dataset.number) {
    old.replaceWith(line);
    return;
  }
  const arrives = isHere(list) && old && !isHere(old.parentElement);
  old?.remove();
  const number = Number(line.dataset.number);
  const next = [...list.children].find((item) => !(Number(item.dataset.number) < number));
  line.classList.add("arriving");
  list.insertBefore(line, next ?? null);
  if (arrives) dispatchEvent(new CustomEvent("muster-arrival", { detail: line }));
}

/** Whether those in a list are on site. */
function isHere(list) {
  return Boolean(list?.closest("#on-site, #late"));
}

/** Whether somebody is marking text in there, to copy it. */
function isSelecting(part) {
  const selection = getSelection();
  return selection && !selection.isCollapsed && selection.containsNode(part, true);
}

/** Writes a part anew; the keyboard stays on the link where it was. */
function rewrite(part, html) {
  const link = part.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  part.innerHTML = html;
  if (link) part.querySelector(`[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true });
}

/** Takes an `update` event. */
export function update({ parts, counts, people, heard, removed }) {
  for (const [id, html] of Object.entries(parts)) {
    const part = document.getElementById(id);
    // There stand commands to copy; the next update comes within seconds.
    if (part && !(id === "unknown" && isSelecting(part))) rewrite(part, html);
  }
  for (const [section, count] of Object.entries(counts)) {
    const place = document.getElementById(`${section}-count`);
    if (place) place.textContent = String(count);
  }
  for (const id of removed) document.getElementById(id)?.remove();
  people.forEach(place);
  for (const [id, instant] of Object.entries(heard)) {
    const age = document.getElementById(id)?.querySelector(".age");
    if (age) age.dataset.instant = String(instant);
  }
}

/** Takes a `board` event: everything anew. */
export function replace(main, html) {
  main.innerHTML = html;
}

// A photo that cannot be had leaves the initials, which are under it.
function drop(image) {
  if (image instanceof HTMLImageElement) image.remove();
}
addEventListener("error", (event) => drop(event.target), true);
for (const image of document.images) if (image.complete && image.naturalWidth === 0) drop(image);
