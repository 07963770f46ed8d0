/// What is scheduled, for people to look through.
extension Schedule {
    /// Every shift as it was defined, by its code and then by the first day on which it counts.
    package var shifts: [(from: LocalDay, template: ShiftTemplate)] {
        templates.values.joined().map { ($0.from, $0.template) }
            .sorted { ($0.template.code, $0.from) < ($1.template.code, $1.from) }
    }

    /// Who works by which rota, by the first day on which each counts.
    package var allAssignments: [ScheduleAssignment] {
        assignments.values.joined().sorted { ($0.from, $0.id) < ($1.from, $1.id) }
    }

    /// In the order of the days.
    package var allHolidays: [Holiday] { holidays.values.sorted { $0.day < $1.day } }

    /// In the order of their first days.
    package var allLeave: [Leave] { leaves.values.joined().sorted { ($0.from, $0.id) < ($1.from, $1.id) } }
}
