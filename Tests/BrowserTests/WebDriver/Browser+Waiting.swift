extension Browser {
    /// How long something that takes moments may take on a slow machine on which much else runs.
    static let patience = Duration.seconds(120)

    /// A condition did not come true in time.
    struct NotInTime: Error, CustomStringConvertible {
        let description: String
    }

    /// Waits until a JavaScript expression is true, over reloads and new pages.
    ///
    /// - Parameter what: says in a failure what was waited for.
    func wait(
        until expression: String,
        _ arguments: [JSON] = [],
        _ what: String? = nil,
        within limit: Duration = Self.patience
    ) async throws {
        try await wait(what ?? expression, within: limit) {
            // Firefox answers nothing where the page goes away meanwhile.
            let isTrue: Bool? = try await run("return Boolean(\(expression))", arguments)
            return isTrue ?? false
        }
    }

    /// Waits until an element that matches the selector is visible.
    func wait(for selector: String, within limit: Duration = Self.patience) async throws {
        try await wait(
            until: "document.querySelector(arguments[0])?.checkVisibility()",
            [.string(selector)],
            "\(selector) to show",
            within: limit
        )
    }

    /// Waits until the first element that matches the selector has these words in it.
    func wait(for words: String, in selector: String, within limit: Duration = Self.patience) async throws {
        try await wait(
            until: "document.querySelector(arguments[0])?.innerText.includes(arguments[1])",
            [.string(selector), .string(words)],
            "“\(words)” in \(selector)",
            within: limit
        )
    }

    /// Waits until the page is at this path of its station, and loaded.
    func wait(forPath path: String, within limit: Duration = Self.patience) async throws {
        try await wait(
            until: "location.pathname === arguments[0] && document.readyState === 'complete'",
            [.string(path)],
            "the page \(path)",
            within: limit
        )
    }

    /// Tries again as long as the page may still be on its way to what is looked for.
    func retry<Value>(
        within limit: Duration = Self.patience,
        _ attempt: () async throws -> Value
    ) async throws -> Value {
        let clock = ContinuousClock()
        let end = clock.now + limit
        var pauses = Pauses()
        while true {
            do {
                return try await attempt()
            } catch let error as DriverError where error.isPassing && clock.now < end {
                try await clock.sleep(for: pauses.next())
            }
        }
    }

    private func wait(_ what: String, within limit: Duration, _ condition: () async throws -> Bool) async throws {
        let clock = ContinuousClock()
        let end = clock.now + limit
        var last: (any Error)?
        var pauses = Pauses()
        repeat {
            do {
                if try await condition() { return }
                last = nil
            } catch let error as DriverError where error.isPassing {
                last = error
            }
            try await clock.sleep(for: pauses.next())
        } while clock.now < end
        let place = (try? await address) ?? "?"
        let state: String? = try? await run(
            "return `${document.readyState}, ${document.visibilityState}, classes “${document.documentElement.className}”`"
        )
        throw NotInTime(
            description: """
                Waited \(limit) for \(what) at \(place) (\(state ?? "no answer"))\(last.map { "; last \($0)" } ?? "")
                """
        )
    }
}

/// Between two attempts: most come true at once, and what takes longer must not keep the machine busy with asking.
private struct Pauses {
    private var last = Duration.milliseconds(15)

    mutating func next() -> Duration {
        last = min(last * 1.5, .milliseconds(250))
        return last
    }
}
