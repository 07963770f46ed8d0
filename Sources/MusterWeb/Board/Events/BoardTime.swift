import Attendance
import BeaconKit
import Foundation
package import Station

/// The station's time as a browser needs it to go on counting by itself.
package struct BoardTime: Sendable {
    /// Milliseconds since the epoch.
    package let now: Int64
    /// Seconds of the station's time in a second of real time.
    package let speed: Double
    /// Seconds that local time is ahead of UTC.
    package let offset: Int

    package init(_ board: Board) {
        now = board.now.microseconds / 1000
        speed = board.speed
        offset = (TimeZone(identifier: board.timeZone) ?? .gmt).secondsFromGMT(for: Date(board.now))
    }
}

extension JSONWriter {
    /// The members that every event has.
    package mutating func time(_ time: BoardTime) {
        key("now")
        integer(Int(time.now))
        key("speed")
        number(time.speed)
        key("offset")
        integer(time.offset)
    }
}
