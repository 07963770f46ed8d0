// One search for people, pages and days, from every page: by its button, or with Ctrl-K. And all keys, with “?”. Without this
// script the button leads to a page that searches as well.

const finder = document.getElementById("finder");
const field = finder.querySelector("input");
const list = finder.querySelector("[role='listbox']");
const told = finder.querySelector("[role='status']");
const keys = document.getElementById("keys");
let timer = 0;
let asked = null;

const options = () => [...list.querySelectorAll("[role='option']")];

function choose(option) {
  for (const each of options()) each.setAttribute("aria-selected", String(each === option));
  if (option) field.setAttribute("aria-activedescendant", option.id);
  else field.removeAttribute("aria-activedescendant");
  option?.scrollIntoView({ block: "nearest" });
}

function show(found, words) {
  found.forEach((link, index) => {
    link.id = `found-${index}`;
    link.tabIndex = -1;
    link.setAttribute("role", "option");
  });
  list.replaceChildren(...found);
  list.hidden = found.length === 0;
  field.setAttribute("aria-expanded", String(found.length > 0));
  choose(found[0]);
  told.textContent = words;
}

async function search() {
  asked?.abort();
  const text = field.value.trim();
  if (!text) return show([], "");
  asked = new AbortController();
  try {
    const answer = await fetch(`/search/results?q=${encodeURIComponent(text)}`, { signal: asked.signal });
    // Signed out: the page says so.
    if (!answer.ok) return location.assign(`/search?q=${encodeURIComponent(text)}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    show([...page.querySelectorAll(".found-list a")], page.querySelector("[role='status']")?.textContent ?? "");
  } catch {
    // A later search took over, or the network is gone.
  }
}

function open(dialog) {
  if (document.querySelector("dialog[open]")) return;
  dialog.showModal();
}

for (const button of document.querySelectorAll("[data-opens]")) {
  button.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(document.getElementById(button.dataset.opens));
    field.select();
  });
}

field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(search, 120);
});

field.addEventListener("keydown", (event) => {
  const all = options();
  const present = all.findIndex((each) => each.getAttribute("aria-selected") === "true");
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && all.length > 0) {
    event.preventDefault();
    choose(all[(present + step + all.length) % all.length]);
  } else if (event.key === "Enter" && !event.isComposing) {
    event.preventDefault();
    // What was typed last may still be on its way.
    clearTimeout(timer);
    search().then(() => (options()[Math.max(present, 0)] ?? options()[0])?.click());
  }
});

addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k") {
    event.preventDefault();
    open(finder);
    field.select();
  } else if (event.key === "?" && !event.target.closest("input:not([type='checkbox']), select, textarea, dialog")) {
    event.preventDefault();
    // What the page itself says of its keys stands first.
    const own = document.querySelector("main .keys");
    keys.querySelector("[data-own]").replaceChildren(...(own ? own.cloneNode(true).childNodes : []));
    open(keys);
  }
});

// A click beside a dialog closes it.
for (const dialog of [finder, keys]) {
  // WebKit leaves the keyboard in a field that nobody sees any more, where the next key would be lost.
  dialog.addEventListener("close", () => {
    if (dialog.contains(document.activeElement)) document.activeElement.blur();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("[data-closes]")) dialog.close();
  });
}
