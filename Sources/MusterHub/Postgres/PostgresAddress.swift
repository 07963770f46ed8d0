import CPostgres

/// Where the database is, and as what it is used.
package struct PostgresAddress: Hashable, Sendable {
    /// What a connection may do: see `docs/decisions/hub.md`.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        /// Makes and changes the tables.
        case owner = "muster_owner"
        /// Takes what stations send.
        case ingest = "muster_ingest"
        /// Shows it.
        case web = "muster_web"
        /// Lets people in: accounts and sessions, and nothing of any site.
        case access = "muster_access"
    }

    /// A URL (`postgresql://…`) or libpq's words (`host=… dbname=…`).
    let text: String
    /// As which role; `nil` for the user's own.
    private(set) var role: Role?
    /// How long a statement may take, in ms.
    let statementTimeOut = 60_000

    /// - Throws: ``PostgresError`` for what is no address.
    package init(_ text: String) throws(PostgresError) {
        var message: UnsafeMutablePointer<CChar>?
        let options = PQconninfoParse(text, &message)
        defer {
            PQconninfoFree(options)
            PQfreemem(message)
        }
        guard options != nil, !text.isEmpty else {
            let said = message.map { String(cString: $0).oneLine } ?? "it is empty"
            throw PostgresError(
                .badAddress,
                "The database's address cannot be read (\(said)). "
                    + "Use for example postgresql://muster@db.example/muster?sslmode=verify-full"
            )
        }
        self.text = text
    }

    /// The same database, used as another role.
    package func with(role: Role?) -> PostgresAddress {
        var address = self
        address.role = role
        return address
    }

    /// libpq's key words and values. What the address says itself stands after what is usual, and replaces it.
    var words: [(String, String)] {
        var options = "-c statement_timeout=\(statementTimeOut) -c lock_timeout=20000"
        options += " -c idle_in_transaction_session_timeout=60000 -c client_connection_check_interval=5000"
        if let role { options += " -c role=\(role.rawValue)" }
        return [
            ("connect_timeout", "5"), ("tcp_user_timeout", "20000"), ("keepalives_idle", "10"),
            ("keepalives_interval", "5"), ("keepalives_count", "3"), ("target_session_attrs", "read-write"),
            ("application_name", "muster hub"), ("dbname", text), ("client_encoding", "UTF8"), ("options", options),
        ]
    }
}
