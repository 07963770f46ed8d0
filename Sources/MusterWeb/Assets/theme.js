// Light or dark, if somebody chose other than the system's. It runs before anything is drawn, so that nothing flashes.

(() => {
  const key = "muster.theme";
  const medium = { light: "not all", dark: "all" };
  const dark = document.getElementById("dark");
  const usual = dark.media;

  function chosen() {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  }

  function apply() {
    dark.media = medium[chosen()] ?? usual;
    const select = document.querySelector("#theme select");
    if (select) select.value = chosen() in medium ? chosen() : "";
  }

  apply();
  // Chosen in another window.
  addEventListener("storage", apply);
  addEventListener("DOMContentLoaded", () => {
    const theme = document.getElementById("theme");
    if (!theme) return;
    theme.hidden = false;
    apply();
    theme.querySelector("select").addEventListener("change", (event) => {
      try {
        localStorage.setItem(key, event.target.value);
      } catch {
        // Then it holds for nothing longer than this page.
      }
      dark.media = medium[event.target.value] ?? usual;
    });
  });
})();
