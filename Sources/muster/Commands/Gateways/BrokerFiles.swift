import ArgumentParser
import Foundation
import MusterGateways

/// The files of mosquitto's configuration.
struct BrokerFiles {
    private static let (broker, hasher) = ("/usr/sbin/mosquitto", "/usr/bin/mosquitto_passwd")

    let folder: String

    private var configuration: String { folder + "/conf.d/muster.conf" }
    private var rights: String { folder + "/muster.acl" }
    private var passwords: String { folder + "/muster.passwords" }

    /// - Throws: an exit code, where there is no mosquitto or somebody has configured it otherwise.
    func check() throws {
        let files = FileManager.default
        guard files.isExecutableFile(atPath: Self.broker), files.isExecutableFile(atPath: Self.hasher) else {
            Notice.print("muster: mosquitto is not installed. Install it: sudo apt install mosquitto")
            throw ExitCode(69)
        }
        let others = (try? files.contentsOfDirectory(atPath: folder + "/conf.d")) ?? []
        let paths =
            [folder + "/mosquitto.conf"]
            + others.filter { $0.hasSuffix(".conf") && $0 != "muster.conf" }.map { folder + "/conf.d/" + $0 }
        for path in paths {
            let text = files.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let words = ["listener", "port", "allow_anonymous", "password_file", "acl_file"]
            guard text.split(separator: "\n").contains(where: { line in words.contains { line.hasPrefix($0 + " ") } })
            else { continue }
            Notice.print(
                "muster: mosquitto is configured already, in \(path). Add the users there: see docs/gateways.md."
            )
            throw ExitCode(65)
        }
    }

    /// Adds users who are not there yet.
    ///
    /// - Returns: the passwords of those who are new.
    func add(_ users: [BrokerSetup.User], port: Int) throws -> [String: String] {
        do {
            try FileManager.default.createDirectory(
                atPath: folder + "/conf.d",
                withIntermediateDirectories: true
            )
            let old = text(rights)
            let present = BrokerSetup.names(in: old)
            var new: [String: String] = [:]
            for user in users where !present.contains(user.name) { new[user.name] = Self.password() }
            // The passwords first: an access list without them lets nobody in.
            try write(text(passwords) + (try hashed(new)), to: passwords)
            try write(BrokerSetup.accessList(old, adding: users), to: rights)
            if text(configuration).isEmpty {
                try write(BrokerSetup.configuration(port: port, folder: folder), to: configuration)
            }
            return new
        } catch let error as CocoaError {
            Notice.print("muster: \(folder) cannot be written (\(error.localizedDescription)). Run this as root.")
            throw ExitCode(73)
        }
    }

    /// - Throws: exit code 69 where it does not start.
    func restart() throws {
        guard try Self.run("/usr/bin/systemctl", ["restart", "mosquitto"]) == 0 else {
            Notice.print("muster: mosquitto does not start. To see why: journalctl -u mosquitto")
            throw ExitCode(69)
        }
    }

    /// The lines of the list of passwords. A password is never an argument, which everybody on the machine could read.
    private func hashed(_ new: [String: String]) throws -> String {
        guard !new.isEmpty else { return "" }
        let path = passwords + ".new"
        try write(new.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)\n" }.joined(), to: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard try Self.run(Self.hasher, ["-U", path]) == 0 else {
            Notice.print("muster: mosquitto_passwd does not work.")
            throw ExitCode(69)
        }
        return text(path)
    }

    private func text(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Writes a file that mosquitto and nobody else may read.
    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try? FileManager.default.setAttributes([.groupOwnerAccountName: "mosquitto"], ofItemAtPath: path)
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// 100 random bits, in letters and digits that nobody confuses.
    private static func password() -> String {
        let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
        var random = SystemRandomNumberGenerator()
        return String((0..<20).map { _ in letters[Int.random(in: 0..<32, using: &random)] })
    }
}
