import ArgumentParser
import Attendance
import BeaconKit
import Station

/// What passes between this station and another one, as the command line names it.
struct ScopeOptions: ParsableArguments {
    @OptionGroup var data: DataOptions
    @Argument(help: "The station's name, its key, or the key's first 8 or more digits.") var station: String
    @Option(help: "Whose place on the roster: all, none, or a list as department:Sales,number:7.") var people: String?
    @Option(help: "Whose punches: all, none, or a list as department:Sales,number:7.") var punches: String?
    @Flag(inversion: .prefixedNo, help: "Items, with names, photos and when one goes astray.") var items: Bool?

    /// Sets what was named, leaves the rest, and says what holds now.
    func set(_ direction: SharingScope.Direction) async throws {
        let access = try await SharingAccess(data)
        let commands = access.commands
        let peer = try commands.peer(station)
        let scope = try commands.scope(direction, peer, people: people, punches: punches, items: items)
        try commands.set(direction, scope, peer, at: .present)
        let shown = try commands.text(of: scope)
        let text = "people: \(shown.people); punches: \(shown.punches); \(shown.items ? "items" : "no items")."
        switch direction {
        case .giving: Notice.print("Station \(peer.text.prefix(8)) receives \(text)")
        case .taking: Notice.print("Of station \(peer.text.prefix(8)) is taken over: \(text)")
        }
    }
}
