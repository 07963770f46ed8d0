import Attendance
import Hummingbird
import Station

/// Timesheets and shifts as files.
struct ExportAPI: Sendable {
    let controller: AttendanceController

    var routes: [Route] {
        [
            .get("/api/v1/exports/timesheets.csv", .permission(.viewHistory)) { incoming in
                let (snapshot, days, range) = try await days(incoming)
                return .csv(CSVText.bytes(.days(days, in: snapshot)), "timesheets", range)
            }.showing(.export),
            .get("/api/v1/exports/totals.csv", .permission(.viewHistory)) { incoming in
                let (_, days, range) = try await days(incoming)
                return .csv(CSVText.bytes(.totals(days)), "totals", range)
            }.showing(.export),
            .get("/api/v1/exports/exceptions.csv", .permission(.viewHistory)) { incoming in
                let (snapshot, days, range) = try await days(incoming)
                let bytes = CSVText.bytes(.exceptions(snapshot.exceptions(in: days), in: snapshot))
                return .csv(bytes, "exceptions", range)
            }.showing(.export),
            .get("/api/v1/exports/punches.csv", .permission(.viewHistory)) { incoming in
                let snapshot = try await controller.snapshot()
                let range = try await controller.range(incoming, snapshot)
                let people = try controller.people(incoming, in: range, snapshot)
                let bytes = CSVText.bytes(.punches(of: people, in: range, snapshot))
                return .csv(bytes, "punches", range)
            }.showing(.export),
            .get("/api/v1/exports/timesheets.xlsx", .permission(.viewHistory)) { incoming in
                let (snapshot, days, range) = try await days(incoming)
                let pay = snapshot.payBeside(
                    daysOf: days.map(\.person),
                    in: range,
                    knowledge: await controller.knowledge(snapshot)
                )
                let anchor = try controller.services.sharing.ownAnchor()
                let tables = ReportTable.workbook(days, pay: pay, in: snapshot, anchor: anchor)
                let bytes = try controller.services.spreadsheets.workbook(tables)
                let type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                return .file(bytes, type, "timesheets", "xlsx", range)
            }.showing(.export),
            .get("/api/v1/exports/sheets.pdf", .permission(.viewHistory)) { incoming in
                let snapshot = try await controller.snapshot()
                let range = try await controller.range(incoming, snapshot)
                let people = try controller.people(incoming, in: range, snapshot)
                return try await controller.sheets(of: people, in: range, snapshot, for: incoming)
            }.showing(.export),
            .post("/api/v1/exports/payroll", .permission(.viewHistory), body: .bytes(PayrollOrder.largest)) {
                incoming in
                try await payroll(incoming)
            }.showing(.export),
            .get("/api/v1/exports/payroll", .permission(.viewHistory)) { incoming in
                try await payroll(incoming)
            }.showing(.export),
            .get("/api/v1/exports/bundle.jsonl", .permission(.viewHistory)) { incoming in
                let snapshot = try await controller.snapshot()
                let range = try await controller.range(incoming, snapshot)
                let bundle = try controller.services.storage.bundle(of: range, in: snapshot)
                return .file(bundle.bytes, "application/jsonl", "bundle", "jsonl", range)
            }.showing(.export),
            .get("/api/v1/exports/shifts.ics", .permission(.viewHistory)) { incoming in
                let (snapshot, days, range) = try await days(incoming)
                let site = snapshot.site?.name ?? "Muster"
                let bytes = ShiftCalendar.bytes(days, site: site, now: await controller.now())
                return .file(bytes, "text/calendar; charset=utf-8", "shifts", "ics", range)
            }.showing(.export),
            .get("/api/v1/people/:number/shifts.ics", .signedIn) { incoming in
                let snapshot = try await controller.snapshot()
                let person = try controller.visible(incoming, in: snapshot)
                let range = try await controller.range(incoming, snapshot)
                let days = snapshot.days(of: [person], in: range, knowledge: await controller.knowledge(snapshot))
                let site = snapshot.site?.name ?? "Muster"
                let bytes = ShiftCalendar.bytes(days, site: site, now: await controller.now())
                return .file(bytes, "text/calendar; charset=utf-8", "shifts", "ics", range)
            }.showing(.export),
            .get("/api/v1/people/:number/record", .signedIn) { incoming in
                let snapshot = try await controller.snapshot()
                let person = try controller.visible(incoming, in: snapshot)
                let access = controller.services.access
                let beside = PersonRecord.Beside(
                    accounts: try await access.accounts(),
                    accesses: try await access.accesses(to: person.id, limit: .max),
                    actors: try await access.actorNames()
                )
                let journal = controller.services.journal
                return .json(try PersonRecord.bytes(of: person, in: snapshot, from: journal, beside: beside))
            }.showing(.export),
        ]
    }

    /// Hours and leave for a payroll program, by the mapping that comes along, or one that is kept.
    private func payroll(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        let order =
            incoming.request.method == .get
            ? try snapshot.payrollOrder(named: incoming.decodedQuery("setup") ?? "", for: range)
            : try PayrollOrder(
                reading: Array(incoming.bytes.readableBytesView),
                format: incoming.decodedQuery("format")
            )
        let people = try controller.people(incoming, in: range, snapshot)
        let pay = snapshot.pay(of: people, in: range, knowledge: await controller.knowledge(snapshot))
        let made = try order.file(of: pay, in: range, today: snapshot.today(at: await controller.now()))
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/octet-stream", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"\(made.name)\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: made.bytes))
        )
    }

    private func days(_ incoming: IncomingRequest) async throws -> (Snapshot, [PersonDays], DayRange) {
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        let people = try controller.people(incoming, in: range, snapshot)
        return (snapshot, snapshot.days(of: people, in: range, knowledge: await controller.knowledge(snapshot)), range)
    }
}

extension AttendanceController {
    /// Monthly sheets to be signed.
    func sheets(
        of people: [Person],
        in range: DayRange,
        _ snapshot: Snapshot,
        for incoming: IncomingRequest
    ) async throws -> Response {
        let knowledge = await knowledge(snapshot)
        let maker = try MonthlySheetMaker(
            snapshot: snapshot,
            people: people,
            range: range,
            texts: MonthlySheetTexts(incoming.language),
            actors: try await services.access.actorNames(),
            reasons: try services.journal.reasons(of: snapshot.corrections(of: people, in: range)),
            pay: snapshot.payBeside(daysOf: people, in: range, knowledge: knowledge),
            anchor: try services.sharing.ownAnchor(),
            now: knowledge.now
        )
        let days = snapshot.days(of: people, in: range, knowledge: knowledge)
        let document = try await services.sheets.document(of: days, by: maker)
        return .file(document.bytes, "application/pdf", "sheets", "pdf", range)
    }
}

extension Response {
    /// A file of some days, to be saved.
    fileprivate static func csv(_ bytes: [UInt8], _ name: String, _ range: DayRange) -> Response {
        file(bytes, "text/csv; charset=utf-8", name, "csv", range)
    }

    /// A file to be saved, whose name says what it is, so that those of one range stay apart.
    fileprivate static func file(
        _ bytes: [UInt8],
        _ type: String,
        _ name: String,
        _ ending: String,
        _ range: DayRange
    ) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: type, .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"muster-\(name)-\(range.from)-\(range.to).\(ending)\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}
