// Punches that the station has not got yet. They are kept in the browser until it has, over restarts of both, and each is
// sent under one name, so that the station takes it once however often it comes.

const place = "muster.punches";
const csrfToken = () => document.querySelector('meta[name="muster-csrf"]').content;

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

// By how many ms this device's clock is ahead of the station's; unknown until the station has answered.
let clockError;

/** Compares the clocks, as HTTP tells the time to the second. */
function compareClocks(response, begun) {
  const time = Date.parse(response.headers.get("Date"));
  if (time) clockError = (begun + Date.now()) / 2 - (time + 500);
}

async function askTime() {
  const begun = Date.now();
  try {
    compareClocks(await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(8000) }), begun);
  } catch {
    // The next answer tells it.
  }
}

askTime();
setInterval(askTime, 600_000);

/** Whether the station has the punch. */
export const isTaken = (answer) => answer.status === 200 || answer.status === 201;

/**
 * Sends one punch.
 *
 * @returns the station's answer; one with the status 0 if there was none. What `mayComeLater` waits for better times.
 */
export async function send(punch) {
  const { number, direction, key, at, offline, strokes, typed, pin } = punch;
  // Both times by this device's clock: the station sees how long ago it was, and how wrong the clock is.
  const begun = Date.now();
  const sentAt = new Date(begun).toISOString();
  const body = { number, direction, key, at, sentAt, clockError, offline, strokes, typed, pin };
  try {
    const response = await fetch("/api/v1/punches", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Muster-CSRF": csrfToken() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(8000),
    });
    compareClocks(response, begun);
    const answer = await response.json().catch(() => null);
    // What is no JSON does not come from the station, but from a proxy in front of it.
    if (!answer) return { status: 0, mayComeLater: true };
    const mayComeLater = response.status >= 500 || [401, 403, 429].includes(response.status);
    return { ...answer, status: response.status, mayComeLater };
  } catch {
    return { status: 0, mayComeLater: true };
  }
}

/** Keeps a punch for later. */
export function keep(punch) {
  const punches = read();
  const place = punches.findIndex((each) => each.key === punch.key);
  if (place < 0) punches.push(punch);
  else punches[place] = punch;
  return write(punches);
}

/** Forgets a punch. */
export function forget(key) {
  write(read().filter((each) => each.key !== key));
}

/** Whether it may still be taken back, or is just being sent. A clock that was set back must not hold it for longer. */
const isHeld = ({ heldUntil }) => heldUntil > Date.now() && heldUntil < Date.now() + 60_000;

/** What is kept: what waits, and what the station refused since, with its reason in `refused`. */
export const kept = () => read().filter((each) => !isHeld(each));

/** Whether a punch is on its way, or may still be taken back. */
export const isPending = (key) => read().some((each) => each.key === key && !each.refused);

/** What waits. */
export const waiting = () => kept().filter((each) => !each.refused);

let sending = null;

/**
 * Sends what waits, oldest first.
 *
 * @param told is called with each punch that the station answered, and its answer
 * @returns the answer for which the rest has to wait, if one has to
 */
export function flush(told) {
  // Who comes while another one sends gets what that comes to, and no second sending.
  sending ??= sendAll(told).finally(() => (sending = null));
  return sending;
}

async function sendAll(told) {
  // Also what is kept meanwhile.
  for (let punch = waiting()[0]; punch; punch = waiting()[0]) {
    const answer = await send(punch);
    if (answer.mayComeLater) {
      // Without the station it is from a device that was cut off, whatever it was before.
      if (answer.status !== 429) keep({ ...punch, offline: true });
      return answer;
    }
    // What is refused stays until somebody has seen why.
    if (isTaken(answer)) forget(punch.key);
    else keep({ ...punch, pin: undefined, refused: answer.detail ?? String(answer.status) });
    told(punch, answer);
  }
  return null;
}
