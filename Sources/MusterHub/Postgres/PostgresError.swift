import Station

/// Why the database did not do what was asked. The description is one sentence that says what to do.
package struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable {
        /// The address of the database cannot be read.
        case badAddress
        /// Nobody answers, or the connection broke off. It is tried again.
        case unreachable
        /// The server does not let this user in, or the user may not do this.
        case forbidden
        /// The server's certificate is not to be trusted.
        case certificate
        /// There is no hub in the database.
        case notPrepared
        /// The database is of a newer version of muster.
        case newer
        /// No room on the server's disk.
        case full
        /// It took longer than it may.
        case timeOut
        /// Somebody else changed the same at the same time. It is tried again.
        case conflict
        case other
    }

    package let code: Code
    package let description: String
    /// What the server calls it, as `23505`; `nil` where it was not the server that said so.
    package let state: String?

    package init(_ code: Code, _ description: String, state: String? = nil) {
        self.code = code
        self.description = description
        self.state = state
    }

    /// Whether the connection cannot be used any more.
    var isOfConnection: Bool { code == .unreachable || code == .timeOut || code == .certificate }

    /// The same, as those say it who do not know which store it is.
    var ofStore: StoreError {
        let code: StoreError.Code =
            switch code {
            case .full: .diskFull
            case .newer: .newer
            case .notPrepared: .noJournal
            case .forbidden: .notWritable
            case .unreachable, .timeOut, .conflict: .busy
            case .badAddress, .certificate, .other: .other
            }
        return StoreError(code, description)
    }
}

extension PostgresError {
    /// What the server says about a statement.
    init(state: String?, message: String) {
        let said = message.oneLine
        switch state ?? "" {
        case "42704" where said.contains("role"), "42P01":
            self.init(
                .notPrepared,
                "The database lacks something that this version needs (\(said)). Run: muster hub init --database ADDRESS",
                state: state
            )
        case "42501":
            self.init(
                .forbidden,
                "The database refuses this (\(said)). Run `muster hub init` as a user who may create roles.",
                state: state
            )
        case "53100":
            self.init(
                .full,
                "The database's disk is full (\(said)). Make room there; the hub goes on by itself.",
                state: state
            )
        case "57014": self.init(.timeOut, "The database took too long (\(said)). Check its load.", state: state)
        case "40001", "40P01", "55P03":
            self.init(.conflict, "Somebody else changed the same data (\(said)). Try again.", state: state)
        case "57P01", "57P02", "57P03", "25006", "":
            self.init(.unreachable, "The database is not ready (\(said)). The hub tries again.", state: state)
        case let state where state.hasPrefix("08"):
            self.init(.unreachable, "The connection to the database broke off (\(said)).", state: state)
        default: self.init(.other, "The database refused a statement (\(state ?? "?"): \(said)).", state: state)
        }
    }

    /// Why a connection could not be made, by the words of libpq, which has no codes for it.
    init(connecting message: String) {
        let said = message.oneLine
        func has(_ words: String...) -> Bool { words.contains { said.contains($0) } }
        if has("certificate", "SSL", "root.crt", "sslrootcert") {
            self.init(
                .certificate,
                "The database's certificate is not accepted (\(said)). Check its dates and name, and sslrootcert."
            )
        } else if has("does not exist") && has("database") {
            self.init(.notPrepared, "There is no such database (\(said)). Create it: createdb NAME")
        } else if has("authentication failed", "no password supplied", "pg_hba.conf", "permission denied to set role")
            || has("role") && has("does not exist")
        {
            self.init(
                .forbidden,
                "The database does not let this user in (\(said)). Check user and password, and run `muster hub init`."
            )
        } else {
            self.init(
                .unreachable,
                "The database cannot be reached (\(said)). Check the address, and that PostgreSQL runs."
            )
        }
    }
}

extension String {
    /// What a server says in several lines.
    var oneLine: String {
        split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
            .joined(separator: "; ")
    }
}
