/// Why a conflict cannot be decided so. The description says what to do.
package enum ConflictError: Error, Hashable, Sendable, CustomStringConvertible {
    case noSuchConflict
    /// How many sides there are.
    case noSuchSide(Int)
    case numberMissing
    case numberTaken(holder: String)
    case erased
    /// Somebody would be erased by who may not.
    case mayNotErase

    package var description: String {
        switch self {
        case .noSuchConflict:
            "This conflict no longer exists: somebody may have decided it. To see the others, run `muster conflicts list`."
        case .noSuchSide(let count): "There is no such side. Choose 1 to \(count)."
        case .numberMissing: "Give the person's new number: --number N."
        case .numberTaken(let holder): "The number belongs to \(holder). Choose another."
        case .mayNotErase: "Only an administrator can erase a person. Ask one, or keep the person."
        case .erased: "This side was erased. Choose another."
        }
    }
}
