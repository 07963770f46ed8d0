package import Attendance
package import BeaconKit
package import Logging

/// What a part of the engine wants of another part, or of the station.
package enum Effect: Hashable, Sendable {
    /// Append it as soon as the journal can be written.
    case record(EntryDraft)
    /// Append it with what waits, now or never.
    case recordNow(EntryDraft)
    /// These receivers hear nothing from now on: the people they heard stay as last known.
    case silence([ReceiverID])
    /// A receiver stands in a room.
    case place(ReceiverID, RoomID)
    /// A receiver is not missed any more.
    case retire(ReceiverID)
    /// The radio as a whole is in another condition.
    case radio(RadioCondition)
    case station(StationEffect)

    static func log(_ level: Logger.Level, _ text: String, _ details: [String: String] = [:]) -> Effect {
        .station(.log(LogLine(level, text, details)))
    }
}

/// What the engine wants of the actor around it, besides what it does with the store.
package enum StationEffect: Hashable, Sendable {
    /// Send this to whoever watches the board.
    case publish(BoardUpdate)
    /// Wake whoever watches items.
    case wakeItemReaders
    /// Send these entries to whoever reads along. They are durable.
    case deliver([Entry])
    case log(LogLine)
}

/// A line for the log.
package struct LogLine: Hashable, Sendable {
    package let level: Logger.Level
    package let text: String
    package let details: [String: String]

    package init(_ level: Logger.Level, _ text: String, _ details: [String: String] = [:]) {
        self.level = level
        self.text = text
        self.details = details
    }
}

extension Logger {
    func log(_ line: LogLine) {
        log(level: line.level, "\(line.text)", metadata: line.details.mapValues { "\($0)" })
    }
}

extension EntryDraft {
    /// What the station itself says.
    ///
    /// - Parameter receiver: the name of the receiver that it is about, if it is about one.
    package init(ofStation fact: Fact, happened: Instant, source: Source = .system, receiver: String? = nil) {
        self.init(fact, happened: happened, source: source, receiver: receiver, actor: "station")
    }
}
