// The stream of events from the station, kept alive. A browser reconnects an EventSource by itself, but gives up when the
// station answers with an error, and does not notice a connection that died in its sleep.

const silenceLimit = 12_000; // The station sends at least every 4 s.
const longestWait = 30_000;

/**
 * @param address where the events come from, after what the page shows
 * @param on handlers by the name of the event
 */
export function follow(address, on) {
  let source = null;
  let last = null; // The name of the last event, to go on after it.
  let heard = performance.now();
  let tried = heard;
  let wait = 1000;
  let retry = 0;

  function open() {
    clearTimeout(retry);
    source?.close();
    tried = performance.now();
    const url = new URL(address, location.href);
    if (last) url.searchParams.set("after", last);
    source = new EventSource(url);
    for (const [name, handler] of Object.entries(on)) {
      source.addEventListener(name, (event) => {
        heard = performance.now();
        wait = 1000;
        last = event.lastEventId;
        handler(JSON.parse(event.data));
      });
    }
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) later();
    });
  }

  function later() {
    clearTimeout(retry);
    retry = setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, longestWait);
  }

  let isPaused = false;
  let lag = Date.now() - performance.now();

  /** Whether the device slept since this was last asked: then one clock went on and the other may not have. */
  function hasSlept() {
    const old = lag;
    lag = Date.now() - performance.now();
    return Math.abs(lag - old) > 5000;
  }

  /** Opens the stream anew if it has been silent for longer than it ever should. */
  function check(limit = silenceLimit) {
    if (isPaused) return;
    if (hasSlept()) return open();
    const silent = performance.now() - Math.max(heard, tried);
    if (silent > limit && source.readyState !== EventSource.CLOSED) open();
  }

  for (const name of ["online", "pageshow", "focus"]) addEventListener(name, () => check(5000));
  document.addEventListener("resume", () => check(5000));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check(5000);
  });
  open();

  return {
    check,
    /** Milliseconds since the last event. */
    silence: () => performance.now() - heard,
    isOpen: () => source.readyState === EventSource.OPEN,
    pause() {
      isPaused = true;
      clearTimeout(retry);
      source.close();
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      open();
    },
  };
}
