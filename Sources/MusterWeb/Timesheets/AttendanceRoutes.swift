import Station

/// All addresses about attendance for programs.
enum AttendanceRoutes {
    static func all(services: WebServices) -> [Route] {
        let controller = AttendanceController(services: services)
        return TimesheetAPI(controller: controller).routes + CorrectionAPI(controller: controller).routes
            + PlanAPI(controller: controller).routes
            + PeriodAPI(controller: controller).routes + RollCallAPI(controller: controller).routes
            + ExportAPI(controller: controller).routes
            + AcknowledgementAPI(controller: controller).routes + PunchImportAPI(controller: controller).routes
            + SigningAPI(controller: controller).routes + PayAPI(controller: controller).routes
            + SetupAPI(controller: controller).routes
            + LeaveRequestAPI(controller: controller).routes
    }
}
