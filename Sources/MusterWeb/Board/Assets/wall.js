// Shows on the wall screen what other stations sent for it.

const part = document.getElementById("wall-messages");

async function refresh() {
  try {
    const response = await fetch(part.dataset.address, { signal: AbortSignal.timeout(5000) });
    if (response.ok) {
      const text = await response.text();
      const fresh = new DOMParser().parseFromString(text, "text/html").body;
      if (fresh.innerHTML !== part.innerHTML) part.innerHTML = fresh.innerHTML;
    }
  } catch {
    // The board itself says that the connection is lost; what was shown stays.
  }
  setTimeout(refresh, 3000);
}

if (part) refresh();
