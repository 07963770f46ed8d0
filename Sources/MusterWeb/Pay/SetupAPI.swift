import Attendance
import Hummingbird
import Station

/// Payroll exports and import profiles that the site keeps, for programs.
struct SetupAPI: Sendable {
    private static let limit = Route.Body.bytes(AttendanceController.documentLimit + 4 * PayrollSetupRequest.largest)

    let controller: AttendanceController

    var routes: [Route] {
        [
            .get("/api/v1/payroll-setups", .permission(.viewHistory)) { incoming in
                let table = ReportTable.payrollSetups(in: try await controller.snapshot())
                return try .page(of: table, as: "setups", by: ["name", "from"], for: incoming)
            },
            .post("/api/v1/payroll-setups", .permission(.changeSettings), body: Self.limit) { incoming in
                let request = try incoming.decode(PayrollSetupRequest.self)
                let now = await controller.now()
                try await controller.once("payroll setup", incoming) { _ = try await $0.keep(request, at: now) }
                return .table(.payrollSetups(in: try await controller.snapshot()), as: "setups", status: .created)
            },
            .post("/api/v1/payroll-setups/remove", .permission(.changeSettings), body: Self.limit) { incoming in
                let request = try incoming.decode(SetupRemoval.self)
                let now = await controller.now()
                try await controller.once("end of payroll setup", incoming) {
                    try await $0.removePayrollSetup(request, at: now)
                }
                return .table(.payrollSetups(in: try await controller.snapshot()), as: "setups")
            },
            .get("/api/v1/import-profiles", .permission(.correctTimes)) { incoming in
                let table = ReportTable.importProfiles(in: try await controller.snapshot())
                return try .page(of: table, as: "profiles", by: ["name"], for: incoming)
            },
            .post("/api/v1/import-profiles", .permission(.correctTimes), body: Self.limit) { incoming in
                let request = try incoming.decode(ImportProfileRequest.self)
                let now = await controller.now()
                try await controller.once("import profile", incoming) { try await $0.keep(request, at: now) }
                let table = ReportTable.importProfiles(in: try await controller.snapshot())
                return .table(table, as: "profiles", status: .created)
            },
            .post("/api/v1/import-profiles/remove", .permission(.correctTimes), body: Self.limit) { incoming in
                let name = try incoming.decode(ImportProfileRemoval.self).name
                let now = await controller.now()
                try await controller.once("end of import profile", incoming) {
                    try await $0.removeImportProfile(name, at: now)
                }
                return .table(.importProfiles(in: try await controller.snapshot()), as: "profiles")
            },
        ]
    }

    private struct ImportProfileRemoval: Decodable {
        let name: String
    }
}
