/// What a member of a request makes of a value that may be missing: left out it stays as it is; `null`, an empty field or
/// the word `none`, where it is no value, clears it.
package enum Clearable<Value: RequestValue>: RequestValue {
    case cleared
    case set(Value)

    package static var expectation: RequestExpectation { Value.expectation }

    package init?(requestText text: String) {
        if text.isEmpty {
            self = .cleared
        } else if let value = Value(requestText: text) {
            self = .set(value)
        } else if text == "none" {
            self = .cleared
        } else {
            return nil
        }
    }

    /// The value; `nil` if it is cleared.
    package var value: Value? {
        switch self {
        case .cleared: nil
        case .set(let value): value
        }
    }
}

extension Clearable: Equatable where Value: Equatable {}

/// A ``Clearable``, whatever its values are.
protocol ClearableValue {}

extension Clearable: ClearableValue {}

extension Optional {
    /// What holds after a change that says this, or nothing.
    package func over<Value>(_ old: Value?) -> Value? where Wrapped == Clearable<Value> {
        map(\.value) ?? old
    }
}
