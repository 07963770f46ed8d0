/** Whether the station answers: a page that goes elsewhere without asking may leave people with an error of the browser's. */
export async function isThere() {
  try {
    await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  }
}
