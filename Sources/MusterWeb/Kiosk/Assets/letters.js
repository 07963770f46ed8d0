// The kiosk's people in the order of their names, with letters to jump to. The board goes by where they are, and writes cards
// anew all the time: only their place among each other is changed.

const main = document.getElementById("main");
const letters = document.getElementById("letters");
const collator = new Intl.Collator(document.documentElement.lang, { sensitivity: "base", numeric: true });

/** The letter under which somebody is looked for: of a Chinese name that of its reading. */
function letter(card) {
  const { reading } = card.dataset;
  const name = reading ? reading.split(/[ /]/)[0] : card.querySelector(".name").textContent.trim();
  return name.normalize("NFKD").charAt(0).toUpperCase();
}

function jump(to) {
  const cards = [...main.querySelectorAll(".person")].filter((card) => card.checkVisibility() && letter(card) === to);
  cards.sort((one, other) => Number(one.style.order) - Number(other.style.order));
  cards[0]?.scrollIntoView({ block: "start" });
  cards[0]?.querySelector(".tap")?.focus({ preventScroll: true });
}

let shown = "";

/** Puts everybody in order. */
export function arrange() {
  const people = [...main.querySelectorAll(".person")].map((card) => ({
    card,
    letter: letter(card),
    name: card.querySelector(".name").textContent.trim(),
  }));
  people.sort((one, other) => collator.compare(one.letter, other.letter) || collator.compare(one.name, other.name));
  people.forEach(({ card }, index) => {
    if (card.style.order !== String(index)) card.style.order = String(index);
  });
  const present = [...new Set(people.map((each) => each.letter))];
  if (present.join("") === shown) return;
  shown = present.join("");
  letters.replaceChildren(
    ...present.map((each) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "key";
      button.textContent = each;
      button.addEventListener("click", () => jump(each));
      return button;
    }),
  );
  // A few people are all in view.
  letters.hidden = people.length < 12;
}
