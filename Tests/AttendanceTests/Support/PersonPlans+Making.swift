import Attendance
import BeaconKit

extension PersonPlans {
    /// Somebody's plans around an instant.
    init(
        _ person: PersonID,
        at instant: Instant,
        by schedule: Schedule,
        in site: Site,
        policy: TimesheetPolicy = TimesheetPolicy()
    ) {
        let zones = ZoneHistory(site.clock)
        var planner = Planner(schedule: schedule, zones: zones)
        self.init(of: person, department: "", on: zones.day(of: instant), planner: &planner, policy: policy)
    }
}
