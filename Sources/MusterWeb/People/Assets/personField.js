// Fields that take a person's number: whoever knows the name types that and chooses, and sees beside it who it is.

const most = 8;

/** People who are called so, or have that number. */
async function find(text, signal) {
  const answer = await fetch(`/api/v1/people?limit=${most}&q=${encodeURIComponent(text)}`, { signal });
  return answer.ok ? (await answer.json()).people : [];
}

function prepare(field, index) {
  const list = document.createElement("datalist");
  const told = document.createElement("p");
  list.id = `people-${index}`;
  told.className = "hint told-person";
  told.setAttribute("role", "status");
  field.setAttribute("list", list.id);
  // Names have letters, and more of them than a number has digits.
  field.inputMode = "text";
  field.removeAttribute("maxlength");
  field.after(list);
  (field.closest("label") ?? field).after(told);
  let asked = null;

  async function look(isChosen) {
    asked?.abort();
    asked = new AbortController();
    const text = field.value.trim();
    told.textContent = "";
    if (!text) return list.replaceChildren();
    let people;
    try {
      people = await find(text, asked.signal);
    } catch {
      return; // Another letter was typed, or the station is away: a number will do as well.
    }
    const isNumber = /^\d+$/.test(text);
    const only = isNumber ? people.find((person) => String(person.number) === text) : people.length === 1 ? people[0] : null;
    if (isChosen && only && !isNumber) field.value = only.number;
    told.textContent = only && (isNumber || isChosen) ? only.name : "";
    const options = people.map((person) => {
      const option = document.createElement("option");
      option.value = person.number;
      option.label = [person.name, person.department].filter(Boolean).join(" · ");
      return option;
    });
    list.replaceChildren(...options);
  }

  field.addEventListener("input", () => look(false));
  field.addEventListener("change", () => look(true));
  if (field.value) look(false);
}

document.querySelectorAll("input[data-person]").forEach(prepare);
