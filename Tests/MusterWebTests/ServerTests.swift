import Attendance
import BeaconKit
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import ServiceLifecycle
import Station
import Testing
import MusterWeb

@Suite("Server", .timeLimit(.minutes(5)))
struct ServerTests {
    @Test(
        "only names of this machine are answered on loopback",
        arguments: [
            ("localhost", true), ("localhost:8080", true), ("127.0.0.1", true), ("127.0.0.1:9", true),
            ("[::1]:8080", true),
            ("127.8.8.8", true), ("LOCALHOST", true), ("evil.example", false), ("127.0.0.1.evil.example", false),
            ("localhost.evil.example", false), ("", false), ("127.0.0.256", false), ("[::2]", false),
            ("192.168.1.2", false),
        ]
    )
    func hosts(authority: String, isLoopback: Bool) {
        #expect(LoopbackHost.isLoopback(String(LoopbackHost.host(of: authority))) == isLoopback)
    }

    @Test("a foreign name that points here is refused, with the reason in words")
    func rebinding() async throws {
        try await serve { port in
            try await LiveConnection.open(port: port) { connection in
                try await connection.get("/", host: "evil.example:\(port)")
                #expect(try await connection.read(until: "This station only answers to the names"))
            }
        }
    }

    @Test("every answer bears the security headers", arguments: ["/", "/nothing", "/api/v1/board", "/healthz"])
    func headers(path: String) async throws {
        let app = try makeTestApplication(InMemoryBoardSource(Fixtures.board()))
        try await app.test(.router) { client in
            try await client.execute(uri: path, method: .get) { response in
                let policy = try #require(response.headers[.contentSecurityPolicy])
                #expect(policy.hasPrefix("default-src 'none'") && !policy.contains("unsafe"))
                #expect(response.headers[.xContentTypeOptions] == "nosniff")
                // With “no-referrer” browsers hide the origin of our own forms, which are refused then.
                #expect(response.headers[try #require(HTTPField.Name("Referrer-Policy"))] == "same-origin")
                #expect(response.headers[.cacheControl] == "no-store")
            }
        }
    }

    @Test("an unknown page is answered with a page, in the browser's language")
    func notFound() async throws {
        let app = try makeTestApplication(InMemoryBoardSource(Fixtures.board()))
        try await app.test(.router) { client in
            try await client.execute(uri: "/a/b?x=<b>", method: .get, headers: [.acceptLanguage: "zh"]) { response in
                #expect(response.status == .notFound)
                #expect(String(buffer: response.body).contains("没有这个页面"))
            }
        }
    }

    @Test("HEAD is answered without a body")
    func head() async throws {
        try await serve { port in
            try await LiveConnection.open(port: port) { connection in
                try await connection.send("HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                #expect(try await !connection.read(until: "<html"))
            }
        }
    }

    @Test("a photo is kept for ever under the name of its content; what is none is not found")
    func photos() async throws {
        let name = String(repeating: "0a", count: 32)
        let photo = try Photo(bytes: [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1])
        let source = InMemoryBoardSource(try Fixtures.board(), photos: [Commitment(rawValue: name): photo])
        try await makeTestApplication(source).test(.router) { client in
            try await client.execute(uri: "/photos/\(name)", method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.headers[.contentType] == "image/jpeg")
                #expect(response.headers[.cacheControl]?.contains("immutable") == true)
                #expect(Array(buffer: response.body) == photo.bytes)
            }
            for path in [
                "/photos/\(String(repeating: "00", count: 32))", "/photos/..%2f..%2fetc%2fpasswd", "/photos/x",
            ] {
                try await client.execute(uri: path, method: .get) { #expect($0.status == .notFound) }
            }
        }
    }

    @Test("an asset's address of an older version is answered, but not for ever")
    func oldAsset() async throws {
        let app = try makeTestApplication(InMemoryBoardSource(Fixtures.board()))
        try await app.test(.router) { client in
            try await client.execute(uri: "/assets/0123456789abcdef/muster.css", method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.headers[.cacheControl] == "no-store")
            }
            try await client.execute(uri: "/assets/0123456789abcdef/page.mustache", method: .get) { response in
                #expect(response.status == .notFound)
            }
        }
    }

    @Test("a port in use is one line that says what to do")
    func portInUse() async throws {
        try await serve { port in
            let second = WebServer(
                services: try makeTestServices(InMemoryBoardSource(Fixtures.board())),
                configuration: WebConfiguration(port: port, version: "1"),
                logger: Self.silent
            )
            let error = await #expect(throws: WebError.self) { try await second.run() }
            #expect(error?.code == .portInUse)
            #expect(
                error?.description
                    == "Port \(port) is in use. Stop the other program or choose another port: `--port 8123`."
            )
        }
    }

    @Test("an address that this machine does not have is one line that says what to do")
    func foreignAddress() async throws {
        let server = WebServer(
            services: try makeTestServices(InMemoryBoardSource(Fixtures.board())),
            configuration: WebConfiguration(host: "192.0.2.1", port: 0, version: "1"),
            logger: Self.silent
        )
        let error = await #expect(throws: WebError.self) { try await server.run() }
        #expect(error?.code == .addressNotAvailable)
    }

    @Test("the shutdown ends open streams at once")
    func shutdown() async throws {
        try await serve { port, stop in
            try await LiveConnection.open(port: port) { connection in
                try await connection.get("/events", host: "localhost")
                #expect(try await connection.read(until: "event: board"))
                let start = ContinuousClock.now
                await stop()
                try await connection.readToEnd()
                #expect(start.duration(to: .now) < .seconds(2))
            }
        }
    }

    @Test("a client that never reads cannot hold up the shutdown")
    func stuckClient() async throws {
        var board = try Fixtures.board()
        board.people = try (1...5000).map { try Fixtures.person($0, "Person \($0)", arrived: 500) }
        let start = ContinuousClock.now
        try await serve(board: board) { port, stop in
            try await LiveConnection.open(port: port) { connection in
                try await connection.get("/events", host: "localhost")
                // One piece of several megabytes; the rest stays in the server.
                #expect(try await connection.read(until: "retry"))
                await stop()
            }
        }
        #expect(start.duration(to: .now) < .seconds(20))
    }

    private static var silent: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }

    private func serve(_ use: @escaping @Sendable (_ port: Int) async throws -> Void) async throws {
        try await serve(board: nil) { port, _ in try await use(port) }
    }

    /// Runs a server for the time of `use`, which gets its port and a way to begin the shutdown.
    private func serve(
        board: Board? = nil,
        _ use: @escaping @Sendable (_ port: Int, _ stop: @escaping @Sendable () async -> Void) async throws -> Void
    ) async throws {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let server = WebServer(
            services: try makeTestServices(InMemoryBoardSource(board ?? Fixtures.board())),
            configuration: WebConfiguration(port: 0, version: "1", shutdownTimeout: .seconds(1), isOpenBoard: true),
            logger: Self.silent
        ) { port.yield($0) }
        let services = ServiceGroup(services: [server], logger: Self.silent)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await services.run() }
            for await number in ports {
                try await use(number) { await services.triggerGracefulShutdown() }
                break
            }
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
        }
    }
}
