import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct StationsShare: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Say what another station receives of this one's roster and journal.",
        discussion: """
            What is not given stays as it was, at first nothing. People come with photos and badges. What a station has \
            received it keeps.

            Examples:
              muster stations share 3f9a12c4 --people all --punches all
              muster stations share 3f9a12c4 --people department:Sales,number:7 --punches none --items
              muster stations share 3f9a12c4 --people none --punches none --no-items
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The station's name, its key, or the key's first 8 or more digits.") var station: String
    @Option(help: "Whose place on the roster: all, none, or a list as department:Sales,number:7.") var people: String?
    @Option(help: "Whose punches: all, none, or a list as department:Sales,number:7.") var punches: String?
    @Flag(inversion: .prefixedNo, help: "Whether items are shared, with names, photos and when one goes astray.")
    var items: Bool?

    func run() async throws {
        let access = try await SharingAccess(data)
        let commands = access.commands
        let peer = try commands.peer(station)
        let old = try access.store.scopes()[peer] ?? .nothing
        let scope = SharingScope(
            people: try people.map { try commands.selection($0) } ?? old.people,
            punches: try punches.map { try commands.selection($0) } ?? old.punches,
            items: items ?? old.items
        )
        try commands.share(scope, with: peer, at: .present)
        let (shown, punched) = (try commands.text(of: scope.people), try commands.text(of: scope.punches))
        let things = scope.items ? "items" : "no items"
        Notice.print("Station \(peer.text.prefix(8)) receives people: \(shown); punches: \(punched); \(things).")
    }
}
