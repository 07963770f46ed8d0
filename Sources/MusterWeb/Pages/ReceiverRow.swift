import BeaconKit
package import Station

/// A receiver's line.
package struct ReceiverRow: Sendable {
    package let name: String
    package let room: String
    /// A class of the style sheet and an icon's name.
    package let health: String
    package let word: String
    /// Reports per second, or since when it is deaf.
    package let detail: String

    package init(_ receiver: BoardReceiver, board: Board, clock: SiteClock) {
        let texts = clock.texts
        name = receiver.name
        room = receiver.room
        health = receiver.health.rawValue
        switch receiver.health {
        case .waiting:
            word = texts.waiting
            detail = texts.nothingHeardYet
        case .hearing:
            word = texts.hearing
            detail = texts.reportsPerSecond(Self.rate(receiver.reportsPerSecond))
        case .deaf:
            word = texts.deaf
            detail = receiver.lastHeard.map { texts.deafSince(clock.time($0, on: board.day)) } ?? ""
        }
    }

    /// With one digit after the point below ten.
    private static func rate(_ rate: Double) -> String {
        guard rate.isFinite, rate > 0 else { return "0" }
        let tenths = Int((min(rate, 1e9) * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : String((tenths + 5) / 10)
    }
}
