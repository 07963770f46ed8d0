// Keeps the kiosk's page in the browser, so that it opens without the station, too: after the tablet or its browser was restarted.
// What is punched there waits, as everything does that the station cannot take at once. Browsers allow it over HTTPS, and on the
// station's own machine.

const name = "muster-kiosk";
const page = "/kiosk";
const since = "Muster-Kept"; // When the page was kept, by this device's clock.
const patience = 8000;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const ask = (address) =>
  fetch(address, {
    cache: "no-store",
    credentials: "same-origin",
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  });

/** Keeps a page, unless it is another one: this browser may be no kiosk any more. */
async function keepPage(response, assets = []) {
  const html = await response.text();
  if (!html.includes('id="kiosk-words"')) return caches.delete(name);
  // Another version of the station answers by now: its page comes first.
  if (!assets.every((each) => html.includes(new URL(each).pathname.split("/", 3).join("/")))) return;
  const headers = new Headers(response.headers);
  headers.set(since, String(Date.now()));
  const cache = await caches.open(name);
  await cache.put(page, new Response(html, { headers }));
}

/** The page as it was kept, with the time of now. */
async function keptPage() {
  const kept = await caches.match(page);
  if (!kept) return null;
  const passed = Date.now() - Number(kept.headers.get(since));
  const html = (await kept.text()).replace(
    /data-now="(\d+)" data-speed="([\d.]+)"/,
    (_, now, speed) => `data-now="${Math.round(Number(now) + passed * Number(speed))}" data-speed="${speed}"`,
  );
  return new Response(html, { headers: kept.headers });
}

/** The station's page, or what was kept of it where there is no station. */
async function open(event) {
  try {
    const response = await ask(event.request.url);
    if (response.status < 500) {
      if (response.ok) event.waitUntil(keepPage(response.clone()));
      else if (response.status !== 429) await caches.delete(name);
      return response;
    }
    return (await keptPage()) ?? response;
  } catch {
    return (await keptPage()) ?? Response.error();
  }
}

/** Keeps the page as it is now, with what it loads. */
async function keep(assets) {
  try {
    const cache = await caches.open(name);
    for (const each of assets) if (!(await cache.match(each))) await cache.add(each);
    const response = await ask(page);
    if (response.ok) await keepPage(response, assets);
    for (const { url } of await cache.keys()) {
      if (url.includes("/assets/") && !assets.includes(url)) await cache.delete(url);
    }
  } catch {
    // The station is away: what is kept stays.
  }
}

addEventListener("message", (event) => event.waitUntil(keep(event.data)));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { pathname } = new URL(url);
  if (method !== "GET") return;
  if (mode === "navigate" && pathname === page) event.respondWith(open(event));
  // Their addresses name their content.
  else if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(url).then((kept) => kept ?? fetch(event.request)));
  }
});
