extension Browser {
    func click(_ element: Element) async throws {
        // Drivers scroll no further than below the bar that floats at the bottom; people scroll on.
        try await run(
            """
            const bar = document.querySelector(".places");
            const isUnder = bar && getComputedStyle(bar).position === "fixed" && !bar.contains(arguments[0])
              && arguments[0].getBoundingClientRect().bottom > innerHeight - bar.offsetHeight;
            if (isUnder) arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
            """,
            [element.json]
        )
        try await driver.post("/element/\(element.id)/click")
    }

    /// Clicks what people call so.
    func click(named name: String, role: String? = nil) async throws {
        try await retry { try await click(find(named: name, role: role, within: .zero)) }
    }

    /// Clicks what leads to another page, which may have the same address, and waits for that.
    func follow(_ element: Element) async throws {
        try await run("window.isBefore = true")
        try await click(element)
        try await wait(until: "!window.isBefore && document.readyState === 'complete'", [], "the next page")
    }

    /// Clicks the first element that matches a CSS selector.
    func click(at selector: String) async throws {
        try await retry { try await click(find(selector, within: .zero)) }
    }

    /// Types into an element, after what is there.
    func type(_ text: String, into element: Element) async throws {
        try await driver.post("/element/\(element.id)/value", ["text": .string(text)])
    }

    /// Empties the field of that label and types into it.
    func fill(_ label: String, with text: String) async throws {
        try await fill(find(named: label), with: text)
    }

    /// Empties the field that matches a CSS selector and types into it.
    func fill(at selector: String, with text: String) async throws {
        try await fill(find(selector), with: text)
    }

    /// Empties a field and types into it.
    func fill(_ field: Element, with text: String) async throws {
        // A page's own first field takes the keyboard some time after it was loaded.
        try await wait(until: "document.activeElement !== document.body || !document.querySelector('[autofocus]')")
        try await driver.post("/element/\(field.id)/clear")
        try await type(text, into: field)
        let isIn = "arguments[0].value === arguments[1]"
        let arguments = [field.json, .string(text)]
        do {
            // On a busy machine, WebKit's driver answers before the last letters have arrived.
            try await wait(until: isIn, arguments, "“\(text)” in its field", within: .seconds(3))
        } catch let error as NotInTime {
            // Now and then it loses one, or makes a capital small.
            guard engine == .webkit else { throw error }
            try await run(
                """
                arguments[0].value = arguments[1];
                arguments[0].dispatchEvent(new InputEvent("input", { bubbles: true }));
                arguments[0].dispatchEvent(new Event("change", { bubbles: true }));
                """,
                arguments
            )
            try await wait(until: isIn, arguments, "“\(text)” in its field")
        }
    }

    /// Chooses what has these words in a list.
    func choose(_ option: String, from list: Element) async throws {
        let found: [Element] = try await run(
            "return [...arguments[0].options].filter((option) => option.label === arguments[1])",
            [list.json, .string(option)]
        )
        guard let only = found.first, found.count == 1 else {
            throw NotInTime(description: "\(found.count) choices are “\(option)”")
        }
        try await click(only)
    }

    /// Gives a field for files a file of this machine, as if it had been chosen there.
    func upload(_ path: String, into field: Element) async throws { try await type(path, into: field) }

    /// Presses keys one after the other, each while those of `holding` are down.
    func press(_ keys: Key..., holding: [Key] = []) async throws {
        func action(_ type: String, _ key: Key) -> JSON { ["type": .string(type), "value": .string(key.rawValue)] }
        let steps =
            holding.map { action("keyDown", $0) }
            + keys.flatMap { [action("keyDown", $0), action("keyUp", $0)] }
            + holding.reversed().map { action("keyUp", $0) }
        try await perform(["type": "key", "id": "keyboard", "actions": .array(steps)])
    }

    /// Points with a mouse, a finger or a pen. WebKit's driver makes a finger a mouse, and knows no pressure.
    func point(_ kind: PointerKind, _ steps: [PointerStep]) async throws {
        try await perform([
            "type": "pointer", "id": .string(kind.rawValue), "parameters": ["pointerType": .string(kind.rawValue)],
            "actions": .array(steps.map(\.json)),
        ])
    }

    /// Draws a line through points, as a stroke of a signature.
    func draw(_ kind: PointerKind, through points: [(x: Double, y: Double)]) async throws {
        guard let first = points.first else { return }
        let way = points.dropFirst().map { PointerStep.move(x: $0.x, y: $0.y, over: .milliseconds(16)) }
        try await point(kind, [.move(x: first.x, y: first.y), .down()] + way + [.up])
    }

    private func perform(_ source: JSON) async throws {
        try await driver.post("/actions", ["actions": [source]])
        // Keys and buttons must not stay down for what comes next.
        try await driver.delete("/actions")
    }
}
