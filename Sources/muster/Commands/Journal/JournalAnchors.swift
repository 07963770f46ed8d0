import ArgumentParser
import Attendance
import MusterStorage
import Station

struct JournalAnchors: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "anchors",
        abstract: "Print the journal's anchors, own and countersigned.",
        discussion: """
            The first line is the anchor of the journal's present end. The others were countersigned by paired stations or \
            stamped by time-stamp servers. Keep them somewhere else, for `muster journal verify --anchor FILE`.

            With --given it prints the anchors that this station countersigned for other stations, which they need if they \
            lose their own.

            Examples:
              muster journal anchors > anchors.txt
              muster journal anchors --given
            """
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print the anchors of other stations that this one countersigned.") var given = false

    func run() async throws {
        let folder = try await data.folder()
        let journal = try SQLiteJournal(folder: folder, mode: .readOnly)
        guard let own = try StationKey(folder: folder).flatMap({ PeerID(publicKey: $0.publicKey) }) else {
            throw StoreError.siteNotSetUp
        }
        let names = Dictionary(try journal.peers().map { ($0.id, $0.name) }) { first, _ in first }
        if given {
            for kept in try journal.keptAnchors(of: nil) where kept.anchor.station != own {
                let name = names[kept.anchor.station] ?? "a station that is not paired"
                print("# entry \(kept.anchor.sequence) of \(name), on \(kept.kept.iso8601)\n\(kept.anchor.text)")
            }
            return
        }
        if let now = Anchor(of: own, at: try journal.ownHead()) { print("# entry \(now.sequence), now\n\(now.text)") }
        for kept in try journal.keptAnchors(of: own) {
            let words = NamedAnchor(kept.anchor, names: names) { _ in "was stamped" }.words
            print("# entry \(kept.anchor.sequence), kept on \(kept.kept.iso8601): \(words)\n\(kept.anchor.text)")
        }
    }
}
