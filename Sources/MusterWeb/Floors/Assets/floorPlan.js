// The live plan. The lists beside the drawings are the plan for everybody; the chips over a drawing are copies of their lines.

import { follow } from "./stream.js";

const plan = document.getElementById("plan");
const lost = document.getElementById("plan-lost");
const call = document.getElementById("plan-call");
const elsewhere = document.getElementById("elsewhere");
const { events, version } = plan.dataset;

const isWall = new URLSearchParams(location.search).get("view") === "wall";
if (isWall) document.documentElement.classList.add("wall", "plan-wall");

// MARK: Rooms

/** CSS pixels in a letter's usual size, by which a wall is larger. */
const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
/** Sizes of chips in CSS pixels, the largest first: a full room has small ones. */
const sizes = [2.75, 2.25, 1.75, 1.4, 1.1].map((size) => size * letter);
/** What a room's name takes of its top, in CSS pixels. */
const nameHeight = 1.25 * letter;

/** A drawn room: its polygon, its list, and where its chips stand. */
class Room {
  constructor(shape, stage) {
    this.element = shape;
    this.stage = stage;
    this.list = document.getElementById(shape.getAttribute("href").slice(1));
    this.markers = this.list.querySelector(".markers");
    this.corners = [...shape.querySelector("polygon").points].map(({ x, y }) => [x, y]);
    this.cells = new Map();
    this.slots = new Map();
    this.size = sizes[0];
  }

  /** The places for chips of a size in a stage of some width: those in the polygon, the ones in its middle first. */
  places(size) {
    const key = `${size} ${this.stage.scale}`;
    if (this.cells.has(key)) return this.cells.get(key);
    const corners = this.corners.map(([x, y]) => [x * this.stage.scale, y * this.stage.scale]);
    const [left, right] = bounds(corners.map(([x]) => x));
    const [top, bottom] = bounds(corners.map(([, y]) => y));
    const middle = [(left + right) / 2, (top + nameHeight + bottom) / 2];
    const step = size + 4;
    const columns = Math.floor((right - left) / step);
    const rows = Math.floor((bottom - top - nameHeight) / step);
    const found = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = middle[0] + (column - (columns - 1) / 2) * step;
        const y = middle[1] + (row - (rows - 1) / 2) * step;
        const half = size * 0.45;
        const isInside = [[0, 0], [-half, -half], [half, -half], [-half, half], [half, half]]
          .every(([across, down]) => contains(corners, x + across, y + down));
        if (isInside) found.push([x, y]);
      }
    }
    const distance = ([x, y]) => (x - middle[0]) ** 2 + ((y - middle[1]) * 1.2) ** 2;
    found.sort((first, second) => distance(first) - distance(second));
    if (found.length === 0) found.push(middle);
    this.cells.set(key, found);
    return found;
  }

  /** Puts a chip for each line of the list where there is room for it. Who was here stays where they are. */
  draw() {
    const lines = [...this.markers.children];
    this.size = sizes.find((size) => this.places(size).length >= lines.length) ?? sizes.at(-1);
    const places = this.places(this.size);
    const free = [...places.keys()];
    const keys = new Set(lines.map(chipKey));
    for (const [key, slot] of this.slots) {
      if (!keys.has(key) || slot >= places.length) this.slots.delete(key);
      else free.splice(free.indexOf(slot), 1);
    }
    let hidden = 0;
    for (const line of lines) {
      const key = chipKey(line);
      const slot = this.slots.get(key) ?? free.shift();
      if (slot === undefined) hidden += 1;
      else this.slots.set(key, slot);
      place(key, line, this, slot === undefined ? null : places[slot]);
    }
    this.more(hidden, places.at(-1));
  }

  /** Says how many have no place, instead of the last one. */
  more(count, [x, y]) {
    if (count === 0) {
      this.rest?.remove();
      this.rest = undefined;
      return;
    }
    if (!this.rest) {
      this.rest = document.createElement("span");
      this.rest.className = "plan-chip rest";
      this.stage.chips.append(this.rest);
    }
    this.rest.textContent = `+${count}`;
    this.rest.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }
}

function bounds(numbers) {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** Whether a place is in a polygon: whether a line to the left crosses its sides an odd number of times. */
function contains(corners, x, y) {
  let isInside = false;
  for (let index = 0, last = corners.length - 1; index < corners.length; last = index, index += 1) {
    const [startX, startY] = corners[last];
    const [endX, endY] = corners[index];
    if (startY > y !== endY > y && x < ((endX - startX) * (y - startY)) / (endY - startY) + startX) isInside = !isInside;
  }
  return isInside;
}

const stages = [...document.querySelectorAll(".plan .stage")].map((element) => ({
  element,
  chips: element.querySelector(".chips"),
  drawing: element.querySelector(".drawing"),
  scale: 1,
  rooms: [],
}));
const rooms = new Map();
for (const stage of stages) {
  for (const shape of stage.drawing.querySelectorAll(".shape")) {
    const room = new Room(shape, stage);
    stage.rooms.push(room);
    rooms.set(shape.dataset.shape, room);
  }
}

// MARK: Chips

const chips = new Map();

/** One for each of somebody's places: that where they are told to be, which moves with them, and those where they may be. */
function chipKey(line) {
  const list = line.closest("[data-room]").dataset.room;
  return line.classList.contains("guess") ? `${line.dataset.marker}\n${list}` : line.dataset.marker;
}

function place(key, line, room, position) {
  let chip = chips.get(key);
  if (!position) {
    chip?.remove();
    chips.delete(key);
    return;
  }
  if (!chip) {
    chip = document.createElement("span");
    chips.set(key, chip);
  }
  // A copy is no line: nothing that looks for lines may find it.
  const looks = ["plan-chip", ...["thing", "guess", "frozen"].filter((kind) => line.classList.contains(kind))].join(" ");
  if (chip.className !== looks) chip.className = looks;
  if (chip.dataset.mark !== line.dataset.mark) {
    if (line.dataset.mark) chip.dataset.mark = line.dataset.mark;
    else delete chip.dataset.mark;
  }
  // The picture is loaded once, and moves along.
  const face = line.querySelector(".face");
  if (chip.face !== face.innerHTML) {
    chip.face = face.innerHTML;
    const copy = face.cloneNode(true);
    for (const image of copy.querySelectorAll("img")) image.loading = "eager";
    chip.replaceChildren(copy);
  }
  if (chip.parentElement !== room.stage.chips) room.stage.chips.append(chip);
  chip.style.setProperty("--size", `${room.size}px`);
  const move = `translate(${position[0]}px, ${position[1]}px) translate(-50%, -50%)`;
  if (chip.style.transform !== move) chip.style.transform = move;
}

/** So many chips are not moved step by step. */
const crowd = 120;
const changed = new Set();
let isPlanned = false;

/** Draws what changed before the next picture of the screen, however many events came. */
function drawSoon() {
  if (isPlanned) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    for (const room of changed) room.draw();
    changed.clear();
    // Who went, or is on no drawing now, leaves no chip.
    const drawn = new Set([...rooms.values()].flatMap((room) => [...room.markers.children].map(chipKey)));
    for (const [key, chip] of chips) {
      if (drawn.has(key)) continue;
      chip.remove();
      chips.delete(key);
    }
    plan.classList.toggle("crowded", chips.size > crowd);
    count();
  });
}

function text(element, value) {
  if (element && element.textContent !== value) element.textContent = value;
}

/** Writes how many are in each room and on each floor; who may be in several is counted where they are told to be. */
function count() {
  const number = (list) => list.querySelectorAll(".marker:not(.guess, .thing)").length;
  for (const list of plan.querySelectorAll(".plan-room")) {
    text(list.querySelector("[data-count]"), String(number(list)));
    list.classList.toggle("empty", !list.querySelector(".marker"));
  }
  for (const room of rooms.values()) {
    const label = `${room.element.dataset.shape}: ${number(room.list)}`;
    if (room.element.getAttribute("aria-label") !== label) room.element.setAttribute("aria-label", label);
  }
  for (const floor of plan.querySelectorAll(".floor")) text(floor.querySelector("[data-floor-count]"), String(number(floor)));
}

// MARK: What the station tells

/** The lines of everybody and everything on the page, by what stands for them. */
const standing = new Map();

function listOf(room) {
  return rooms.get(room)?.markers ?? elsewhere.querySelector(".markers");
}

function drop(id) {
  for (const line of standing.get(id) ?? []) {
    changed.add(rooms.get(line.closest("[data-room]")?.dataset.room));
    line.remove();
  }
  standing.delete(id);
}

function put({ id, places }) {
  drop(id);
  const put = places.map(({ room, html }) => {
    const template = document.createElement("template");
    // The station writes and escapes it, as it does the page.
    template.innerHTML = html;
    const line = template.content.firstElementChild;
    listOf(room).append(line);
    changed.add(rooms.get(room));
    return line;
  });
  if (put.length > 0) standing.set(id, put);
}

function take({ placed, removed, items, receivers, call: words }) {
  removed.forEach(drop);
  placed.forEach(put);
  if (items) {
    const ids = new Set(items.map((item) => item.id));
    for (const [id, found] of standing) if (found[0].classList.contains("thing") && !ids.has(id)) drop(id);
    items.forEach(put);
  }
  for (const { name, health, html } of receivers) {
    for (const spot of plan.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)) spot.setAttribute("class", `spot ${health}`);
    const line = plan.querySelector(`.receivers [data-receiver="${CSS.escape(name)}"]`);
    if (line) line.outerHTML = html;
  }
  if (call.innerHTML !== words) call.innerHTML = words;
  changed.delete(undefined);
  drawSoon();
}

for (const line of plan.querySelectorAll("[data-marker]")) {
  const id = line.dataset.marker;
  standing.set(id, [...(standing.get(id) ?? []), line]);
}

const stream = follow(events, {
  board(data) {
    // Another version of the station answers: take its page, too.
    if (data.version !== version) return location.reload();
    const told = new Set([...data.placed, ...data.items].map((item) => item.id));
    for (const id of [...standing.keys()]) if (!told.has(id)) drop(id);
    take(data);
  },
  update: take,
  time() {},
});

setInterval(() => {
  stream.check();
  const silence = stream.silence();
  // A short break mends by itself before anybody has read of it.
  const isLost = silence > 8000 || (silence > 3000 && !stream.isOpen());
  lost.hidden = !isLost;
  document.documentElement.classList.toggle("stale", isLost);
}, 1000);

// MARK: The screen

/** No drawing is higher than a screen. On a wall, where nobody scrolls, all floors are as large as fits. */
function fit() {
  let high = Math.max(320, innerHeight * 0.75);
  if (isWall) {
    const rows = stages.length > 1 ? Math.ceil(stages.length / 2) : 1;
    const top = plan.querySelector(".floors").getBoundingClientRect().top + scrollY;
    high = Math.max(120, (innerHeight - top - 12) / rows - 3.4 * letter);
  }
  for (const { element, drawing } of stages) {
    const { width, height } = drawing.viewBox.baseVal;
    element.style.maxWidth = `${Math.floor((high * width) / height)}px`;
  }
}

function measure() {
  fit();
  for (const stage of stages) {
    const { width } = stage.drawing.getBoundingClientRect();
    const scale = Math.round((width / stage.drawing.viewBox.baseVal.width) * 1000) / 1000;
    if (scale === 0 || scale === stage.scale) continue;
    stage.scale = scale;
    // Names and receivers keep their size on the screen, however large the drawing is.
    stage.drawing.style.setProperty("--unit", String(1 / scale));
    for (const room of stage.rooms) {
      room.cells.clear();
      room.slots.clear();
      changed.add(room);
    }
  }
  drawSoon();
}

const observer = new ResizeObserver(measure);
for (const stage of stages) observer.observe(stage.element);
addEventListener("resize", measure);
measure();

/** A room that was tapped shows its people: by link, so that the keyboard and the way back work, too. */
function select() {
  const chosen = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  for (const list of plan.querySelectorAll(".plan-room")) list.classList.toggle("chosen", list === chosen);
  for (const room of rooms.values()) room.element.classList.toggle("chosen", room.list === chosen);
  if (chosen?.classList.contains("plan-room")) chosen.focus({ preventScroll: false });
}

addEventListener("hashchange", select);
// Tapped again after it was scrolled away, it is shown again.
for (const room of rooms.values()) room.element.addEventListener("click", () => setTimeout(select));
select();
