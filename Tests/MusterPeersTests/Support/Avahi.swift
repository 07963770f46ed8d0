import EndToEndSupport
import Foundation
import Subprocess

/// An Avahi daemon of a host's own, with a D-Bus daemon of its own.
struct Avahi: Sendable {
    private static let programs = ["/usr/bin/dbus-daemon", "/usr/sbin/avahi-daemon"]

    /// Whether they are installed; MUSTER_NETWORK_REQUIRED=1 demands it.
    static var isPossible: Bool {
        Network.isPossible
            && (ProcessInfo.processInfo.environment["MUSTER_NETWORK_REQUIRED"] == "1"
                || programs.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) })
    }

    private let folder: TemporaryFolder
    private let wrapper: [String]

    /// - Parameters:
    ///   - name: what the host is called: two with one name look for others for minutes.
    ///   - wrapper: what a program of the host is run by.
    init(_ name: String, wrapper: [String]) throws {
        folder = try TemporaryFolder()
        self.wrapper = wrapper
        try """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
            "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>system</type>
          <listen>unix:path=\(folder["bus"])</listen>
          <auth>EXTERNAL</auth>
          <policy context="default">
            <allow user="*"/>
            <allow own="*"/>
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
          </policy>
        </busconfig>
        """.write(toFile: folder["bus.conf"], atomically: true, encoding: .utf8)
        try "[server]\nhost-name=\(name)\nuse-ipv6=no\n[publish]\npublish-workstation=no\n"
            .write(toFile: folder["avahi.conf"], atomically: true, encoding: .utf8)
    }

    /// By which programs find this daemon and no other.
    var environment: [String: String] { ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(folder["bus"])"] }

    /// Runs the daemon while `body` uses it.
    func run(_ body: () async throws -> Void) async throws {
        try await Self.running(["dbus-daemon", "--nofork", "--nopidfile", "--config-file=\(folder["bus.conf"])"]) {
            try await waitFor { FileManager.default.fileExists(atPath: folder["bus"]) }
            // Two daemons must not find each other's number and socket in /run: it is another one in there.
            let command = """
                mount -t tmpfs tmpfs /run && exec avahi-daemon --no-chroot --no-drop-root --no-rlimits \
                -f '\(folder["avahi.conf"])'
                """
            try await Self.running(wrapper + ["sh", "-c", command], environment: environment, body)
        }
    }

    private func waitFor(_ isSo: () -> Bool) async throws {
        _ = try await comesTrue(isSo)
    }

    /// Runs a program while `body` uses it, and ends it after.
    private static func running(
        _ command: [String],
        environment: [String: String] = [:],
        _ body: () async throws -> Void
    ) async throws {
        let changes = environment.map { (Environment.Key(stringLiteral: $0.key), Optional($0.value)) }
        _ = try await Subprocess.run(
            .name(command[0]),
            arguments: Arguments(Array(command.dropFirst())),
            environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)),
            input: .none,
            output: .discarded,
            error: .discarded
        ) { execution in
            do {
                try await body()
            } catch {
                try? execution.send(signal: .kill)
                throw error
            }
            try? execution.send(signal: .kill)
        }
    }
}
