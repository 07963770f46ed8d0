extension Browser {
    /// The first element that matches a CSS selector, when there is one.
    func find(_ selector: String, within limit: Duration = Self.patience) async throws -> Element {
        try await retry(within: limit) {
            try await driver.post("/element", ["using": "css selector", "value": .string(selector)], as: Element.self)
        }
    }

    /// All elements that match a CSS selector.
    func findAll(_ selector: String) async throws -> [Element] {
        try await driver.post("/elements", ["using": "css selector", "value": .string(selector)], as: [Element].self)
    }

    /// The visible element that assistive technology calls by this name, as people know it: a button by its words, a
    /// field by its label. Waits until there is one.
    ///
    /// - Parameter role: its ARIA role, as `link`, `button` or `textbox`; `nil` for any that one can act on.
    /// - Throws: `DriverError` if there is none or more than one.
    func find(
        named name: String,
        role: String? = nil,
        within limit: Duration = Self.patience
    ) async throws -> Element {
        try await retry(within: limit) { try await findAtOnce(named: name, role: role) }
    }

    private func findAtOnce(named name: String, role: String?) async throws -> Element {
        // The page narrows it down; the browser's own word decides.
        let candidates: [Element] = try await run(
            """
            const name = arguments[0];
            const texts = (element) => [element.textContent, element.getAttribute("aria-label"), element.title, element.alt,
              element.value, ...[...element.labels ?? []].map((label) => label.textContent),
              ...(element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent)];
            const flat = (text) => String(text ?? "").replace(/\\s+/g, " ");
            return [...document.querySelectorAll("a, button, input, select, textarea, summary, [role], [tabindex]")]
              .filter((element) => element.checkVisibility() && texts(element).some((text) => flat(text).includes(name)));
            """,
            [.string(name)]
        )
        var found: [Element] = []
        for element in candidates {
            if try await label(of: element) != name, try await words(ofLabelAround: element) != name { continue }
            if let role, try await self.role(of: element) != role { continue }
            found.append(element)
        }
        guard let first = found.first, found.count == 1 else {
            throw DriverError(
                code: "no such element",
                message: "\(found.count) elements are named “\(name)”\(role.map { " with the role \($0)" } ?? "")",
                command: "find"
            )
        }
        return first
    }

    /// The words of the label in which a field stands. WebKit takes the field's content for a part of its name.
    private func words(ofLabelAround element: Element) async throws -> String? {
        guard engine == .webkit else { return nil }
        return try await run(
            """
            const label = arguments[0].closest("label")?.cloneNode(true);
            for (const field of label?.querySelectorAll("input, select, textarea") ?? []) field.remove();
            return label?.textContent.trim() ?? null;
            """,
            [element.json]
        )
    }

    /// The accessible name.
    func label(of element: Element) async throws -> String {
        try await driver.get("/element/\(element.id)/computedlabel")
    }

    /// The ARIA role.
    func role(of element: Element) async throws -> String {
        try await driver.get("/element/\(element.id)/computedrole")
    }

    /// The text that people see.
    func text(of element: Element) async throws -> String { try await driver.get("/element/\(element.id)/text") }

    /// The text of the first element that matches a CSS selector, when there is one.
    func text(of selector: String) async throws -> String {
        try await retry { try await text(of: find(selector, within: .zero)) }
    }

    /// What is in the field of that label.
    func value(of label: String) async throws -> String {
        try await run("return arguments[0].value", [try await find(named: label).json])
    }

    /// Whether people can see it.
    func isShown(_ element: Element) async throws -> Bool { try await driver.get("/element/\(element.id)/displayed") }

    /// The element that the keyboard acts on.
    var focused: Element { get async throws { try await driver.get("/element/active") } }
}
