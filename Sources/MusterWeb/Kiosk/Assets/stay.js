// Lets the kiosk open without the station.

const { worker } = document.getElementById("kiosk-words").dataset;
const interval = 60_000;

async function stay() {
  await navigator.serviceWorker.register(worker, { scope: "/kiosk" });
  const { active } = await navigator.serviceWorker.ready;
  const assets = performance.getEntriesByType("resource").map((each) => new URL(each.name))
    .filter((each) => each.pathname.startsWith("/assets/"))
    .map((each) => each.origin + each.pathname);
  const keep = () => active.postMessage([...new Set(assets)]);
  keep();
  // Who is in and who is out: the next tap must offer what fits.
  setInterval(() => !document.documentElement.classList.contains("stale") && keep(), interval);
}

// Only browsers that are a kiosk for good; and none has it on a page without HTTPS.
if (worker && navigator.serviceWorker) {
  addEventListener("load", () => stay().catch((error) => console.warn("The kiosk opens with the station only:", error)));
}
