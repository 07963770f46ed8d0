package import BeaconKit

/// The names of receivers and the numbers by which the engine knows them.
package struct ReceiverNames: Sendable {
    private var names: [String] = []
    private var numbers: [String: ReceiverID] = [:]

    package init() {}

    /// The number of the receiver with that name; the first to ask for a name gives it the next number.
    ///
    /// - Returns: `nil` when all 65,536 numbers are used up.
    package mutating func number(of name: String) -> ReceiverID? {
        if let known = numbers[name] { return known }
        guard let next = UInt16(exactly: names.count) else { return nil }
        let number = ReceiverID(rawValue: next)
        names.append(name)
        numbers[name] = number
        return number
    }

    /// The number of the receiver with that name; `nil` if none has it.
    package func known(_ name: String) -> ReceiverID? { numbers[name] }

    /// The name that goes with a number; `nil` for a number that was never given out.
    package func name(of receiver: ReceiverID) -> String? {
        let index = Int(receiver.rawValue)
        return index < names.count ? names[index] : nil
    }
}
