import Attendance

extension DayRange {
    /// A range that a page shows at once.
    ///
    /// - Parameter most: days.
    init(from: LocalDay, to: LocalDay, most: Int) throws(ScheduleError) {
        try self.init(from: from, to: to)
        guard count <= most else { throw .rangeTooLong(days: count, limit: most) }
    }
}
