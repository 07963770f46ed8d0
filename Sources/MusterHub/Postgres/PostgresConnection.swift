/// One connection with the database. It does one thing after the other, on a thread of its own.
///
/// Whoever uses it for a transaction has it alone: see ``PostgresPool``.
package actor PostgresConnection {
    private let thread: ConnectionThread
    private let session: PostgresSession

    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(_ address: PostgresAddress) {
        session = PostgresSession(address)
        thread = ConnectionThread("muster hub database")
    }

    /// Connects, if that is still to be done.
    ///
    /// - Throws: ``PostgresError``.
    package func connect() throws(PostgresError) { try session.connect() }

    /// Whether what passes is encrypted: the server would not tell everybody.
    var isEncrypted: Bool { session.isEncrypted }

    /// - Throws: ``PostgresError``.
    @discardableResult
    func execute(_ sql: String, _ values: PostgresValue...) throws(PostgresError) -> PostgresRows {
        try session.execute(sql, values)
    }

    /// Sends statements together and waits for all of them: one way there and back. After one that fails none is done; what
    /// the ones before did is undone with the transaction.
    ///
    /// - Throws: ``PostgresError`` of the first that failed.
    @discardableResult
    func pipeline(_ statements: [PostgresStatement]) throws(PostgresError) -> [PostgresRows] {
        try session.pipeline(statements)
    }

    /// Does several statements without parameters in one text, as a migration is.
    ///
    /// - Throws: ``PostgresError``.
    func script(_ sql: String) throws(PostgresError) { try session.script(sql) }

    /// Undoes what a transaction did that was left open.
    func rollBack() { session.rollBack() }

    /// What the server says within `duration` of what is listened for: see ``PostgresSession/notifications(within:)``.
    ///
    /// - Throws: ``PostgresError``.
    func notifications(within duration: Duration) throws(PostgresError) -> [String] {
        try session.notifications(within: duration)
    }
}
