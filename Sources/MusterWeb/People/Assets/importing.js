// Reads a list from a file into the form. Spreadsheets often write an older encoding than UTF-8.

const form = document.getElementById("import");
const file = document.getElementById("file");
const list = document.getElementById("list");
const problem = document.getElementById("file-problem");
const texts = form.dataset;
const largest = 3_000_000;

file.addEventListener("change", async () => {
  const chosen = file.files[0];
  problem.textContent = "";
  if (!chosen) return;
  if (chosen.size > largest) {
    problem.textContent = texts.tooLarge;
    return;
  }
  const bytes = await chosen.arrayBuffer();
  try {
    list.value = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    list.value = new TextDecoder(texts.fallback).decode(bytes);
    problem.textContent = texts.readAs.replace("{n}", texts.fallback.toUpperCase());
  }
  // One look at what is in it comes at once, but not before one knows how it was read.
  if (!problem.textContent) form.requestSubmit(document.getElementById("check"));
});
