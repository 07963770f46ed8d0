// What the timesheets do beyond a form: the fields that belong to the range that is chosen, and printing.

import "./print.js";

const span = document.getElementById("span");

function show() {
  const isRange = span.value === "range";
  for (const field of document.querySelectorAll("[data-span]")) field.hidden = (field.dataset.span === "range") !== isRange;
}

span.addEventListener("change", show);
show();
