/// A time on the office's wall clock, to the second.
package struct TimeOfDay: Hashable, Comparable, Sendable {
    /// Seconds since midnight.
    package var seconds: Int

    package init(seconds: Int) {
        self.seconds = seconds
    }

    /// Makes a time from the hour, the minute and the second.
    package init(_ hour: Int, _ minute: Int, _ second: Int = 0) {
        seconds = (hour * 60 + minute) * 60 + second
    }

    /// The time that many seconds later.
    func adding(_ delta: Int) -> TimeOfDay {
        TimeOfDay(seconds: seconds + delta)
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.seconds < right.seconds
    }
}
