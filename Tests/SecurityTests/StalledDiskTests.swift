import AsyncHTTPClient
import EndToEndSupport
import Foundation
import NIOCore
import NIOHTTP1
import Station
import Testing

@Suite("A disk that stands still holds up nobody who does not need it")
struct StalledDiskTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// More than a small machine has threads for asynchronous code, by far.
    private static let writers = 20

    @Test("while people, PINs and sign-ins wait for the disk, the board and the sign-in page are answered")
    func pages() async throws {
        let marker = folder["stalled"]
        let environment = ["LD_PRELOAD": Executable.library("SlowSync"), "SLOW_SYNC_WHILE": marker]
        try await AttackedStation.with(folder, environment: environment) { station in
            let cookie = try await station.cookie()
            let token = try await station.token([.viewBoard, .editPeople, .viewRadio, .viewPeople])
            let client = Self.client()
            defer { client.shutdown { _ in } }
            #expect(FileManager.default.createFile(atPath: marker, contents: nil))
            try await withThrowingTaskGroup(of: UInt.self) { group in
                for number in 1...Self.writers {
                    group.addTask {
                        number.isMultiple(of: 6)
                            ? try await signIn(at: station, by: client)
                            : try await add(number, to: station, token, by: client)
                    }
                }
                // The last of them is on its way before anything is asked.
                try await ContinuousClock().sleep(for: .seconds(1))
                for path in ["/", "/kiosk", "/healthz", "/sign-in", "/people", "/api/v1/board", "/metrics"] {
                    for headers in [[("Cookie", cookie)], [("Authorization", token)]] {
                        let answer = try await station.get(path, headers)
                        #expect([200, 303, 403].contains(answer.status), "\(path): \(answer.status)")
                    }
                }
                let people = try await station.get("/api/v1/people", [("Authorization", token)]).text
                #expect(!people.contains("Person"), "the disk did not stand still")
                try FileManager.default.removeItem(atPath: marker)
                for try await status in group { #expect(status == 201 || status == 303) }
            }
            #expect(try await station.get("/api/v1/people", [("Authorization", token)]).text.contains("Person 19"))
        }
    }

    /// One that has enough connections for all who wait, beside those that the questions use.
    private static func client() -> HTTPClient {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = writers
        configuration.redirectConfiguration = .disallow
        return HTTPClient(configuration: configuration)
    }

    private func add(_ number: Int, to station: AttackedStation, _ token: String, by client: HTTPClient) async throws
        -> UInt
    {
        var request = HTTPClientRequest(url: station.address + "/api/v1/people")
        request.method = .POST
        request.headers.add(name: "Authorization", value: token)
        request.headers.add(name: "Content-Type", value: "application/json")
        request.body = .bytes(ByteBuffer(string: #"{"number":\#(number),"name":"Person \#(number)"}"#))
        return UInt(try await client.execute(request, timeout: .seconds(600)).status.code)
    }

    private func signIn(at station: AttackedStation, by client: HTTPClient) async throws -> UInt {
        var request = HTTPClientRequest(url: station.address + "/sign-in")
        request.method = .POST
        request.headers.add(name: "Origin", value: station.address)
        request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
        let password = AttackedStation.password.replacing(" ", with: "+")
        request.body = .bytes(ByteBuffer(string: "name=\(station.admin.name)&password=\(password)"))
        return UInt(try await client.execute(request, timeout: .seconds(600)).status.code)
    }
}
