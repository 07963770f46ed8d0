import EndToEndSupport
import Foundation
import Testing

/// A machine that runs in UTC, and a site in Berlin.
@Suite("The time zone and the hours that are chosen at set-up")
struct SetUpZoneTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: String...) async throws -> Executable.Outcome {
        try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"], "TZ": "UTC"])
    }

    private static func text(_ time: Date, _ format: String, in zone: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: zone)
        formatter.dateFormat = format
        return formatter.string(from: time)
    }

    @Test("apply to the first day and to the past: on pages, in the API and for times that are typed")
    func applied() async throws {
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0"]
        try await Executable.withStation(serve, environment: ["TZ": "UTC"]) { station in
            let address = try await station.address()
            let code = try await station.setUpCode()
            // So much was already recorded under the machine's zone.
            #expect(try await muster("people", "add", "7", "Mei Lin").code == 0)
            let cookie = try await FirstSetUp.send(
                to: address,
                code: code,
                timeZone: "Europe/Berlin",
                hours: "08:10-16:40"
            )
            func get(_ path: String) async throws -> String {
                let answer = try await Web.get(address + path, headers: [("Cookie", cookie)])
                #expect(answer.status == 200, "\(path): \(answer.status)")
                return answer.text
            }

            let people = try await get("/people")
            let id = try #require(people.firstMatch(of: #/href="/people/([0-9a-f][0-9a-f-]{7,})"/#)).output.1
            // A minute ago, on the first day; and long before it, in winter and in summer.
            let first = Date.now.addingTimeInterval(-60)
            let typed = Self.text(first, "yyyy-MM-dd HH:mm", in: "Europe/Berlin")
            let now = try await muster("punch", "7", "in", "--at", typed)
            #expect(now.code == 0, "\(now.errors)")
            for past in ["2026-01-14 08:55", "2026-07-15 08:55"] {
                let corrected = try await muster("correct", "add", "7", "in", past, "--reason", "Forgot")
                #expect(corrected.code == 0, "\(corrected.errors)")
            }
            for (local, utc) in [
                (typed, Self.text(first, "yyyy-MM-dd'T'HH:mm", in: "UTC")),
                ("2026-01-14 08:55", "2026-01-14T07:55"), ("2026-07-15 08:55", "2026-07-15T06:55"),
            ] {
                let day = String(local.prefix(10))
                if local == typed {
                    let rows = try await muster("report", "punches", "--from", day, "--to", day, "--json")
                    #expect(rows.output.contains(utc), "\(rows.output)")
                    #expect(try await get("/api/v1/people/7/punches?from=\(day)&to=\(day)").contains(utc), "\(day)")
                }
                #expect(try await get("/people/\(id)/days/\(day)").contains(local.suffix(5)), "\(day)")
                let document = try await get("/api/v1/people/7/days/\(day)")
                #expect(document.contains(utc) && document.contains("Europe/Berlin"), "\(document)")
            }
            // The hours of days long before the set-up, and of its own.
            for month in ["2026-01", "2025-07", String(typed.prefix(7))] {
                let plan = try await get("/plan?month=\(month)")
                #expect(plan.contains("08:10") && !plan.contains("09:10") && !plan.contains("10:10"), "\(month)")
            }
            let time = String(typed.suffix(5))
            #expect(try await get("/").contains(time))
            #expect(try await get("/api/v1/board").contains("Europe/Berlin"))
        }
    }
}
