// Punches that the station has not got yet. They are kept in the browser until it has, over restarts of both, and each is
// sent under one name, so that the station takes it once however often it comes.

const place = "muster.punches";
const proof = () => document.querySelector('meta[name="muster-proof"]').content;

function read() {
  try {
    return JSON.parse(localStorage.getItem(place)) ?? [];
  } catch {
    return [];
  }
}

function write(punches) {
  try {
    localStorage.setItem(place, JSON.stringify(punches));
    return true;
  } catch {
    return false; // The browser's storage is full or switched off.
  }
}

/** Sends one punch: the station's answer, or nothing if the station cannot be reached. */
export async function send(punch) {
  try {
    const response = await fetch("/api/v1/punches", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Muster-Proof": proof() },
      body: JSON.stringify(punch),
      signal: AbortSignal.timeout(8000),
    });
    // A station that is starting, or a proxy in front of it, is no answer.
    if (response.status >= 500) return null;
    return { status: response.status, ...(await response.json().catch(() => ({}))) };
  } catch {
    return null;
  }
}

/** Keeps a punch for later. */
export function keep(punch) {
  return write([...read().filter((each) => each.key !== punch.key), punch]);
}

/** What waits. */
export const waiting = read;

let isSending = false;

/**
 * Sends what waits, oldest first.
 *
 * @param told is called with each punch that the station answered, and its answer
 */
export async function flush(told) {
  if (isSending) return;
  isSending = true;
  try {
    for (const punch of read()) {
      const answer = await send(punch);
      if (!answer) break;
      // Not signed in, or the kiosk was revoked: it waits for somebody to put that right.
      if (answer.status === 401 || answer.status === 403) break;
      write(read().filter((each) => each.key !== punch.key));
      told(punch, answer);
    }
  } finally {
    isSending = false;
  }
}
