import EndToEndSupport
import Foundation

/// A moment of the demo's first day, which is the same whenever it runs.
enum DemoMoment: Sendable {
    /// The night before, when nobody is there.
    case start
    /// Around noon: most are here, one came late, some are out for lunch, one is on leave, strangers' beacons are heard.
    case lunch
    /// Some minutes before a receiver goes deaf for a minute, at 10:20.
    case beforeDeafness

    /// A part of the way to the moment: how fast, and until when.
    struct Leg: Sendable {
        let speed: Int
        let isOver: @Sendable (BoardDocument) -> Bool
    }

    /// What passes fast is coarse: the last part of the way has to be slow enough not to miss the moment.
    var legs: [Leg] {
        switch self {
        case .start:
            []
        case .lunch:
            [
                Leg(speed: 3600) { Self.minutes(of: $0) >= 11 * 60 },
                Leg(speed: 600) { board in
                    board.people.count { $0.status == "away" } >= 3 && board.people.contains { $0.status == "late" }
                        && board.unknownBeacons.count >= 2
                },
            ]
        case .beforeDeafness:
            [
                Leg(speed: 3600) { Self.minutes(of: $0) >= 9 * 60 + 15 },
                Leg(speed: 600) { Self.minutes(of: $0) >= 10 * 60 + 14 },
            ]
        }
    }

    /// The time of day at the demo's site, in minutes since midnight.
    private static func minutes(of board: BoardDocument) -> Int {
        let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        guard let now = try? format.parse(board.now), let zone = TimeZone(identifier: "Europe/Berlin") else { return 0 }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let time = calendar.dateComponents([.hour, .minute], from: now)
        return (time.hour ?? 0) * 60 + (time.minute ?? 0)
    }
}
