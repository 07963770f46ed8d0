// Short sounds that tell what became of a punch, also to those who do not look.

const isOn = document.getElementById("kiosk-words").dataset.sound === "on";
const length = 0.14;
// In Hz, one after another: up for who comes, down for who goes, low and twice for what was refused.
const tunes = {
  in: [660, 880],
  "break-end": [660, 880],
  out: [880, 660],
  "break-begin": [880, 660],
  kept: [660, 660],
  refused: [196, 0, 196],
};
let context;

/** Plays a tune, by the direction of a punch, `kept` or `refused`. */
export function play(tune) {
  if (!isOn || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  context.resume();
  tunes[tune].forEach((pitch, index) => {
    if (!pitch) return;
    const start = context.currentTime + index * length;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.25, start);
    // Without a click at its end.
    loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  });
}
