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

    @Test("a month in the year 9999 costs what any month costs, also where the zone was changed")
    func farMonth() async throws {
        try await AttackedStation.with(folder) { _ in }
        try await AttackedStation.with(folder, ["--time-zone", "Europe/Berlin"]) { station in
            let cookie = try await station.cookie()
            let paths = ["/plan?month=", "/api/v1/plan?from=", "/timesheets?on="]
            func cost(_ day: String) async throws -> Double {
                let before = try station.processorSeconds()
                for path in paths {
                    let answer = try await station.get(
                        path + day.prefix(path.hasPrefix("/plan") ? 7 : 10),
                        [("Cookie", cookie)]
                    )
                    #expect(answer.status < 500)
                }
                return try station.processorSeconds() - before
            }
            _ = try await cost("2026-11-01")
            let usual = try await cost("2026-11-01")
            let far = try await cost("9999-12-01")
            #expect(far < usual * 10 + 1, "\(far) s, and this month \(usual) s")
        }
    }
}

/// What was answered to those who tried.
private final class Answers: Sendable {
    let statuses = Mutex<[String]>([])
}
