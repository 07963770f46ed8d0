// Digits to tap, where a tablet's own keyboard would cover half of the page.

/**
 * Fills an element with the keys.
 *
 * @param input what they type into
 * @param enter is called by the last key
 * @param words what the keys that are no digits are called
 */
export function makeKeypad(place, input, enter, words) {
  function key(label, name, press) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "key";
    button.textContent = label;
    if (name) button.setAttribute("aria-label", name);
    button.addEventListener("click", press);
    return button;
  }

  function type(value) {
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  const digit = (each) => key(each, "", () => type(input.value + each));
  place.replaceChildren(
    ...["1", "2", "3", "4", "5", "6", "7", "8", "9"].map(digit),
    key("⌫", words.erase, () => type(input.value.slice(0, -1))),
    digit("0"),
    key(words.enter, "", enter),
  );
}
