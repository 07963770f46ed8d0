/// How an asynchronous script ended.
private struct Outcome<Value: Decodable>: Decodable {
    let value: Value?
    let error: String?
}

extension Browser {
    /// Runs the body of a function in the page: `return document.title`. It finds its arguments in `arguments`.
    func run<Value: Decodable>(
        _ script: String,
        _ arguments: [JSON] = [],
        as type: Value.Type = Value.self
    ) async throws -> Value {
        try await driver.post("/execute/sync", ["script": .string(script), "args": .array(arguments)], as: Value.self)
    }

    /// Runs the body of a function in the page, which returns nothing.
    func run(_ script: String, _ arguments: [JSON] = []) async throws {
        let _: JSON = try await run(script, arguments)
    }

    /// Runs the body of an asynchronous function in the page, and waits for what it returns: `return await fetch("/")`.
    func runAsync<Value: Decodable>(
        _ script: String,
        _ arguments: [JSON] = [],
        as type: Value.Type = Value.self
    ) async throws -> Value {
        let wrapped = """
            const done = arguments[arguments.length - 1];
            (async function () { \(script) }).apply(null, [...arguments].slice(0, -1))
              .then((value) => done({ value }), (error) => done({ error: String(error) }));
            """
        let outcome = try await driver.post(
            "/execute/async",
            ["script": .string(wrapped), "args": .array(arguments)],
            as: Outcome<Value>.self
        )
        guard let value = outcome.value else {
            throw DriverError(
                code: "javascript error",
                message: outcome.error ?? "nothing came back",
                command: "script"
            )
        }
        return value
    }
}
