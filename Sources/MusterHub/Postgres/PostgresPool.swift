/// A few connections as one role, each lent to one user at a time. Whoever comes when all are lent waits for the next.
package final actor PostgresPool {
    private let address: PostgresAddress
    private let most: Int
    private var free: [PostgresConnection] = []
    private var made = 0
    private var waiting: [CheckedContinuation<PostgresConnection, Never>] = []

    package init(_ address: PostgresAddress, most: Int) {
        self.address = address
        self.most = most
    }

    /// Lends a connection. A transaction that is left open is undone; what is broken is connected anew for the next.
    ///
    /// - Throws: ``PostgresError`` if it cannot be connected, or what `body` throws.
    nonisolated func with<Value: Sendable>(
        _ body: (PostgresConnection) async throws -> Value
    ) async throws -> Value {
        let connection = await checkOut()
        do {
            try await connection.connect()
            let value = try await body(connection)
            await connection.rollBack()
            await give(connection)
            return value
        } catch {
            await connection.rollBack()
            await give(connection)
            throw error
        }
    }

    private func checkOut() async -> PostgresConnection {
        if let connection = free.popLast() { return connection }
        if made < most {
            made += 1
            return PostgresConnection(address)
        }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func give(_ connection: PostgresConnection) {
        if waiting.isEmpty { free.append(connection) } else { waiting.removeFirst().resume(returning: connection) }
    }
}
