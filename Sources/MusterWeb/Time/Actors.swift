import Attendance
import Station

/// The names of those who change things.
struct Actors: Sendable {
    private let names: [String: String]
    private let station: String

    init(accounts: [Account], station: String) {
        names = Dictionary(accounts.map { ("account:\($0.id.rawValue)", $0.name) }, uniquingKeysWith: { $1 })
        self.station = station
    }

    /// Who did something, in words for people.
    func name(_ actor: String) -> String { known(actor) ?? (actor.hasPrefix("account:") ? "—" : station) }

    /// `nil` for the station itself and for those who are gone.
    func known(_ actor: String) -> String? {
        if actor.hasPrefix("kiosk ") { return String(actor.dropFirst(6)) }
        return actor.split(separator: " ").first.flatMap { names[String($0)] }
    }
}
