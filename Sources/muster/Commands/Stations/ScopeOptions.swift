import ArgumentParser
import Attendance
import BeaconKit
import Station

/// What passes between this station and another one, as the command line names it.
struct ScopeOptions: ParsableArguments {
    @OptionGroup var data: DataOptions
    @Argument(help: "The station's name, its key, or at least the key's first 8 digits.") var station: String
    @Option(help: "People: all, none, or a list such as department:Sales,number:7.") var people: String?
    @Option(help: "Punches of: all, none, or a list such as department:Sales,number:7.") var punches: String?
    @Flag(inversion: .prefixedNo, help: "Items, with names, photos and alerts.") var items: Bool?
    @Flag(
        inversion: .prefixedNo,
        help: "For a hub: the time zone, shifts, holidays, leave, policies and receivers of the site."
    )
    var planning: Bool?

    /// Sets what was named, leaves the rest, and says what holds now.
    func set(_ direction: SharingScope.Direction) async throws {
        let access = try await SharingAccess(data)
        let commands = access.commands
        let peer = try commands.peer(station)
        let request = ScopeRequest(people: people, punches: punches, items: items, planning: planning)
        let scope = try commands.scope(direction, peer, request)
        try commands.set(direction, scope, peer, at: .present)
        let shown = try commands.text(of: scope)
        let parts = [
            "people: \(shown.people)", "punches: \(shown.punches)", shown.items ? "items" : "no items",
            shown.planning ? "planning" : "no planning",
        ]
        let text = parts.joined(separator: "; ") + "."
        switch direction {
        case .giving: Notice.print("Station \(peer.text.prefix(8)) receives \(text)")
        case .taking: Notice.print("This station accepts from station \(peer.text.prefix(8)) \(text)")
        }
    }
}
