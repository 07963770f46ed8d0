import Attendance
import Station

/// Where a chain stood when it was copied, and who else says so, as lines of text beside a backup.
enum AnchorFile {
    /// Writes the file. Only what is about entries of the copy is in it.
    ///
    /// - Parameters:
    ///   - head: the end of the copy.
    ///   - file: the backup; the anchors are in a file of its name with `.anchor`.
    /// - Returns: the file; `nil` for a journal without an entry.
    static func write(_ head: Head, of journal: SQLiteJournal, key: StationKey, beside file: String) throws -> String? {
        let path = file + ".anchor"
        guard let station = PeerID(publicKey: key.publicKey), let own = Anchor(of: station, at: head) else {
            // What is there is of another backup.
            DurableFile.remove(path)
            return nil
        }
        let kept = try journal.keptAnchors(of: station).map(\.anchor).filter { $0.sequence <= head.sequence }
        let lines = [
            "# Where this station's journal stands. Keep it apart from the station.",
            "# It proves later that nothing up to there was written anew: muster journal verify --anchor FILE",
            own.text,
        ]
        let text = (lines + kept.map(\.text)).joined(separator: "\n") + "\n"
        try DurableFile.write(Array(text.utf8), to: path)
        return path
    }
}
