/// A day as payroll sees it: every moment that is paid, once, with its base code and its supplements.
package struct DayPay: Hashable, Sendable {
    package let day: LocalDay
    /// In order of time, never overlapping.
    package let slices: [PaySlice]
    /// What has no place on the clock: credits.
    package let lines: [PayLine]
    /// What of the day's time was paid already, with the day before or by an earlier span, in µs.
    package let twice: Int64

    /// In µs. The base codes add up to the length of all spans and lines.
    package var sums: PaySums {
        var sums = PaySums()
        for slice in slices { sums.add(slice.code, slice.interval.length, supplements: slice.supplements) }
        for line in lines { sums.add(line.code, line.length) }
        return sums
    }

    /// In whole minutes, as they are shown and handed on. They add up to the day's whole minutes, because minutes are
    /// cut where they lie in the day and not in each code: the second half of a minute that one code begins is the
    /// other's.
    package var minutes: PaySums {
        var sums = PaySums()
        var before: Int64 = 0
        func cut(_ length: Int64) -> Int64 {
            defer { before += length }
            return (before + length) / 60_000_000 - before / 60_000_000
        }
        for slice in slices { sums.add(slice.code, cut(slice.interval.length), supplements: slice.supplements) }
        for line in lines { sums.add(line.code, cut(line.length)) }
        return sums
    }
}
