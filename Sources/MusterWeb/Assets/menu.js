// Menus in the bar close as one expects: with Escape, and when one goes elsewhere.

// Every page that has the bar may ask for a person.
if (document.querySelector("[data-person]")) import("./personField.js");

const menus = [...document.querySelectorAll(".menu")];

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of menus) {
    if (!menu.open) continue;
    const isInside = menu.contains(document.activeElement);
    menu.open = false;
    if (isInside) menu.querySelector("summary").focus();
  }
});

for (const name of ["pointerdown", "focusin"]) {
  addEventListener(name, (event) => {
    for (const menu of menus) if (menu.open && !menu.contains(event.target)) menu.open = false;
  });
}
