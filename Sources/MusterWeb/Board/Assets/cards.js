// Cards lead to the person's page, for those who may open it. The board that the station writes is the same for everybody.

const main = document.getElementById("main");

function lead(card) {
  const name = card.querySelector(".name > bdi");
  if (!name) return;
  const link = document.createElement("a");
  link.href = `/people/${card.id.slice("person-".length)}`;
  name.replaceWith(link);
  link.append(name);
}

function cards(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  return node.matches(".person") ? [node] : [...node.querySelectorAll(".person")];
}

new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) cards(node).forEach(lead);
}).observe(main, { childList: true, subtree: true });
cards(main).forEach(lead);
