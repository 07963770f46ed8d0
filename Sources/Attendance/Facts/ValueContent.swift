/// A kind of fact that says one value, which another kind says as well: the members of the value are those of the fact.
package protocol ValueContent: FactContent {
    associatedtype Value: Codable, Hashable, Sendable

    var value: Value { get }

    init(_ value: Value)
}

extension ValueContent {
    package init(from decoder: any Decoder) throws {
        self.init(try Value(from: decoder))
    }

    package func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
