// Selects everybody of the page at once, and asks the one who selected nobody to do so.

const form = document.getElementById("bulk");
const boxes = () => [...document.querySelectorAll("#results input[name='person']")];
const all = form.querySelector("#select-all input");

all.parentElement.hidden = false;
all.addEventListener("change", () => {
  for (const box of boxes()) box.checked = all.checked;
});

// The list is written anew while one searches.
document.addEventListener("change", (event) => {
  if (event.target.name === "person") all.checked = boxes().every((box) => box.checked);
});

form.addEventListener("submit", (event) => {
  if (boxes().some((box) => box.checked)) return;
  event.preventDefault();
  boxes()[0]?.focus();
});
