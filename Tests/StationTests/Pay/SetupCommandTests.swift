import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Payroll exports and import profiles that are kept")
struct SetupCommandTests {
    private let script: TimesheetScript
    private let now = TimesheetScript.at(7, 0)
    private let monday = TimesheetScript.monday

    init() throws { script = try TimesheetScript() }

    private static let columns = #"{"columns":[{"value":"number"},{"value":"wageType"},{"value":"hours"}]}"#

    private func request(
        _ type: String,
        from day: LocalDay,
        format: String? = nil,
        template: String? = columns,
        name: String = "ours"
    ) -> PayrollSetupRequest {
        PayrollSetupRequest(
            name: name,
            format: format,
            mapping: #"{"codes":{"worked":{"type":"\#(type)"},"overtime":{"type":"\#(type)"},"absent":{"skip":true}}}"#,
            template: template,
            from: day
        )
    }

    private func file(_ from: LocalDay, _ to: LocalDay) async throws -> String {
        let snapshot = try await script.repository.snapshot()
        let range = try DayRange(from: from, to: to)
        let order = try snapshot.payrollOrder(named: "ours", for: range)
        let knowledge = Timesheet.Knowledge(complete: now)
        let pay = snapshot.pay(of: [try script.person(7)], in: range, knowledge: knowledge)
        return String(decoding: try order.file(of: pay, in: range, today: monday.adding(7)).bytes, as: UTF8.self)
    }

    @Test("a mapping counts from its first day, and what comes later leaves earlier exports as they were")
    func dated() async throws {
        for day in 0..<3 { try script.work(7, day: day) }
        _ = try await script.supervisor.keep(request("100", from: monday), at: now)
        _ = try await script.supervisor.keep(request("200", from: monday.adding(2)), at: now)
        #expect(try await file(monday, monday.adding(1)).contains("100"))
        let later = try await file(monday.adding(2), monday.adding(2))
        #expect(later.contains("200") && !later.contains("100"))
        try await script.supervisor.removePayrollSetup(SetupRemoval(name: "ours", from: monday.adding(3)), at: now)
        await #expect(throws: PayRefusal.noSetup("ours")) { _ = try await file(monday, monday.adding(3)) }
        #expect(try await file(monday, monday.adding(1)).contains("100"))
        await #expect(throws: PayRefusal.noSetup("ours")) {
            try await script.supervisor.removePayrollSetup(SetupRemoval(name: "ours", from: monday.adding(3)), at: now)
        }
    }

    @Test("an import profile reads lists by its name until it is removed")
    func profile() async throws {
        let text = "dates: day month year\nnumber: EmpNo\ntime: Clock"
        try await script.supervisor.keep(ImportProfileRequest(name: "terminal", profile: text), at: now)
        let profile = try await script.repository.snapshot().importProfile(named: "terminal")
        #expect(try profile == PunchProfile(text))
        try await script.supervisor.removeImportProfile("terminal", at: now)
        await #expect(throws: PayRefusal.noSetup("terminal")) {
            _ = try await script.repository.snapshot().importProfile(named: "terminal")
        }
    }

    @Test("what could not be used later is refused, and nothing is recorded")
    func refused() async throws {
        let head = try script.store.ownHead().sequence
        await #expect(throws: PayRefusal.badSetupName(" ours")) {
            _ = try await script.supervisor.keep(request("1", from: monday, name: " ours"), at: now)
        }
        await #expect(throws: PayrollError.formatOrTemplate) {
            _ = try await script.supervisor.keep(request("1", from: monday, format: "xero"), at: now)
        }
        await #expect(throws: PayrollError.unknownFormat("paper")) {
            _ = try await script.supervisor.keep(request("1", from: monday, format: "paper", template: nil), at: now)
        }
        await #expect(throws: PayrollError.tooLarge(limit: 65_536)) {
            let long = request(String(repeating: "1", count: 70_000), from: monday)
            _ = try await script.supervisor.keep(long, at: now)
        }
        await #expect(throws: PunchProfileError.badLine(1)) {
            try await script.supervisor.keep(ImportProfileRequest(name: "x", profile: "nonsense"), at: now)
        }
        await #expect(throws: PayRefusal.noSetup("x")) {
            try await script.supervisor.removeImportProfile("x", at: now)
        }
        #expect(try script.store.ownHead().sequence == head)
    }
}
