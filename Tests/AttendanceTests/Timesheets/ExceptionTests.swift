import Attendance
import BeaconKit
import Testing

@Suite("What must be looked at")
struct ExceptionTests {
    @Test("every kind has its severity")
    func severities() {
        let table: [Exception.Severity: Set<Exception.Kind>] = [
            .notice: [.late, .leftEarly, .unscheduled, .weakPresence],
            .warning: [
                .absent, .closedAutomatically, .shortBreak, .overlap, .longSession, .doubtfulClock, .reportedLate,
                .together,
            ],
            .mustFix: [.missingIn, .missingOut, .afterClosing],
        ]
        for severity in Exception.Severity.allCases {
            #expect(Set(Exception.Kind.allCases.filter { $0.severity == severity }) == table[severity])
        }
        #expect(Exception.Severity.notice < .warning && Exception.Severity.warning < .mustFix)
    }

    @Test(
        "work beyond the windows of the day's shift is unscheduled",
        arguments: [("22:00", "23:30"), ("05:00", "06:30"), ("21:00", "21:30")]
    )
    func unscheduled(come: String, go: String) throws {
        var script = try DayScript()
        try script.stay("2026-03-02", "09:00", "17:00")
        try script.stay("2026-03-02", come, go)
        let day = try script.day("2026-03-02")
        #expect(day.kinds == [.unscheduled])
        #expect(day.exceptions.map(\.at) == [try script.at("2026-03-02 \(come)")])
    }

    @Test(
        "work within the windows of a shift is not, whether it begins or ends there or spans all of it",
        arguments: [("07:00", "17:00"), ("06:00", "17:00"), ("09:00", "22:00"), ("06:00", "21:45")]
    )
    func scheduled(come: String, go: String) throws {
        var script = try DayScript()
        try script.stay("2026-03-02", come, go)
        #expect(try script.day("2026-03-02").kinds.isEmpty)
    }

    @Test("who comes back shortly after the shift's end belongs to it still")
    func lateWindow() throws {
        var script = try DayScript()
        try script.stay("2026-03-02", "09:00", "17:00", "18:00", "19:00")
        #expect(try script.day("2026-03-02").kinds.isEmpty)
    }

    @Test("who comes only at night on a day with a shift was absent, and unscheduled")
    func atNight() throws {
        var script = try DayScript()
        try script.stay("2026-03-02", "22:00", "23:00")
        #expect(try script.day("2026-03-02").kinds == [.absent, .unscheduled])
    }
}
