// Asks the station what is wrong while one types: at the fields that were touched, and no others.

const form = document.getElementById("person-form");
const fields = [...form.querySelectorAll("input[aria-describedby]")];
const touched = new Set();
let timer = 0;
let asked = null;

function show(field, problem) {
  const place = document.getElementById(`${field.name}-problem`);
  if (place.textContent !== (problem ?? "")) place.textContent = problem ?? "";
  if (problem) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

async function check() {
  asked?.abort();
  asked = new AbortController();
  const query = new URLSearchParams(fields.map((field) => [field.name, field.value]));
  if (form.dataset.person) query.set("id", form.dataset.person);
  try {
    const response = await fetch(`${form.dataset.check}?${query}`, { signal: asked.signal });
    if (!response.ok) return;
    const problems = await response.json();
    for (const field of touched) show(field, problems[field.name]);
  } catch {
    // Saving says it all again.
  }
}

function later(event, wait) {
  if (!fields.includes(event.target)) return;
  touched.add(event.target);
  clearTimeout(timer);
  timer = setTimeout(check, wait);
}

form.addEventListener("input", (event) => later(event, 300));
form.addEventListener("change", (event) => later(event, 0));
form.querySelector("[aria-invalid]")?.focus();
