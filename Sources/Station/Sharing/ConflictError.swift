/// Why a conflict cannot be decided so. The description says what to do.
package enum ConflictError: Error, Hashable, Sendable, CustomStringConvertible {
    case noSuchConflict
    /// How many sides there are.
    case noSuchSide(Int)
    case numberMissing
    case erased

    package var description: String {
        switch self {
        case .noSuchConflict:
            "There is no such conflict any more: somebody may have decided it. `muster conflicts list` shows what is left."
        case .noSuchSide(let count): "There is no such side. Choose one from 1 to \(count)."
        case .numberMissing: "Say which number the person gets instead: --number N."
        case .erased: "What this side says was erased. Choose another one."
        }
    }
}
