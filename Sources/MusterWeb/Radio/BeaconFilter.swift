import BeaconKit
package import Station

/// Which beacons are asked for, and in which order.
package struct BeaconFilter: Hashable, Sendable {
    /// A field of the region in which something was typed that can't be.
    package enum Problem: Hashable, Sendable {
        case uuid(String)
        case major(String)
        case minor(String)
    }

    /// As it was typed: a proximity UUID, or its beginning.
    package var uuid = ""
    package var major = ""
    package var minor = ""
    /// Words that all must be found in what the list says of a beacon.
    package var text = ""
    package var column = BeaconColumn.uuid
    package var isDescending = false

    package init() {}

    /// Reads the fields with a function that gives what was sent for a name.
    package init(_ value: (String) -> String?) {
        uuid = value("uuid") ?? ""
        major = value("major") ?? ""
        minor = value("minor") ?? ""
        text = value("q") ?? ""
        column = value("sort").flatMap { BeaconColumn(rawValue: $0) } ?? .uuid
        isDescending = value("order") == "down"
    }

    package var problems: [Problem] {
        var problems: [Problem] = []
        if !uuid.isEmpty, digits == nil { problems.append(.uuid(uuid)) }
        if !major.isEmpty, UInt16(major) == nil { problems.append(.major(major)) }
        if !minor.isEmpty, UInt16(minor) == nil { problems.append(.minor(minor)) }
        return problems
    }

    /// The beacons that are asked for, in order. A field with a problem excludes nothing.
    package func apply(to beacons: [HeardBeacon]) -> [HeardBeacon] {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)
        let digits = digits ?? ""
        let (major, minor) = (UInt16(major), UInt16(minor))
        return beacons.filter { beacon in
            let identity = beacon.identity
            if let major, identity.major != major { return false }
            if let minor, identity.minor != minor { return false }
            if !digits.isEmpty, !identity.uuid.digits.hasPrefix(digits) { return false }
            return words.isEmpty || words.allSatisfy { beacon.searchText.contains($0) }
        }
        .sorted { column.precedes($0, $1, isDescending: isDescending) }
    }

    /// As the part of an address after the question mark, without what is as usual.
    package func query(column: BeaconColumn? = nil, isDescending: Bool? = nil) -> String {
        var fields: [(String, String)] = [
            ("uuid", uuid), ("major", major), ("minor", minor), ("q", text),
        ]
        let column = column ?? self.column
        if column != .uuid { fields.append(("sort", column.rawValue)) }
        if isDescending ?? self.isDescending { fields.append(("order", "down")) }
        return fields.filter { !$0.1.isEmpty }.map { "\($0)=\($1.percentEncoded)" }.joined(separator: "&")
    }

    /// The hexadecimal digits of the UUID's beginning, in capitals; `nil` if it is none.
    private var digits: String? {
        let digits = uuid.uppercased().filter { $0 != "-" }
        return digits.utf8.count <= 32 && digits.utf8.allSatisfy(Self.isDigit) ? digits : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
    }
}

extension BeaconUUID {
    fileprivate var digits: String { description.filter { $0 != "-" } }
}

extension HeardBeacon {
    fileprivate var searchText: String {
        var words = [identity.description, receiver ?? "", room ?? ""]
        switch owner {
        case .badge(let holder), .call(_, .some(let holder)): words += [holder.name, "\(holder.number)"]
        case .call(let number, nil): words.append("\(number)")
        case .item(_, let name): words.append(name)
        case .ownSignal, .otherStation, .unknown: break
        }
        return words.joined(separator: " ").lowercased()
    }
}
