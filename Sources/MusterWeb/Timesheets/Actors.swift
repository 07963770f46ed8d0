import Attendance
import Station

/// The names of those who change things.
struct Actors: Sendable {
    private let names: ActorNames
    private let station: String

    init(_ names: ActorNames, station: String) {
        self.names = names
        self.station = station
    }

    /// Who did something, in words for people.
    func name(_ actor: String) -> String { known(actor) ?? (actor.hasPrefix("account:") ? "—" : station) }

    /// `nil` for the station itself and for those who were erased.
    func known(_ actor: String) -> String? {
        if actor.hasPrefix("kiosk ") { return String(actor.dropFirst(6)) }
        return names.known(actor)
    }
}
