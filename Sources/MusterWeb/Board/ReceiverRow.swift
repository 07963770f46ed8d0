import BeaconKit
package import Station

/// A receiver's line.
package struct ReceiverRow: Sendable {
    package let name: String
    package let room: String
    /// A class of the style sheet and an icon's name.
    package let health: String
    package let word: String
    /// Reports per second, or why or since when it is deaf; and what was lost.
    package let detail: String

    package init(_ receiver: BoardReceiver, board: Board, clock: SiteClock) {
        let texts = clock.texts
        name = receiver.name
        room = receiver.room
        health = receiver.health.rawValue
        var details: [String] = []
        switch receiver.health {
        case .waiting:
            word = texts.waiting
            details.append(texts.nothingHeardYet)
        case .hearing:
            word = texts.hearing
            details.append(texts.reportsPerSecond(Self.rate(receiver.reportsPerSecond)))
        case .deaf:
            word = texts.deaf
            if let since = receiver.lastHeard { details.append(texts.deafSince(clock.time(since, on: board.day))) }
        }
        if let condition = receiver.condition, condition.isFault {
            details.append(texts.radio(condition, receiver.name).title)
        }
        if receiver.lostPackets > 0 { details.append(texts.lostReports(receiver.lostPackets)) }
        // The kernel's present name, where that is another than the one by which the receiver is known.
        if let adapter = receiver.adapter, receiver.name != adapter, !receiver.name.hasPrefix(adapter + " ") {
            details.append(texts.nowNamed(adapter))
        }
        detail = details.joined(separator: " · ")
    }

    /// With one digit after the point below ten.
    static func rate(_ rate: Double) -> String {
        guard rate.isFinite, rate > 0 else { return "0" }
        let tenths = Int((min(rate, 1e9) * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : String((tenths + 5) / 10)
    }
}
