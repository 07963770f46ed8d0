// Searches while one types; without this script the form's button does.

const form = document.getElementById("search");
const results = document.getElementById("results");
const count = document.getElementById("count");
let timer = 0;
let asked = null;

function address(path) {
  const values = [...new FormData(form)].filter(([, value]) => value !== "");
  const query = new URLSearchParams(values).toString();
  return query ? `${path}?${query}` : path;
}

async function search() {
  asked?.abort();
  asked = new AbortController();
  try {
    const response = await fetch(address(form.dataset.results), { signal: asked.signal });
    // Signed out, or the station failed: the form says so.
    if (!response.ok || response.redirected) return form.submit();
    const html = await response.text();
    results.innerHTML = html;
    const text = results.firstElementChild?.dataset.count ?? "";
    if (count.textContent !== text) count.textContent = text;
    history.replaceState(null, "", address(form.getAttribute("action")));
  } catch {
    // A later search took over, or the network is gone: the button still works.
  }
}

form.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(search, 150);
});
form.addEventListener("submit", () => {
  clearTimeout(timer);
  asked?.abort();
});
