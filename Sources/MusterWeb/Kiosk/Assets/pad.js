// A pad to sign on. Strokes are kept in the pad's own units, 600 by 200 in tenths, and drawn as SVG: turning or resizing
// the screen changes nothing of them.

const width = 6000;
const height = 2000;
const shortest = 600;
const svg = "http://www.w3.org/2000/svg";

function length(strokes) {
  let sum = 0;
  for (const stroke of strokes) {
    for (let index = 1; index < stroke.length; index += 1) {
      sum += Math.hypot(stroke[index][0] - stroke[index - 1][0], stroke[index][1] - stroke[index - 1][1]);
    }
  }
  return sum;
}

function path(stroke) {
  const points = stroke.length === 1 ? [stroke[0], stroke[0]] : stroke;
  return "M" + points.map(([x, y]) => `${x / 10} ${y / 10}`).join("L");
}

/** Draws strokes into an SVG element. */
export function draw(picture, strokes) {
  picture.replaceChildren(
    ...strokes.map((stroke) => {
      const line = document.createElementNS(svg, "path");
      line.setAttribute("d", path(stroke));
      return line;
    }),
  );
}

/** Makes an SVG element a pad. */
export function makePad(picture, changed) {
  let strokes = [];
  let active = null; // The stroke that is being drawn, and by which pointer.

  function point(event) {
    const box = picture.getBoundingClientRect();
    const clamp = (value, most) => Math.round(Math.min(Math.max(value, 0), most));
    return [
      clamp(((event.clientX - box.left) / box.width) * width, width),
      clamp(((event.clientY - box.top) / box.height) * height, height),
    ];
  }

  function add(event) {
    // A fast hand: the browser holds back what came between two frames.
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length ? events : [event]) {
      const next = point(each);
      const last = active.stroke.at(-1);
      if (Math.hypot(next[0] - last[0], next[1] - last[1]) >= 8) active.stroke.push(next);
    }
    active.line.setAttribute("d", path(active.stroke));
  }

  picture.addEventListener("pointerdown", (event) => {
    if (active || (event.pointerType === "mouse" && event.button !== 0)) return;
    event.preventDefault();
    picture.setPointerCapture(event.pointerId);
    const stroke = [point(event)];
    const line = document.createElementNS(svg, "path");
    line.setAttribute("d", path(stroke));
    picture.append(line);
    active = { id: event.pointerId, stroke, line };
  });
  picture.addEventListener("pointermove", (event) => {
    if (active?.id === event.pointerId) add(event);
  });
  for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
    picture.addEventListener(name, (event) => {
      if (active?.id !== event.pointerId) return;
      strokes.push(active.stroke);
      active = null;
      changed();
    });
  }

  return {
    strokes: () => strokes,
    /** Whether it is more than a dot or a slip. */
    isSigned: () => length(strokes) >= shortest,
    isEmpty: () => strokes.length === 0,
    clear() {
      strokes = [];
      draw(picture, strokes);
      changed();
    },
    undo() {
      strokes = strokes.slice(0, -1);
      draw(picture, strokes);
      changed();
    },
  };
}
