// The board leads on, for those who may go there: a card to the person's page, an unknown badge to where it gets an owner. The
// board that the station writes is the same for everybody.

const main = document.getElementById("main");

function lead(card) {
  const name = card.querySelector(".name > bdi");
  if (!name) return;
  const link = document.createElement("a");
  link.href = `/people/${card.id.slice("person-".length)}`;
  name.replaceWith(link);
  link.append(name);
}

/** A badge that is nobody's yet. */
function ask(line) {
  const { whose } = main.dataset;
  if (!whose || line.querySelector("a")) return;
  const link = document.createElement("a");
  link.className = "button quiet";
  link.href = `/beacons/pair?identity=${encodeURIComponent(line.dataset.identity)}`;
  link.textContent = whose;
  line.append(link);
}

function all(node, selector) {
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  return node.matches(selector) ? [node] : [...node.querySelectorAll(selector)];
}

function prepare(node) {
  all(node, ".person").forEach(lead);
  all(node, ".unknown > li").forEach(ask);
}

new MutationObserver((changes) => {
  for (const change of changes) change.addedNodes.forEach(prepare);
}).observe(main, { childList: true, subtree: true });
prepare(main);
