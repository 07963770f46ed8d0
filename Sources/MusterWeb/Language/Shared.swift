/// Keeps a large value once, however often what holds it is copied: a language has hundreds of texts.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
    private final class Storage: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    package var wrappedValue: Value { storage.value }
}

extension Shared: Decodable where Value: Decodable {
    package init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension Shared: CustomReflectable {
    package var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
