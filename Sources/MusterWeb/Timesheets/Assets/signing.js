// Draws the signature under a month's record. Without scripts people type their name.

import { makePad } from "./pad.js";

const form = document.getElementById("signing-form");
const part = (name) => form.querySelector(`[data-part="${name}"]`);

const pad = makePad(part("pad"), () => {
  part("clear").disabled = part("undo").disabled = pad.isEmpty();
  form.elements.strokes.value = pad.isSigned() ? JSON.stringify(pad.strokes()) : "";
});
pad.clear();
part("clear").addEventListener("click", () => pad.clear());
part("undo").addEventListener("click", () => pad.undo());
part("drawing").hidden = false;
