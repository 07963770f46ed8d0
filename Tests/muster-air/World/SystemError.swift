import Glibc

/// What the system refused, and why.
struct SystemError: Error, CustomStringConvertible {
    let description: String
    /// The system's number of the reason.
    let number: Int32

    /// From `errno`, right after the call that failed.
    init(_ action: String, number: Int32 = errno) {
        self.number = number
        description = "\(action): \(String(cString: strerror(number)))"
    }

    /// Calls the system.
    ///
    /// - Returns: What the call returned, if that is not negative.
    /// - Throws: ``SystemError`` otherwise.
    @discardableResult
    static func check<Value: SignedInteger>(_ action: String, _ call: () -> Value) throws(SystemError) -> Value {
        let value = call()
        guard value >= 0 else { throw SystemError(action) }
        return value
    }
}
