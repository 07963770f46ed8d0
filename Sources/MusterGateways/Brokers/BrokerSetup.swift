/// The configuration of Debian's mosquitto for a station and its gateways: everybody has a user, a gateway may write its own topics
/// alone, and the station may only read.
package struct BrokerSetup: Hashable, Sendable {
    /// A user of the broker.
    package struct User: Hashable, Sendable {
        package let name: String
        /// Its lines in the access list.
        package let rights: [String]
    }

    /// Why a gateway can have no user.
    package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case notAGateway(String)

        package var description: String {
            switch self {
            case .notAGateway(let text):
                let kinds = GatewayKinds.all.map { $0.kind }.joined(separator: ", ")
                return "“\(text)” must be KIND:NAME, such as openmqttgateway:OMG_1. The name has letters, digits, "
                    + "hyphens, underscores, periods and colons. Kinds: \(kinds)."
            }
        }
    }

    /// The station, which reads all and writes nothing.
    package static let station = User(name: "muster-station", rights: ["topic read #"])

    /// The user of a gateway.
    ///
    /// - Parameter text: as `openmqttgateway:OMG_1`.
    /// - Throws: ``Problem``.
    package static func user(of text: String) throws(Problem) -> User {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = GatewayKinds.all.first(where: { $0.kind == parts[0] }),
            (1...GatewayKinds.longestName).contains(parts[1].count),
            parts[1].utf8.allSatisfy({ byte in
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                    || [45, 46, 58, 95].contains(byte)
            })
        else { throw .notAGateway(text) }
        // A colon ends the name in mosquitto's list of passwords.
        return User(name: parts[1].replacing(":", with: ""), rights: kind.rights(of: parts[1]))
    }

    /// What goes into `conf.d`.
    ///
    /// - Parameter folder: in which the lists of passwords and of rights are.
    package static func configuration(port: Int, folder: String) -> String {
        """
        # Written by muster gateways broker. Changes are kept: it writes this file once.
        listener \(port)
        allow_anonymous false
        password_file \(folder)/muster.passwords
        acl_file \(folder)/muster.acl

        """
    }

    /// The access list with users added who are not in it yet.
    package static func accessList(_ old: String, adding users: [User]) -> String {
        var list = old.isEmpty ? "# Written by muster gateways broker.\n" : old
        let present = names(in: old)
        for user in users where !present.contains(user.name) {
            list += "\nuser \(user.name)\n" + user.rights.map { $0 + "\n" }.joined()
        }
        return list
    }

    /// Who is in an access list.
    package static func names(in list: String) -> Set<String> {
        Set(
            list.split(separator: "\n").compactMap { line in
                line.hasPrefix("user ") ? String(line.dropFirst(5)).trimmingWhitespace : nil
            }
        )
    }
}

extension String {
    fileprivate var trimmingWhitespace: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
