// Makes a random UUID of version 4 (RFC 9562) in the field that a button names. Not by crypto.randomUUID, which browsers
// have on HTTPS only.

function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase();
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

for (const button of document.querySelectorAll("[data-generate]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const field = document.getElementById(button.dataset.generate);
    field.value = uuid();
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  });
}
