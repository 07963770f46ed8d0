/// The fields of a sighting in JSON.
package enum SightingField: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case time, receiver, uuid, major, minor, power, rssi

    package var description: String { rawValue }

    /// What a value of the field has to be.
    package var expectation: String {
        switch self {
        case .receiver: "a name"
        case .uuid: "a UUID"
        case .time, .major, .minor, .power, .rssi: "a number"
        }
    }

    /// The field's place among all of them.
    package var position: Int {
        switch self {
        case .time: 0
        case .receiver: 1
        case .uuid: 2
        case .major: 3
        case .minor: 4
        case .power: 5
        case .rssi: 6
        }
    }

    /// The range of the field's values, in words.
    package var range: String {
        switch self {
        case .time: "1970…9999"
        case .major, .minor: "0…65535"
        case .power, .rssi: "-128…127"
        case .receiver, .uuid: "what can be read"
        }
    }

    /// The field whose name is these bytes.
    ///
    /// No name is longer than eight bytes, so each is compared as one machine word: this runs seven times a line.
    package init?(name: Span<UInt8>) {
        guard name.count <= 8 else { return nil }
        var word: UInt64 = 0
        for index in name.indices { word = word << 8 | UInt64(name[index]) }
        guard let index = Self.words.firstIndex(of: word) else { return nil }
        self = Self.allCases[index]
    }

    private static let words = allCases.map { field in
        field.rawValue.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
}
