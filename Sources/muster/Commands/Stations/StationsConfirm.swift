import ArgumentParser
import BeaconKit
import Station

struct StationsConfirm: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "confirm",
        abstract: "Trust the station that shows this code: type the code that you see there."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The code of six digits that the other station shows.") var code: String

    func run() async throws {
        let access = try await StationsAccess(data)
        let typed = code.filter(\.isWholeNumber)
        let pairings = try access.desk.pairings(at: .present)
        guard let pairing = pairings.first(where: { $0.code(own: access.desk.own) == typed }) else {
            guard pairings.contains(where: { $0.phase == .comparing }) else { throw PeerError.noSuchPairing }
            throw PeerError.otherCode
        }
        try access.desk.confirm(pairing.id, by: access.actor, at: .present)
        Notice.print("“\(pairing.name)” is trusted as soon as somebody there confirms, too.")
    }
}
