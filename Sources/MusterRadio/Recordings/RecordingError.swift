/// Why a recording can't be read, or not to its end.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of error, for whoever must act on them.
    package enum Code: Hashable, Sendable {
        /// The file isn't there, or may not be read.
        case cannotOpen
        /// Reading failed in the middle.
        case cannotRead
        /// It can't be made, or writing failed.
        case cannotWrite
        /// There is nothing in it.
        case empty
        /// It isn't a recording in a known format.
        case unrecognised
        /// It is a recording, of a kind that can't be read here.
        case unsupported
        /// Its structure is broken; nothing can be read beyond that place.
        case damaged
    }

    /// The kind of error.
    package let code: Code
    /// The recording, as the person named it.
    package let recording: String
    /// What is wrong and what to do, in one line without a full stop.
    package let reason: String

    package var description: String { "\(recording): \(reason)" }
}
