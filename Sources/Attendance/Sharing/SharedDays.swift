/// The latest days of people whose punches stand in several chains: the same on every station with the same punches and
/// the same hours, in whichever order they arrived.
package enum SharedDays {
    /// - Parameters:
    ///   - punches: of one person, in any order, each once.
    /// - Returns: the day that is open, or else the latest.
    package static func latest(_ punches: [RecordedPunch], site: Site) -> DayRecord? {
        var latest: DayRecord?
        for punch in punches.sorted() {
            latest = DayRecord.after(punch.punch, at: punch.happened, latest: latest, site: site) ?? latest
        }
        return latest
    }
}
