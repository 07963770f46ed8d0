// Shows each second which unknown beacons are heard. A line that a hand is about to tap must not move away under it.

const nearby = document.getElementById("nearby");
const stale = document.getElementById("stale");

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

async function look() {
  try {
    const response = await fetch(nearby.dataset.address, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(String(response.status));
    update(await response.text());
    if (stale.textContent) stale.textContent = "";
  } catch {
    if (!stale.textContent) stale.textContent = stale.dataset.text;
  }
  setTimeout(look, document.visibilityState === "visible" ? 1000 : 5000);
}

if (nearby) setTimeout(look, 1000);
