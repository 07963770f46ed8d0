// Kiosks follow their settings: after a change the page is loaded anew, once nobody is at it.

const words = document.getElementById("kiosk-words").dataset;

/** @param reload is called when something else counts */
export function followSettings(reload) {
  setInterval(async () => {
    try {
      const response = await fetch("/api/v1/settings/kiosk", { cache: "no-store", signal: AbortSignal.timeout(8000) });
      if (response.ok && (await response.json()).version !== words.version) reload();
    } catch {
      // The station is away; it goes on as it was.
    }
  }, 30_000);
}
