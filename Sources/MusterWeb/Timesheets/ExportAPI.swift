import Attendance
import Hummingbird
import Station

/// Timesheets and shifts as files.
struct ExportAPI: Sendable {
    let desk: AttendanceDesk

    var routes: [Route] {
        [
            .get("/api/v1/exports/timesheets.csv", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    let (books, days, range) = try await days(visit)
                    return file(CSVText.bytes(.days(days, in: books)), "text/csv; charset=utf-8", "csv", range)
                }
            }.showing(.export),
            .get("/api/v1/exports/totals.csv", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    let (_, days, range) = try await days(visit)
                    return file(CSVText.bytes(.totals(days)), "text/csv; charset=utf-8", "csv", range)
                }
            }.showing(.export),
            .get("/api/v1/exports/exceptions.csv", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    let (books, days, range) = try await days(visit)
                    let bytes = CSVText.bytes(.exceptions(books.exceptions(in: days), in: books))
                    return file(bytes, "text/csv; charset=utf-8", "csv", range)
                }
            }.showing(.export),
            .get("/api/v1/exports/punches.csv", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    let books = try await desk.books()
                    let range = try await desk.range(visit, books)
                    let people = try desk.people(visit, in: range, books)
                    let bytes = CSVText.bytes(.punches(of: people, in: range, books))
                    return file(bytes, "text/csv; charset=utf-8", "csv", range)
                }
            }.showing(.export),
            .get("/api/v1/exports/timesheets.xlsx", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    let (books, days, range) = try await days(visit)
                    let pay = books.payBeside(
                        daysOf: days.map(\.person),
                        in: range,
                        knowledge: await desk.knowledge(books)
                    )
                    let anchor = try desk.services.sharing.ownAnchor()
                    let tables = ReportTable.workbook(days, pay: pay, in: books, anchor: anchor)
                    let bytes = try desk.services.spreadsheets.workbook(tables)
                    let type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                    return file(bytes, type, "xlsx", range)
                }
            }.showing(.export),
            .get("/api/v1/exports/sheets.pdf", .permission(.viewHistory)) { visit in
                try await desk.answering { try await sheets(visit) }
            }.showing(.export),
            .post("/api/v1/exports/payroll", .permission(.viewHistory), body: .bytes(PayrollOrder.largest)) { visit in
                try await desk.answering { try await payroll(visit) }
            }.showing(.export),
            .get("/api/v1/exports/bundle.jsonl", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    let books = try await desk.books()
                    let range = try await desk.range(visit, books)
                    let bundle = try desk.services.storage.bundle(of: range, in: books)
                    return file(bundle.bytes, "application/jsonl", "jsonl", range)
                }
            }.showing(.export),
            .get("/api/v1/exports/shifts.ics", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    let (books, days, range) = try await days(visit)
                    let site = books.site?.name ?? "Muster"
                    let bytes = ShiftCalendar.bytes(days, site: site, now: await desk.now())
                    return file(bytes, "text/calendar; charset=utf-8", "ics", range)
                }
            }.showing(.export),
            .get("/api/v1/people/:number/shifts.ics", .signedIn) { visit in
                try await desk.answering {
                    let books = try await desk.books()
                    let person = try desk.visible(visit, in: books)
                    let range = try await desk.range(visit, books)
                    let days = books.days(of: [person], in: range, knowledge: await desk.knowledge(books))
                    let site = books.site?.name ?? "Muster"
                    let bytes = ShiftCalendar.bytes(days, site: site, now: await desk.now())
                    return file(bytes, "text/calendar; charset=utf-8", "ics", range)
                }
            }.showing(.export),
            .get("/api/v1/people/:number/record", .signedIn) { visit in
                try await desk.answering {
                    let books = try await desk.books()
                    let person = try desk.visible(visit, in: books)
                    let access = desk.services.desk
                    let beside = PersonRecord.Beside(
                        accounts: try await access.accounts(),
                        accesses: try await access.accesses(to: person.id, limit: .max),
                        actors: try await access.actorNames()
                    )
                    let journal = desk.services.journal
                    return .json(try PersonRecord.bytes(of: person, in: books, from: journal, beside: beside))
                }
            }.showing(.export),
        ]
    }

    /// Monthly sheets to be signed.
    private func sheets(_ visit: Visit) async throws -> Response {
        let (books, days, range) = try await days(visit)
        let people = days.map(\.person)
        let maker = try MonthlySheetMaker(
            books: books,
            people: people,
            range: range,
            texts: MonthlySheetTexts(visit.language),
            actors: try await desk.services.desk.actorNames(),
            reasons: try desk.services.journal.reasons(of: books.corrections(of: people, in: range)),
            pay: books.payBeside(daysOf: people, in: range, knowledge: await desk.knowledge(books)),
            anchor: try desk.services.sharing.ownAnchor(),
            now: await desk.now()
        )
        let document = try await desk.services.sheets.document(of: days, by: maker)
        return file(document.bytes, "application/pdf", "pdf", range)
    }

    /// Hours and leave for a payroll program, by the mapping that comes along.
    private func payroll(_ visit: Visit) async throws -> Response {
        let order = try PayrollOrder(
            reading: Array(visit.bytes.readableBytesView),
            format: visit.decodedQuery("format")
        )
        let books = try await desk.books()
        let range = try await desk.range(visit, books)
        let people = try desk.people(visit, in: range, books)
        let pay = books.pay(of: people, in: range, knowledge: await desk.knowledge(books))
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

    private func days(_ visit: Visit) async throws -> (Books, [PersonDays], DayRange) {
        let books = try await desk.books()
        let range = try await desk.range(visit, books)
        let people = try desk.people(visit, in: range, books)
        return (books, books.days(of: people, in: range, knowledge: await desk.knowledge(books)), range)
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
