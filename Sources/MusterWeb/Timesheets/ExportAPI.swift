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
                return file(CSVText.bytes(.days(days, in: snapshot)), "text/csv; charset=utf-8", "csv", range)
            }.showing(.export),
            .get("/api/v1/exports/totals.csv", .permission(.viewHistory)) { incoming in
                let (_, days, range) = try await days(incoming)
                return file(CSVText.bytes(.totals(days)), "text/csv; charset=utf-8", "csv", range)
            }.showing(.export),
            .get("/api/v1/exports/exceptions.csv", .permission(.viewHistory)) { incoming in
                let (snapshot, days, range) = try await days(incoming)
                let bytes = CSVText.bytes(.exceptions(snapshot.exceptions(in: days), in: snapshot))
                return file(bytes, "text/csv; charset=utf-8", "csv", range)
            }.showing(.export),
            .get("/api/v1/exports/punches.csv", .permission(.viewHistory)) { incoming in
                let snapshot = try await controller.snapshot()
                let range = try await controller.range(incoming, snapshot)
                let people = try controller.people(incoming, in: range, snapshot)
                let bytes = CSVText.bytes(.punches(of: people, in: range, snapshot))
                return file(bytes, "text/csv; charset=utf-8", "csv", range)
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
                return file(bytes, type, "xlsx", range)
            }.showing(.export),
            .get("/api/v1/exports/sheets.pdf", .permission(.viewHistory)) { incoming in
                try await sheets(incoming)
            }.showing(.export),
            .post("/api/v1/exports/payroll", .permission(.viewHistory), body: .bytes(PayrollOrder.largest)) {
                incoming in
                try await payroll(incoming)
            }.showing(.export),
            .get("/api/v1/exports/bundle.jsonl", .permission(.viewHistory)) { incoming in
                let snapshot = try await controller.snapshot()
                let range = try await controller.range(incoming, snapshot)
                let bundle = try controller.services.storage.bundle(of: range, in: snapshot)
                return file(bundle.bytes, "application/jsonl", "jsonl", range)
            }.showing(.export),
            .get("/api/v1/exports/shifts.ics", .permission(.viewHistory)) { incoming in
                let (snapshot, days, range) = try await days(incoming)
                let site = snapshot.site?.name ?? "Muster"
                let bytes = ShiftCalendar.bytes(days, site: site, now: await controller.now())
                return file(bytes, "text/calendar; charset=utf-8", "ics", range)
            }.showing(.export),
            .get("/api/v1/people/:number/shifts.ics", .signedIn) { incoming in
                let snapshot = try await controller.snapshot()
                let person = try controller.visible(incoming, in: snapshot)
                let range = try await controller.range(incoming, snapshot)
                let days = snapshot.days(of: [person], in: range, knowledge: await controller.knowledge(snapshot))
                let site = snapshot.site?.name ?? "Muster"
                let bytes = ShiftCalendar.bytes(days, site: site, now: await controller.now())
                return file(bytes, "text/calendar; charset=utf-8", "ics", range)
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

    /// Monthly sheets to be signed.
    private func sheets(_ incoming: IncomingRequest) async throws -> Response {
        let (snapshot, days, range) = try await days(incoming)
        let people = days.map(\.person)
        let maker = try MonthlySheetMaker(
            snapshot: snapshot,
            people: people,
            range: range,
            texts: MonthlySheetTexts(incoming.language),
            actors: try await controller.services.access.actorNames(),
            reasons: try controller.services.journal.reasons(of: snapshot.corrections(of: people, in: range)),
            pay: snapshot.payBeside(daysOf: people, in: range, knowledge: await controller.knowledge(snapshot)),
            anchor: try controller.services.sharing.ownAnchor(),
            now: await controller.now()
        )
        let document = try await controller.services.sheets.document(of: days, by: maker)
        return file(document.bytes, "application/pdf", "pdf", range)
    }

    /// Hours and leave for a payroll program, by the mapping that comes along.
    private func payroll(_ incoming: IncomingRequest) async throws -> Response {
        let order = try PayrollOrder(
            reading: Array(incoming.bytes.readableBytesView),
            format: incoming.decodedQuery("format")
        )
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        let people = try controller.people(incoming, in: range, snapshot)
        let pay = snapshot.pay(of: people, in: range, knowledge: await controller.knowledge(snapshot))
        let made = try order.file(of: PayrollEntry.entries(of: pay), in: range)
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

    private func file(_ bytes: [UInt8], _ type: String, _ ending: String, _ range: DayRange) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: type, .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"muster-\(range.from)-\(range.to).\(ending)\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}
