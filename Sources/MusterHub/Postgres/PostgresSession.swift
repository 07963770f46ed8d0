import CPostgres
import Foundation

/// What one connection with the database does. Every call waits, so it belongs where waiting is allowed: in a
/// ``PostgresConnection``, which has a thread of its own, or in a lock that is taken on such a thread.
final class PostgresSession {
    /// Ends the connection when nobody uses it any more.
    private final class Handle {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { PQfinish(pointer) }
    }

    private let address: PostgresAddress
    private var handle: Handle?
    private var isBroken = false
    /// Why it could not be connected last, and until when that is the answer: as long as finding out took. So of those who
    /// wait for a database that does not answer at all, half are told at once.
    private var refusal: (error: PostgresError, until: ContinuousClock.Instant)?

    init(_ address: PostgresAddress) { self.address = address }

    /// Connects, if that is still to be done.
    ///
    /// - Throws: ``PostgresError``.
    func connect() throws(PostgresError) {
        if handle != nil, !isBroken { return }
        handle = nil
        let begun = ContinuousClock.now
        if let refusal, begun < refusal.until { throw refusal.error }
        do {
            try open()
            refusal = nil
        } catch {
            let now = ContinuousClock.now
            refusal = (error, now + min(now - begun, .seconds(5)))
            throw error
        }
    }

    private func open() throws(PostgresError) {
        let words = address.words
        let keys = words.map { strdup($0.0) } + [nil]
        let values = words.map { strdup($0.1) } + [nil]
        defer { for pointer in keys + values { free(pointer) } }
        let made = keys.map { UnsafePointer($0) }.withUnsafeBufferPointer { keys in
            values.map { UnsafePointer($0) }.withUnsafeBufferPointer { values in
                // Waits here, on the connection's own thread, for as long as `connect_timeout` says for each host.
                PQconnectdbParams(keys.baseAddress, values.baseAddress, 1)
            }
        }
        guard let made else { throw PostgresError(.other, "There is no memory for a connection to the database.") }
        let new = Handle(made)
        guard PQstatus(made) == CONNECTION_OK else {
            throw PostgresError(connecting: String(cString: PQerrorMessage(made)))
        }
        guard PQsetnonblocking(made, 1) == 0 else { throw broken(made) }
        // What the server only remarks is not printed.
        PQsetNoticeProcessor(made, { _, _ in }, nil)
        handle = new
        isBroken = false
    }

    /// Whether what passes is encrypted: the server would not tell everybody.
    var isEncrypted: Bool { handle.map { PQsslInUse($0.pointer) == 1 } ?? false }

    /// - Throws: ``PostgresError``.
    @discardableResult
    func execute(_ sql: String, _ values: PostgresValue...) throws(PostgresError) -> PostgresRows {
        try execute(sql, values)
    }

    /// - Throws: ``PostgresError``.
    @discardableResult
    func execute(_ sql: String, _ values: [PostgresValue]) throws(PostgresError) -> PostgresRows {
        try run([(sql, values)])[0]
    }

    /// Sends statements together and waits for all of them: one way there and back. After one that fails none is done; what
    /// the ones before did is undone with the transaction.
    ///
    /// - Throws: ``PostgresError`` of the first that failed.
    @discardableResult
    func pipeline(_ statements: [PostgresStatement]) throws(PostgresError) -> [PostgresRows] {
        try run(statements.map { ($0.sql, $0.values) })
    }

    /// Does several statements without parameters in one text, as a migration is.
    func script(_ sql: String) throws(PostgresError) {
        try connect()
        guard let pointer = handle?.pointer else { return }
        guard PQsendQuery(pointer, sql) == 1 else { throw broken(pointer) }
        let deadline = deadline()
        try flush(pointer, until: deadline)
        var failure: PostgresError?
        while let result = try next(pointer, until: deadline) {
            failure = failure ?? Self.failure(result, pointer)
            PQclear(result)
        }
        if let failure { throw failure }
    }

    /// Begins a transaction. A connection that broke off while nobody used it is made anew.
    ///
    /// - Throws: ``PostgresError``.
    func begin() throws(PostgresError) {
        do {
            try execute("BEGIN")
        } catch  where error.isOfConnection {
            try execute("BEGIN")
        }
    }

    /// Undoes what a transaction did that was left open.
    func rollBack() {
        guard let handle, !isBroken, PQtransactionStatus(handle.pointer) != PQTRANS_IDLE else { return }
        do { try execute("ROLLBACK") } catch { isBroken = true }
    }

    /// Waits until the server says something that was listened for, but not for longer than `duration`.
    ///
    /// - Returns: what was said, in order; nothing when the time is over.
    /// - Throws: ``PostgresError`` where the connection broke off: something may have been said meanwhile.
    func notifications(within duration: Duration) throws(PostgresError) -> [String] {
        guard let pointer = handle?.pointer, !isBroken else {
            throw PostgresError(.unreachable, "The connection to the database broke off. The hub tries again.")
        }
        let deadline = ContinuousClock.now + duration
        while true {
            guard PQconsumeInput(pointer) == 1 else { throw broken(pointer) }
            var said: [String] = []
            while let notification = PQnotifies(pointer) {
                said.append(String(cString: notification.pointee.extra))
                PQfreemem(notification)
            }
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            guard said.isEmpty, left >= 1 else { return said }
            var descriptor = pollfd(fd: PQsocket(pointer), events: Int16(POLLIN), revents: 0)
            poll(&descriptor, 1, Int32(min(left, 600_000)))
        }
    }

    private func run(_ statements: [(sql: String, values: [PostgresValue])]) throws(PostgresError) -> [PostgresRows] {
        try connect()
        guard let pointer = handle?.pointer else { return [] }
        let deadline = deadline()
        guard PQenterPipelineMode(pointer) == 1 else { throw broken(pointer) }
        for statement in statements {
            guard Self.send(statement.sql, statement.values, pointer) else { throw broken(pointer) }
        }
        guard PQpipelineSync(pointer) == 1 else { throw broken(pointer) }
        try flush(pointer, until: deadline)
        var rows: [PostgresRows] = []
        var failure: PostgresError?
        for _ in statements {
            while let result = try next(pointer, until: deadline) {
                if let found = Self.failure(result, pointer) {
                    failure = failure ?? found
                } else if failure == nil {
                    rows.append(PostgresRows(result))
                }
                PQclear(result)
            }
        }
        guard let sync = try next(pointer, until: deadline) else { throw broken(pointer) }
        PQclear(sync)
        guard PQexitPipelineMode(pointer) == 1 else { throw broken(pointer) }
        if PQstatus(pointer) != CONNECTION_OK { throw broken(pointer) }
        if let failure {
            if failure.isOfConnection, failure.state != "57014" { isBroken = true }
            throw failure
        }
        return rows
    }

    private static func send(_ sql: String, _ values: [PostgresValue], _ pointer: OpaquePointer) -> Bool {
        var buffers: [UnsafeMutableBufferPointer<UInt8>?] = []
        defer { for buffer in buffers { buffer?.deallocate() } }
        for value in values {
            buffers.append(
                value.bytes.map { bytes in
                    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
                    _ = buffer.initialize(from: bytes)
                    return buffer
                }
            )
        }
        let texts = buffers.map { buffer in
            buffer?.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
        }
        return texts.withUnsafeBufferPointer {
            PQsendQueryParams(pointer, sql, Int32(values.count), nil, $0.baseAddress, nil, nil, 0) == 1
        }
    }

    /// Writes all that waits, and reads meanwhile, so that neither side waits for the other for ever.
    private func flush(_ pointer: OpaquePointer, until deadline: ContinuousClock.Instant) throws(PostgresError) {
        while true {
            let left = PQflush(pointer)
            if left == 0 { return }
            guard left == 1 else { throw broken(pointer) }
            let events = try wait(pointer, for: Int16(POLLIN | POLLOUT), until: deadline)
            if events & Int16(POLLIN) != 0, PQconsumeInput(pointer) != 1 { throw broken(pointer) }
        }
    }

    /// The next result of what was sent; `nil` after the last of a statement.
    private func next(
        _ pointer: OpaquePointer,
        until deadline: ContinuousClock.Instant
    ) throws(PostgresError) -> OpaquePointer? {
        while PQisBusy(pointer) == 1 {
            _ = try wait(pointer, for: Int16(POLLIN), until: deadline)
            guard PQconsumeInput(pointer) == 1 else { throw broken(pointer) }
        }
        return PQgetResult(pointer)
    }

    private func wait(
        _ pointer: OpaquePointer,
        for events: Int16,
        until deadline: ContinuousClock.Instant
    ) throws(PostgresError) -> Int16 {
        let left = Int32(max(0, min(600_000, ContinuousClock.now.duration(to: deadline) / .milliseconds(1))))
        guard left > 0 else {
            isBroken = true
            throw PostgresError(.timeOut, "The database did not answer in time. Check its load and the network.")
        }
        var descriptor = pollfd(fd: PQsocket(pointer), events: events, revents: 0)
        poll(&descriptor, 1, left)
        return descriptor.revents
    }

    /// The server ends what takes too long by itself; a little later it is not there any more.
    private func deadline() -> ContinuousClock.Instant { .now + .milliseconds(address.statementTimeOut + 10_000) }

    private func broken(_ pointer: OpaquePointer) -> PostgresError {
        isBroken = true
        let said = String(cString: PQerrorMessage(pointer)).oneLine
        return PostgresError(.unreachable, "The connection to the database broke off (\(said)). The hub tries again.")
    }

    private static func failure(_ result: OpaquePointer, _ pointer: OpaquePointer) -> PostgresError? {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return nil
        default:
            let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) }
            let message = PQresultErrorField(result, Int32(UInt8(ascii: "M"))) ?? PQerrorMessage(pointer)
            return PostgresError(state: state, message: message.map { String(cString: $0) } ?? "no reason given")
        }
    }
}
