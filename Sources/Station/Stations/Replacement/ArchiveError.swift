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
        case .notAnArchive: "The file is not an exported station. To make one, run `muster export-station FILE`."
        case .newer: "The file was exported by a newer version of muster. Install that version here."
        case .wrongPassphrase: "The passphrase is wrong. Try again."
        case .truncated: "The file is incomplete. Copy it again from the old machine."
        case .altered: "The file was changed, damaged or cut off. Copy it again from the old machine."
        case .noMemory: "There is not enough memory to decrypt the file; 64 MB are needed. Close other programs."
        }
    }
}
