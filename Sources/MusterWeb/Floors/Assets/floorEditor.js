// Draws a floor: rooms as polygons, and receivers, with the pointer and with the keyboard alike. What is drawn goes into the form
// as the lines that programs send, too.

import { shrink } from "./shrink.js";

const editor = document.getElementById("editor");
const words = editor.dataset;
const drawing = editor.querySelector(".drawing");
const form = document.getElementById("floor-form");
const moved = document.getElementById("moved");
const width = Number(words.width);
const height = Number(words.height);
const layers = Object.fromEntries(["shapes", "corners", "spots"].map((id) => [id, document.getElementById(id)]));

// MARK: What is drawn

const point = (text) => text.split(",").map(Number);

function parts(line) {
  const colon = line.lastIndexOf(":");
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

const sent = (name) => [...form.querySelectorAll(`input[name="${name}"]`)].map((input) => parts(input.value));
const rooms = sent("rooms").map(([name, corners]) => ({ name, corners: corners.split(/\s+/).map(point) }));
const places = new Map(sent("receivers").map(([id, place]) => [id, point(place)]));
const receivers = [...document.querySelectorAll("#receivers [data-id]")].map((row) => ({ row, ...row.dataset }));
let selected = rooms[0] ?? null;
let corner = 0;
let isChanged = false;

const kept = (number) => String(Math.round(Math.min(1, Math.max(0, number)) * 10000) / 10000);
const line = (name, points) => `${name}: ${points.map(([x, y]) => `${kept(x)},${kept(y)}`).join(" ")}`;
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
const clamp = (number, low, high) => Math.min(high, Math.max(low, number));

function contains(corners, [x, y]) {
  let isInside = false;
  for (let index = 0, last = corners.length - 1; index < corners.length; last = index, index += 1) {
    const [startX, startY] = corners[last];
    const [endX, endY] = corners[index];
    if (startY > y !== endY > y && x < ((endX - startX) * (y - startY)) / (endY - startY) + startX) isInside = !isInside;
  }
  return isInside;
}

// MARK: The drawing

function element(name, attributes, layer) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  layer.append(made);
  return made;
}

const handle = (label) => ({ tabindex: "0", role: "button", "aria-label": label });

/** Draws everything anew; the keyboard stays where it was. */
function draw() {
  const focused = document.activeElement?.dataset?.key;
  for (const layer of Object.values(layers)) layer.replaceChildren();
  for (const room of rooms) {
    const group = element("g", { class: room === selected ? "shape chosen" : "shape" }, layers.shapes);
    const shape = element("polygon", { points: room.corners.map(([x, y]) => `${x * width},${y * height}`).join(" "),
      ...handle(fill(words.shape, { room: room.name })) }, group);
    shape.dataset.key = `shape ${room.name}`;
    shape.addEventListener("focus", () => select(room));
    drag(shape, () => room.corners, (points) => { room.corners = points; });
    const x = room.corners.reduce((sum, place) => sum + place[0], 0) / room.corners.length;
    const top = Math.min(...room.corners.map((place) => place[1]));
    element("text", { x: x * width, y: top * height + 8, "aria-hidden": "true" }, group).textContent = room.name;
  }
  selected?.corners.forEach((place, index) => {
    const dot = element("circle", { class: "corner", cx: place[0] * width, cy: place[1] * height,
      ...handle(fill(words.corner, { room: selected.name, number: index + 1 })) }, layers.corners);
    dot.dataset.key = `corner ${index}`;
    const room = selected;
    dot.addEventListener("focus", () => { corner = index; });
    dot.addEventListener("keydown", (event) => {
      if (event.key === "+" || event.key === "Insert") addCorner(index);
      else if (event.key === "Delete" || event.key === "Backspace") removeCorner(index);
      else return;
      event.preventDefault();
    });
    drag(dot, () => [room.corners[index]], ([to]) => { room.corners[index] = to; });
  });
  for (const receiver of receivers) {
    const place = places.get(receiver.id);
    receiver.row.querySelector("button").textContent = place ? words.takeOff : words.place;
    receiver.row.querySelector("button").setAttribute("aria-label",
      `${place ? words.takeOff : words.place}: ${receiver.name}`);
    const drawn = place && rooms.find((room) => contains(room.corners, place));
    receiver.row.querySelector("[data-problem]").textContent = drawn && drawn.name !== receiver.room
      ? fill(words.otherRoom, { drawn: drawn.name, room: receiver.room }) : "";
    if (!place) continue;
    const spot = element("g", { class: "spot", transform: `translate(${place[0] * width} ${place[1] * height})`,
      ...handle(fill(words.spot, receiver)) }, layers.spots);
    element("title", {}, spot).textContent = receiver.name;
    element("circle", { class: "spot-ring" }, spot);
    element("circle", { class: "spot-dot" }, spot);
    spot.dataset.key = `spot ${receiver.id}`;
    drag(spot, () => [places.get(receiver.id)], ([to]) => places.set(receiver.id, to));
  }
  write();
  if (focused) drawing.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

/** Writes the list of rooms and the form. */
function write() {
  const list = document.getElementById("rooms");
  list.replaceChildren(...rooms.map((room) => {
    const row = document.createElement("li");
    row.className = "row";
    const name = document.createElement("bdi");
    name.className = "row-name";
    name.textContent = room.name;
    const remove = document.createElement("button");
    remove.className = "button quiet";
    remove.type = "button";
    remove.textContent = fill(words.remove, { room: room.name });
    remove.addEventListener("click", () => {
      rooms.splice(rooms.indexOf(room), 1);
      if (selected === room) selected = rooms[0] ?? null;
      change();
      document.getElementById("room-name").focus();
    });
    row.append(name, remove);
    return row;
  }));
  document.getElementById("corner-actions").hidden = !selected;
  for (const input of form.querySelectorAll("input[name=rooms], input[name=receivers]")) input.remove();
  const add = (name, value) => {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  };
  for (const room of rooms) add("rooms", line(room.name, room.corners));
  for (const [id, place] of places) add("receivers", line(id, [place]));
}

function change() {
  isChanged = true;
  document.getElementById("unsaved").textContent = words.unsaved;
  draw();
}

function select(room) {
  if (selected === room) return;
  selected = room;
  corner = 0;
  draw();
}

// MARK: Moving

/** Moves points together, as far as all of them stay on the picture. */
function shifted(points, across, down) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const byX = clamp(across, -Math.min(...xs), 1 - Math.max(...xs));
  const byY = clamp(down, -Math.min(...ys), 1 - Math.max(...ys));
  return points.map(([x, y]) => [x + byX, y + byY]);
}

function say([x, y]) {
  moved.textContent = fill(words.moved, { x: Math.round(x * 100), y: Math.round(y * 100) });
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Lets an element be moved by the pointer and by the arrow keys. */
function drag(target, get, set) {
  target.addEventListener("keydown", (event) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.05 : 0.005;
    set(shifted(get(), arrow[0] * step, arrow[1] * step * (width / height)));
    change();
    say(get()[0]);
  });
  target.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const start = get().map((place) => [...place]);
    const box = drawing.getBoundingClientRect();
    const [fromX, fromY] = [event.clientX, event.clientY];
    const key = target.dataset.key;
    const move = (now) => {
      if (now.pointerId !== event.pointerId) return;
      set(shifted(start, (now.clientX - fromX) / box.width, (now.clientY - fromY) / box.height));
      change();
      say(get()[0]);
    };
    // The element is drawn anew while it moves, so the whole drawing follows the pointer.
    drawing.setPointerCapture(event.pointerId);
    drawing.addEventListener("pointermove", move);
    const end = () => {
      drawing.removeEventListener("pointermove", move);
      drawing.removeEventListener("pointerup", end);
      drawing.removeEventListener("pointercancel", end);
    };
    drawing.addEventListener("pointerup", end);
    drawing.addEventListener("pointercancel", end);
    drawing.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  });
}

function focusCorner(index) {
  corner = index;
  drawing.querySelector(`[data-key="corner ${index}"]`)?.focus({ preventScroll: true });
}

/** Adds a corner in the middle of the side after one. */
function addCorner(index) {
  if (!selected || selected.corners.length >= 64) return;
  const [startX, startY] = selected.corners[index];
  const [endX, endY] = selected.corners[(index + 1) % selected.corners.length];
  selected.corners.splice(index + 1, 0, [(startX + endX) / 2, (startY + endY) / 2]);
  change();
  // Drawing anew gives the keyboard back to the corner where it was.
  focusCorner(index + 1);
}

function removeCorner(index) {
  if (!selected || selected.corners.length <= 3) return;
  selected.corners.splice(index, 1);
  change();
  focusCorner(Math.min(index, selected.corners.length - 1));
}

document.getElementById("corner-add").addEventListener("click", () => addCorner(corner));
document.getElementById("corner-remove").addEventListener("click", () => removeCorner(corner));

// MARK: Adding

document.getElementById("room-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = document.getElementById("room-name");
  const problem = document.getElementById("room-problem");
  const name = field.value.trim();
  const isTaken = rooms.some((room) => room.name === name);
  problem.textContent = isTaken ? words.taken : "";
  if (isTaken || !name) return field.focus();
  field.value = "";
  // Beside the ones before, so that they don't lie upon each other.
  const [left, top] = [0.06 + (rooms.length % 4) * 0.23, 0.08 + (Math.floor(rooms.length / 4) % 4) * 0.23];
  const room = { name, corners: [[left, top], [left + 0.18, top], [left + 0.18, top + 0.18], [left, top + 0.18]] };
  rooms.push(room);
  selected = room;
  change();
  drawing.querySelector(`[data-key="${CSS.escape(`shape ${name}`)}"]`)?.focus();
});

for (const receiver of receivers) {
  receiver.row.querySelector("button").addEventListener("click", () => {
    if (places.has(receiver.id)) {
      places.delete(receiver.id);
    } else {
      // In the middle of its room, where that is drawn.
      const corners = rooms.find((room) => room.name === receiver.room)?.corners ?? [[0.5, 0.5]];
      const middle = [0, 1].map((axis) => corners.reduce((sum, place) => sum + place[axis], 0) / corners.length);
      places.set(receiver.id, middle);
    }
    change();
  });
}

// MARK: The picture

const picture = document.getElementById("picture");
const status = picture.querySelector("[role=status]");
const csrfToken = document.querySelector("meta[name=muster-csrf]").content;
const largest = 4 * 1024 * 1024;

async function send(method, body) {
  status.textContent = picture.dataset.sending;
  try {
    const response = await fetch(picture.dataset.address, { method, body, headers: { "Muster-CSRF": csrfToken } });
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) {
      status.textContent = answer.detail ?? picture.dataset.failed;
      return;
    }
    // What is drawn over it is sent first, if it was changed.
    if (isChanged) form.requestSubmit();
    else location.reload();
  } catch {
    status.textContent = picture.dataset.failed;
  }
}

/** A picture that is too large is made smaller; what cannot be read the station says. */
async function fitting(file) {
  try {
    const bitmap = await createImageBitmap(file);
    const isSmall = file.size <= largest && Math.max(bitmap.width, bitmap.height) <= 4096;
    bitmap.close();
    if (isSmall) return file;
    return await shrink(file, 4000, 0.9);
  } catch {
    return file;
  }
}

document.getElementById("picture-file").addEventListener("change", async ({ target }) => {
  const file = target.files[0];
  target.value = "";
  if (file) send("PUT", await fitting(file));
});
document.getElementById("picture-remove")?.addEventListener("click", () => send("DELETE"));

// MARK: Leaving

form.addEventListener("submit", () => { isChanged = false; });
form.addEventListener("input", () => {
  isChanged = true;
  document.getElementById("unsaved").textContent = words.unsaved;
});
addEventListener("beforeunload", (event) => {
  if (isChanged) event.preventDefault();
});

function measure() {
  const scale = drawing.getBoundingClientRect().width / width;
  if (scale > 0) drawing.style.setProperty("--unit", String(1 / scale));
}

new ResizeObserver(measure).observe(drawing);
measure();
draw();
