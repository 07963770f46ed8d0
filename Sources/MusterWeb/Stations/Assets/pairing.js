// Shows each second which unknown badges are heard, and which of them is being held to the station. A line that a hand is about to
// tap must not move away under it.

const nearby = document.getElementById("nearby");
const stale = document.getElementById("stale");
const likely = document.getElementById("likely");

// The weakest that each was heard since this page was opened, in dBm: what comes near rises above it.
const weakest = new Map();
// By how many dB the one that is meant must have risen, and by how many more than any other.
const rise = 10;
const lead = 4;

/** Whether somebody points at the list or is in it with the keyboard. */
const isHeld = () => nearby.matches(":hover, :focus-within");

function update(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const list = nearby.firstElementChild;
  const fresh = template.content.firstElementChild;
  if (!isHeld()) return nearby.replaceChildren(fresh);
  // Only the readings change; new beacons come at the end.
  for (const line of fresh.querySelectorAll("[data-identity]")) {
    const old = list.querySelector(`[data-identity="${CSS.escape(line.dataset.identity)}"]`);
    if (old) old.querySelector(".reading").replaceWith(line.querySelector(".reading"));
    else list.append(line);
  }
}

/** Asks "this one?" at the one whose signal rose clearly, and more than that of any other. */
function point() {
  if (!likely) return;
  const lines = [...nearby.querySelectorAll("[data-identity]")];
  const rises = lines.map((line) => {
    const { value } = line.querySelector("meter");
    const least = Math.min(value, weakest.get(line.dataset.identity) ?? value);
    weakest.set(line.dataset.identity, least);
    return value - least;
  });
  const [first = 0, second = 0] = rises.toSorted((one, other) => other - one);
  const isClear = first >= rise && first - second >= lead;
  let words = "";
  for (const [index, line] of lines.entries()) {
    const isLikely = isClear && rises[index] === first;
    line.classList.toggle("likely", isLikely);
    const mark = line.querySelector(".pill.likely");
    mark.hidden = !isLikely;
    if (isLikely) words = mark.parentElement.textContent.trim();
  }
  if (likely.textContent !== words) likely.textContent = words;
}

async function look() {
  try {
    const response = await fetch(nearby.dataset.address, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(String(response.status));
    update(await response.text());
    point();
    if (stale.textContent) stale.textContent = "";
  } catch {
    if (!stale.textContent) stale.textContent = stale.dataset.text;
  }
  setTimeout(look, document.visibilityState === "visible" ? 1000 : 5000);
}

if (nearby) {
  point();
  setTimeout(look, 1000);
}
