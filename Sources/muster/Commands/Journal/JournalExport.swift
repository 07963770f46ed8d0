import ArgumentParser
import Attendance
import Foundation
import MusterStorage

struct JournalExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Print the journal as JSON lines that can be verified elsewhere.",
        discussion: """
            The first line is the station's public key; then come the entries, each followed by its seal, if it has one. \
            docs/decisions/journal.md describes how a hash is computed from an entry's fields. Names and photos are not in \
            the chain and so not in the export; it contains their commitments. Of expired entries, it contains only the \
            hash and the entry that explains it.
            """
    )

    @OptionGroup var data: DataOptions
    @Option(help: "The first entry.") var from: Int64 = 1
    @Option(help: "The last entry. (default: the journal's last)") var to: Int64?

    func validate() throws {
        if from < 1 { throw ValidationError("--from \(from) is not an entry. The first entry is 1.") }
        if let to, to < from { throw ValidationError("--to \(to) is before --from \(from). Swap them.") }
    }

    func run() async throws {
        let folder = try await data.folder()
        let journal = try SQLiteJournal(folder: folder, mode: .readOnly)
        if let key = try StationKey(folder: folder) { try write([ExportLine.key(key.publicKey)]) }
        var last = from - 1
        var explained: Set<Int64> = []
        while true {
            let places = try journal.places(after: last, limit: 1000).filter { $0.sequence <= to ?? .max }
            guard let end = places.last?.sequence else { return }
            try write(ExportLine.lines(of: places, seals: try journal.seals(after: last, through: end)))
            for expiry in Set(places.compactMap(\.expiry)).subtracting(explained).sorted() {
                if let explanation = try journal.explanation(expiry) { try write([.expiry(explanation)]) }
                explained.insert(expiry)
            }
            last = end
        }
    }

    private func write(_ lines: [ExportLine]) throws {
        var text = Data()
        for line in lines { text += try line.json() + Data("\n".utf8) }
        try FileHandle.standardOutput.write(contentsOf: text)
    }
}
