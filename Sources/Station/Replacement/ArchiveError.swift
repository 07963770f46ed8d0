/// Why an exported station cannot be read. The description says what to do.
package enum ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
    case notAnArchive
    case newer
    case wrongPassphrase
    /// It ends before its end.
    case truncated
    case altered
    case noMemory

    package var description: String {
        switch self {
        case .notAnArchive: "It is no exported station. `muster export-station FILE` makes one."
        case .newer: "It was exported by a newer version of muster. Install that version here."
        case .wrongPassphrase: "The passphrase is not the one that it was exported with. Try again."
        case .truncated: "It is cut off before its end. Copy it again from where it was made."
        case .altered: "It was altered, damaged or cut off on the way. Copy it again from where it was made."
        case .noMemory: "There is not enough memory for its key; 64 MB are needed. Close other programs."
        }
    }
}
