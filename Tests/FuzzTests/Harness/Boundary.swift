/// A way on which something comes from outside, with the state that its cases share.
protocol Boundary {
    /// So many cases share a state; then it is made anew.
    static var casesTogether: UInt64 { get }

    /// Makes what takes the cases.
    init(_ random: inout FuzzCase) async throws

    /// Makes an input and has it read as production does.
    ///
    /// What is refused is no failure. A trap is, and so is a case that takes too long, or a promise that is not kept.
    ///
    /// - Throws: ``FuzzFailure`` for a promise that was not kept, or an error that nobody expects there.
    mutating func take(_ random: inout FuzzCase) async throws
}

/// A promise that was not kept.
struct FuzzFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// - Throws: itself, unless what is promised is so.
    static func unless(_ isKept: Bool, _ promise: @autoclosure () -> String) throws {
        if !isKept { throw FuzzFailure(promise()) }
    }
}
