/// A story that must end well on the real kernel.
struct Scenario: Sendable {
    /// Which scenarios run in one guest, and what that needs.
    enum Group: String, CaseIterable {
        /// The kernel and the virtual controllers.
        case kernel
        /// With BlueZ's programs.
        case bluez
        /// With the real `muster`.
        case station
    }

    /// Words with hyphens; unique.
    let name: String
    let group: Group
    /// How long it takes at most, in seconds, on a machine with nothing else to do: scenarios are shared out by that. One
    /// that takes several times as long has hung, see ``ScenarioRun``.
    let limit: Int
    let play: @Sendable (World) throws -> Void

    init(_ name: String, _ group: Group, limit: Int = 60, play: @Sendable @escaping (World) throws -> Void) {
        self.name = name
        self.group = group
        self.limit = limit
        self.play = play
    }
}
