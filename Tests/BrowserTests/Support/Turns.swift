/// Lets few tests run at a time, in the order in which they came: a browser and its station need a core each.
actor Turns {
    static let shared = Turns(2)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init(_ count: Int) { free = count }

    /// Runs `body` when it is its turn.
    func take(_ body: @concurrent @Sendable () async throws -> Void) async throws {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
        defer { giveBack() }
        try await body()
    }

    private func giveBack() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
