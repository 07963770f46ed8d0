// Shows on the wall screen what other stations sent for it.

const part = document.getElementById("wall-messages");

async function refresh() {
  try {
    const response = await fetch(part.dataset.address, { signal: AbortSignal.timeout(5000) });
    if (response.ok) {
      const text = await response.text();
      const fresh = new DOMParser().parseFromString(text, "text/html").body;
      if (fresh.innerHTML !== part.innerHTML) part.innerHTML = fresh.innerHTML;
    }
  } catch {
    // The board itself says that the connection is lost; what was shown stays.
  }
  setTimeout(refresh, 3000);
}

if (part) refresh();

// Nobody scrolls a wall: everybody must be on it. Letters get smaller as far as one can still read them, and what does not fit
// then is shown page by page.
const root = document.documentElement;
const main = document.getElementById("main");
const sizes = [1, 0.94, 0.88];
const pageTime = 10_000;
let largest = 0;

function fit() {
  root.style.fontSize = "";
  largest = parseFloat(getComputedStyle(root).fontSize);
  for (const size of sizes) {
    root.style.fontSize = `${largest * size}px`;
    if (root.scrollHeight <= innerHeight) return;
  }
}

function turnPage() {
  const isLast = scrollY + innerHeight >= root.scrollHeight - 2;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: isLast ? 0 : scrollY + innerHeight * 0.85, behavior: isStill ? "instant" : "smooth" });
}

let isPlanned = false;

function plan() {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    fit();
  }, 500);
}

fit();
addEventListener("resize", plan);
new MutationObserver(plan).observe(main, { childList: true, subtree: true });
setInterval(turnPage, pageTime);
