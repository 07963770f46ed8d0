// Finds people on the board: by name, number or the initials of a name's reading, by status and by department. What is
// looked for stays in the address, and holds for whoever the board shows later.

const main = document.getElementById("main");
const tools = document.getElementById("tools");
const field = document.getElementById("find");
const departments = document.getElementById("department");
const count = document.getElementById("found");
const chips = [...tools.querySelectorAll("[data-show]")];
const asked = new URL(location.href).searchParams;

let words = [];
let department = asked.get("department") ?? "";

const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const known = new WeakMap();

/** What a card is found by; worked out once for each. */
function traits(card) {
  let found = known.get(card);
  if (!found) {
    const name = fold(card.querySelector(".name").textContent);
    const { reading } = card.dataset;
    const units = reading
      ? reading.split(" ").map((each) => each.split("/"))
      : name.split(/[^\p{L}\p{N}]+/u).filter(Boolean).map((each) => [each]);
    found = { name, units, number: card.dataset.number, department: card.dataset.department ?? "" };
    known.set(card, found);
  }
  return found;
}

/** Whether letters are the beginnings of the units from one on, at least one letter of each. */
function spells(letters, units, index) {
  if (letters === "") return true;
  if (index >= units.length) return false;
  return units[index].some((reading) => {
    let common = 0;
    while (common < letters.length && letters[common] === reading[common]) common += 1;
    for (; common > 0; common -= 1) if (spells(letters.slice(common), units, index + 1)) return true;
    return false;
  });
}

function isFound(card) {
  const { name, units, number, department: own } = traits(card);
  if (department && own !== department) return false;
  return words.every(
    (word) => number.startsWith(word) || name.includes(word) || units.some((_, index) => spells(word, units, index)),
  );
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Applies what is looked for to all cards, or to those that came. */
function apply() {
  const isSearching = words.length > 0 || department !== "";
  main.classList.toggle("searching", isSearching);
  if (!isSearching) return write(count, "");
  let found = 0;
  for (const card of main.querySelectorAll(".person")) {
    const is = isFound(card);
    if (card.classList.contains("found") !== is) card.classList.toggle("found", is);
    if (is) found += 1;
  }
  write(count, found ? tools.dataset.found.replace("{n}", String(found)) : tools.dataset.nobody);
}

function listDepartments() {
  const present = [...new Set([...main.querySelectorAll(".person[data-department]")].map((each) => each.dataset.department))];
  present.sort((left, right) => left.localeCompare(right));
  if (present.join("\n") === [...departments.options].slice(1).map((each) => each.value).join("\n")) return;
  departments.replaceChildren(departments.options[0], ...present.map((each) => new Option(each, each)));
  if (department && !present.includes(department)) departments.add(new Option(department, department));
  departments.value = department;
  departments.hidden = present.length < 2 && !department;
}

function show(section) {
  if (section) main.dataset.show = section;
  else delete main.dataset.show;
  for (const chip of chips) chip.setAttribute("aria-pressed", String(chip.dataset.show === section));
}

/** Keeps what is looked for in the address: a page that is loaded anew looks for the same. */
function remember() {
  const url = new URL(location.href);
  for (const [name, value] of [["q", field.value.trim()], ["department", department], ["show", main.dataset.show ?? ""]]) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  history.replaceState(null, "", url);
}

function search() {
  words = fold(field.value).split(/\s+/).filter(Boolean);
  apply();
  remember();
}

// At the kiosk the next person looks for somebody else: after a punch, and when the last one went away.
let idle = 0;
function forget() {
  clearTimeout(idle);
  if (!field.value) return;
  field.value = "";
  search();
}
addEventListener("muster-next", forget);

field.addEventListener("input", () => {
  search();
  clearTimeout(idle);
  if (document.documentElement.classList.contains("kiosk")) idle = setTimeout(forget, 30_000);
});
departments.addEventListener("change", () => {
  department = departments.value;
  search();
});
for (const chip of chips) {
  chip.addEventListener("click", () => {
    show(chip.dataset.show);
    remember();
  });
}

let isPlanned = false;
new MutationObserver((changes) => {
  if (isPlanned || !changes.some((each) => [...each.addedNodes, ...each.removedNodes].some((node) => node.nodeType === 1))) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    listDepartments();
    apply();
  });
}).observe(main, { childList: true, subtree: true });

tools.hidden = false;
field.value = asked.get("q") ?? "";
words = fold(field.value).split(/\s+/).filter(Boolean);
show(chips.some((each) => each.dataset.show === asked.get("show")) ? asked.get("show") : "");
listDepartments();
apply();
