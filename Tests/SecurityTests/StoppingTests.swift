import EndToEndSupport
import Foundation
import Synchronization
import Testing

@Suite("Nobody stops a station from the network", .serialized)
struct StoppingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What the station does for one sign-in page is the measure: in the same run, on the same machine.
    @Test("a large form of somebody who is not signed in is neither read nor shown again")
    func largeForm() async throws {
        try await AttackedStation.with(folder) { station in
            let before = try station.processorSeconds()
            for _ in 0..<100 { _ = try await station.get("/sign-in") }
            let measure = try station.processorSeconds() - before
            for path in ["/people", "/accounts", "/settings"] {
                let answer = try station.post(path, Array(repeating: "a=b", count: 250_000).joined(separator: "&"))
                #expect(!answer.contains("kept."))
                #expect(answer.utf8.count < 100_000)
            }
            let few = try station.post("/people", "name=Mei+Lin&number=7")
            #expect(few.contains("kept.name") && few.contains("Mei Lin"))
            let all = try station.processorSeconds() - before - measure
            #expect(all < max(1, measure * 2), "\(all) s of a processor, and 100 pages \(measure) s")
            #expect(try await station.get("/healthz").status == 200)
        }
    }

    @Test("a thousand and more connections that ask nothing keep nobody out, and are closed")
    func idleConnections() async throws {
        try await AttackedStation.with(folder) { station in
            let cookie = try await station.cookie()
            var idle: [RawConnection] = []
            for number in 0..<1600 {
                let connection = try RawConnection(port: station.port, from: "127.0.0.\(2 + number % 4)")
                // Half of them begin a head and never end it.
                if number.isMultiple(of: 2) { connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n") }
                idle.append(connection)
            }
            for _ in 0..<20 {
                #expect(try await station.get("/healthz").status == 200)
                #expect(try await station.get("/people", [("Cookie", cookie)]).status == 200)
            }
            #expect(try #require(idle.last).isClosed(within: Int(patience.components.seconds)))
        }
    }

    @Test("a form that comes a byte at a time is cut off")
    func slowBody() async throws {
        try await AttackedStation.with(folder) { station in
            let connection = try RawConnection(port: station.port)
            connection.send(
                "POST /sign-in HTTP/1.1\r\nHost: 127.0.0.1:\(station.port)\r\nOrigin: \(station.address)\r\n"
                    + "Content-Length: 10000\r\n\r\nname="
            )
            #expect(connection.isClosed(within: Int(patience.components.seconds)))
        }
    }

    /// A hash of a password takes a fifth of a second, and 16 wait at most.
    @Test("wrong passwords in plenty hold up nobody who is signed in, and beyond those that can wait are refused")
    func passwords() async throws {
        try await AttackedStation.with(folder) { station in
            let cookie = try await station.cookie()
            let answers = Answers()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        try await withCheckedThrowingContinuation { (over: CheckedContinuation<Void, any Error>) in
                            // Each on a thread of its own: all are there at once.
                            Thread.detachNewThread {
                                over.resume(
                                    with: Result {
                                        let answer = try station.signIn(
                                            "nobody\(number)",
                                            "wrong",
                                            from: "127.0.1.\(number)"
                                        )
                                        answers.statuses.withLock { $0.append(Self.status(of: answer)) }
                                    }
                                )
                            }
                        }
                    }
                }
                for _ in 0..<20 {
                    let answer = try await station.get("/people", [("Cookie", cookie)])
                    #expect(answer.status == 200)
                }
                let hashed = answers.statuses.withLock { $0.count { $0 == "403" } }
                try await group.waitForAll()
                let all = answers.statuses.withLock { $0.count { $0 == "403" } }
                // Twenty pages cost less than the passwords that waited: nobody stood behind them.
                #expect(hashed < all, "\(hashed) of \(all) passwords were hashed before twenty pages were answered")
            }
            let statuses = answers.statuses.withLock { $0 }
            #expect(statuses.count == 40)
            #expect(Set(statuses) == ["403", "503"], "\(statuses)")
        }
    }

    private static func status(of answer: String) -> String {
        answer.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    }

    /// What is asked with a day, a month or two days: every such route of the API's description, and these pages.
    private static func dated(_ description: Data) throws -> [String] {
        let document = try #require(try JSONSerialization.jsonObject(with: description) as? [String: Any])
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        let shared = (document["components"] as? [String: Any])?["parameters"] as? [String: [String: Any]] ?? [:]
        var found: Set<String> = []
        for (path, methods) in paths {
            guard let get = methods["get"] as? [String: Any] else { continue }
            let listed =
                (get["parameters"] as? [[String: Any]] ?? []) + (methods["parameters"] as? [[String: Any]] ?? [])
            let names = listed.map { parameter -> [String: Any] in
                guard let name = (parameter["$ref"] as? String)?.split(separator: "/").last else { return parameter }
                return shared[String(name)] ?? [:]
            }
            let dates = names.filter { ($0["schema"] as? [String: Any])?["format"] as? String == "date" }
            guard !dates.isEmpty else { continue }
            let query = dates.filter { $0["in"] as? String == "query" }.compactMap { $0["name"] as? String }
            // A pay period stands in place of a range.
            for given in [query.filter { $0 != "period" }, query.filter { $0 == "period" }]
            where !given.isEmpty || query.isEmpty {
                let fields = given.map { "\($0)={\($0 == "from" ? "from" : "day")}" }.joined(separator: "&")
                found.insert(path.replacing("{number}", with: "7") + (fields.isEmpty ? "" : "?" + fields))
            }
        }
        #expect(found.count >= 20, "\(found)")
        return found.sorted() + [
            "/plan?month={month}", "/timesheets?on={day}", "/timesheets?from={from}&to={day}", "/visitors?day={day}",
            "/people/{id}/months/{month}", "/people/{id}/months/{month}/sheet.pdf", "/people/{id}/account/{month}",
            "/people/{id}/plan/{month}",
        ]
    }

    /// What an ordinary day costs is the measure, route by route: in the same run, on the same machine.
    @Test("no date and no range that a client can name costs more than its answer, also where the zone was changed")
    func farDates() async throws {
        try await AttackedStation.with(folder) { _ in }
        try await AttackedStation.with(folder, ["--time-zone", "Europe/Berlin"]) { station in
            let added = try await Executable.run(
                ["people", "add", "7", "Mei Lin", "--data-dir", folder["data"]]
            )
            #expect(added.code == 0, "\(added.errors)")
            let cookie = try await station.cookie()
            let people = try await station.get("/people", [("Cookie", cookie)]).text
            let id = try #require(people.firstMatch(of: #/href="/people/([0-9a-f][0-9a-f-]{7,})"/#)).output.1
            let routes = try Self.dated(await station.get("/api/v1/openapi.json", [("Cookie", cookie)]).body)
            func cost(_ route: String, from: String, to: String) async throws -> (seconds: Double, status: UInt) {
                let path = route.replacing("{from}", with: from).replacing("{day}", with: to)
                    .replacing("{month}", with: to.prefix(7)).replacing("{id}", with: id)
                let before = try station.processorSeconds()
                let status = try await station.get(path, [("Cookie", cookie)]).status
                #expect(status < 500 && status != 403 && status != 401, "\(path): \(status)")
                return (try station.processorSeconds() - before, status)
            }
            for route in routes {
                _ = try await cost(route, from: "2026-10-01", to: "2026-10-31")
                let usual = try await cost(route, from: "2026-10-01", to: "2026-10-31")
                #expect(usual.status == 200 || usual.status == 404, "\(route): \(usual.status)")
                for (from, to) in [
                    ("0001-01-01", "0001-01-31"), ("9999-12-01", "9999-12-31"), ("0001-01-01", "9999-12-31"),
                    ("2026-10-31", "2026-10-01"),
                ] {
                    let far = try await cost(route, from: from, to: to)
                    #expect(
                        far.seconds < usual.seconds * 10 + 1,
                        "\(route) from \(from) to \(to): \(far.seconds) s, and October \(usual.seconds) s"
                    )
                    let isLong = route.contains("{from}") && from != to && from.prefix(4) != to.prefix(4)
                    if isLong, route.hasPrefix("/api/") { #expect(far.status == 422, "\(route): \(far.status)") }
                }
            }
        }
    }
}

/// What was answered to those who tried.
private final class Answers: Sendable {
    let statuses = Mutex<[String]>([])
}
