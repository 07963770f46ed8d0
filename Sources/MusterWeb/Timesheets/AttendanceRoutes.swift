import Station

/// All addresses about attendance for programs.
enum AttendanceRoutes {
    static func all(services: WebServices) -> [Route] {
        let desk = AttendanceDesk(services: services)
        return TimesheetAPI(desk: desk).routes + CorrectionAPI(desk: desk).routes + PlanAPI(desk: desk).routes
            + PeriodAPI(desk: desk).routes + RollCallAPI(desk: desk).routes + ExportAPI(desk: desk).routes
            + AcknowledgementAPI(desk: desk).routes + PunchImportAPI(desk: desk).routes
            + PayAPI(desk: desk).routes
    }
}
