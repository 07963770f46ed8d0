/// One thing that a law asks, as numbers. All in minutes.
package enum LawRule: Hashable, Sendable {
    /// So much rest between the work of one day and that of the next.
    case dailyRest(Int)
    /// So much rest without interruption in each week; with more than one week, the rests of so many may be taken together.
    case weeklyRest(Int, over: Int = 1)
    /// With more work on a day than this, or as much if `orAtIt`, breaks of so much in all; shorter parts do not count.
    case breaks(after: Int, orAtIt: Bool, total: Int, part: Int)
    /// No longer without a break; shorter breaks do not count.
    case stretch(Int, part: Int)
    /// No more work on a day.
    case day(Int)
    /// No more work in a week.
    case week(Int)
    /// No more work in a week, on average over so many weeks.
    case average(Int, weeks: Int)
    /// The same for people who mostly work at night.
    case nightAverage(Int, weeks: Int)
    /// No more work on a day with night work, where the work is dangerous or straining.
    case hazardousNight(Int)
    /// The nth meal of 30 minutes begins before so much was worked, on days with more work than that.
    case meal(number: Int, before: Int)
}
