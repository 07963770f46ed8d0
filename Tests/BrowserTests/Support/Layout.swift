/// Whether a page fits where it is shown.
enum Layout {
    /// What sticks out of the viewport at its sides, so that one would have to scroll sideways or see everything small: the
    /// page itself, and the elements that make it so wide.
    private static let overflowScript = """
        // A phone shows a page that does not fit smaller, and tells it that there is more room.
        const width = Math.min(document.documentElement.clientWidth, arguments[0]);
        const page = Math.max(document.scrollingElement.scrollWidth, innerWidth > arguments[0] ? innerWidth : 0);
        if (page <= width) return [];
        const scrolls = (element) => element && (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(element).overflowX)
          || scrolls(element.parentElement));
        const name = (element) => element.tagName.toLowerCase() + (element.id ? "#" + element.id : "")
          + [...element.classList].map((name) => "." + name).join("");
        const wide = [...document.body.querySelectorAll("*")].filter((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 0 && (box.right > width + 0.5 || box.left < -0.5) && !scrolls(element.parentElement);
        });
        return [`the page is ${page} px wide in ${width} px`, ...wide.slice(0, 8).map(name)];
        """

    /// Words that their own box cuts off, though they are all that says it: headings, buttons, links, labels.
    private static let cutWordsScript = """
        return [...document.querySelectorAll("h1, h2, button, a, label, summary, .pill, .figure, .words")]
          .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowX !== "visible"
            && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).position !== "absolute")
          .map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim()}`);
        """

    /// Words and controls that lie on each other.
    private static let overlapsScript = """
        const boxes = [];
        const add = (element, rect, words) => {
          let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
          // What an element around it cuts off does not lie on anything.
          for (let outer = element; outer; outer = outer.parentElement) {
            if (getComputedStyle(outer).overflow === "visible") continue;
            const box = outer.getBoundingClientRect();
            left = Math.max(left, box.left); top = Math.max(top, box.top);
            right = Math.min(right, box.right); bottom = Math.min(bottom, box.bottom);
          }
          if (right - left > 1 && bottom - top > 1) boxes.push({ element, left, top, right, bottom, words });
        };
        const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          && !element.closest(".hidden, .skip, option, datalist, [aria-hidden=true], svg");
        // What an open dialog covers is not in use.
        const root = document.querySelector("dialog[open]") ?? document.body;
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node; (node = walker.nextNode()); ) {
          if (!node.data.trim() || !isSeen(node.parentElement)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const rect of range.getClientRects()) add(node.parentElement, rect, node.data.trim());
        }
        for (const control of root.querySelectorAll("button, input, select, textarea, a.button")) {
          // The kiosk's cards are buttons: one lies over all the words of each.
          if (isSeen(control) && !control.matches(".person > .tap")) add(control, control.getBoundingClientRect(), control.name || control.textContent.trim());
        }
        boxes.sort((one, other) => one.top - other.top);
        const found = [];
        boxes.forEach((one, index) => {
          for (const other of boxes.slice(index + 1)) {
            if (other.top >= one.bottom) break;
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            if (one.element.closest("label.file")?.contains(other.element)) continue;
            const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            // Fonts are higher than their letters: lines of text may share some of that.
            if (width > 2 && height > 0.4 * Math.min(one.bottom - one.top, other.bottom - other.top)) {
              found.push(`“${one.words}” and “${other.words}”`);
            }
          }
        });
        return found.slice(0, 8);
        """

    /// Buttons, fields and links of their own that are smaller than 24 CSS pixels in a direction (WCAG 2.2, 2.5.8).
    private static let smallTargetsScript = """
        const isInText = (element) => getComputedStyle(element).display === "inline"
          && element.parentElement.textContent.trim() !== element.textContent.trim();
        return [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".skip") && !isInText(element))
          .map((element) => {
            const label = ["checkbox", "radio", "file"].includes(element.type) && element.closest("label");
            const { width, height } = (label || element).getBoundingClientRect();
            return { element, width, height };
          })
          .filter(({ width, height }) => Math.min(width, height) < 23.99)
          .map(({ element, width, height }) =>
            `${element.tagName.toLowerCase()} “${element.name || element.textContent.trim()}”: ${width} × ${height}`)
          .slice(0, 8);
        """

    /// What sticks out of the viewport at its sides.
    static func overflow(in browser: Browser, at viewport: Viewport) async throws -> [String] {
        try await browser.run(overflowScript, [JSON(viewport.width)])
    }

    /// Words that their own box cuts off.
    static func cutWords(in browser: Browser) async throws -> [String] {
        try await browser.run(cutWordsScript)
    }

    /// All that is wrong with how the page fits where it is shown. All of it is in sight then, where a bar floats over it.
    static func faults(in browser: Browser, at viewport: Viewport) async throws -> [String] {
        try await browser.unrollUnderBar(at: viewport)
        return try await faults(in: browser, width: viewport.width)
    }

    /// The same of a page as it stands, so many CSS pixels wide.
    static func faults(in browser: Browser, width: Int) async throws -> [String] {
        let checks = [
            ("sticks out", overflowScript), ("cut off", cutWordsScript), ("overlap", overlapsScript),
            ("small", smallTargetsScript),
        ]
        // One way to the browser for all of them.
        let parts = checks.map { kind, script in
            "...(function () { \(script) }).apply(null, arguments).map((fault) => `\(kind): ${fault}`)"
        }
        return try await browser.run("return [\(parts.joined(separator: ",\n"))]", [JSON(width)])
    }
}
