import BeaconKit

extension Entry {
    /// When it happened by the clock on the site's wall, in µs since 1970-01-01 00:00 of that clock: by what the entry says
    /// itself, whatever zone the site has since.
    package var wall: Int64 { happened.microseconds + Int64(offset) * 1_000_000 }

    /// The day on the site's wall on which it happened.
    package var day: LocalDay {
        // Down, also before 1970.
        let (days, rest) = wall.quotientAndRemainder(dividingBy: 86_400_000_000)
        return LocalDay(ordinal: Int(rest < 0 ? days - 1 : days))
    }
}
