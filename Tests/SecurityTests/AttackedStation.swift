import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterHTTP
import MusterStorage
import Station

/// A real station with an administrator, and what an attacker may hold of it.
struct AttackedStation {
    static let password = "purple tide on sundays"

    let running: RunningStation
    let address: String
    let port: Int
    let access: AccessControl
    let admin: Account

    /// Starts one with the data of a folder.
    static func with(
        _ folder: TemporaryFolder,
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        _ body: (AttackedStation) async throws -> Void
    ) async throws {
        Descriptors.raiseLimit()
        let data = folder["data"]
        let port = try await FreePort.find()
        let all = ["serve", "--data-dir", data, "--port", "\(port)", "--time-zone", "UTC"] + arguments
        try await Executable.withStation(all, environment: environment) { running in
            _ = await running.errors.first { $0.contains("The board is at") }
            let access = AccessControl(store: try SQLiteJournal(folder: data, mode: .existing))
            var admin = try await access.accounts().first
            if admin == nil {
                admin = try await access.add(name: "Ada", role: .admin, password: password, by: "test", at: .now)
            }
            guard let admin else { throw RunningStation.Ended(description: "there is no account") }
            let address = "http://127.0.0.1:\(port)"
            try await body(
                AttackedStation(running: running, address: address, port: port, access: access, admin: admin)
            )
        }
    }

    func cookie() async throws -> String {
        let secret = try await access.signIn(
            name: admin.name,
            password: Self.password,
            address: "test",
            browser: "test",
            at: .now
        )
        return "muster=\(secret.text)"
    }

    func token(_ scopes: Set<Permission>) async throws -> String {
        "Bearer " + (try await access.makeToken(name: "Program", for: admin.id, scopes: scopes, at: .now).text)
    }

    func get(_ path: String, _ headers: [(String, String)] = []) async throws -> Web.Answer {
        try await Web.get(address + path, headers: headers)
    }

    /// A form as a browser of this station's own pages sends it.
    func post(_ path: String, _ body: String, headers: String = "", from source: String = "127.0.0.1") throws -> String
    {
        try RawConnection.ask(
            "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: \(address)\r\nConnection: close\r\n"
                + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n"
                + headers + "\r\n" + body,
            port: port,
            from: source
        )
    }

    func signIn(_ name: String, _ password: String, from source: String = "127.0.0.1") throws -> String {
        try post("/sign-in", "name=\(name)&password=\(password.replacing(" ", with: "+"))", from: source)
    }

    /// Seconds of a processor that the station has used.
    func processorSeconds() throws -> Double {
        let line = try String(contentsOfFile: "/proc/\(running.process)/stat", encoding: .utf8)
        let fields = line.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
        guard fields.count > 13, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}

extension Instant {
    static var now: Instant { Instant(Date()) }
}
