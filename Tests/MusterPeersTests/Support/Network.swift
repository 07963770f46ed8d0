import EndToEndSupport
import Foundation
import Subprocess

/// A network of a test's own: a switch and hosts, each in a network namespace, reached at 10.77.0.1, 10.77.0.2 …
struct Network: Sendable {
    private let prefix: String

    /// Whether this machine lets a test make namespaces and drop packets; MUSTER_NETWORK_REQUIRED=1 demands it.
    static let isPossible: Bool =
        ProcessInfo.processInfo.environment["MUSTER_NETWORK_REQUIRED"] == "1"
        || (geteuid() == 0
            && ["/sbin/ip", "/usr/sbin/nft"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) })

    /// Makes the network for the time of `body`.
    static func with(hosts: Int, _ body: (Network) async throws -> Void) async throws {
        let network = Network(prefix: "mst\(UInt16.random(in: .min ... .max))")
        do {
            try await network.make(hosts)
            try await body(network)
        } catch {
            await network.remove(hosts)
            throw error
        }
        await network.remove(hosts)
    }

    /// What a program of a host is run by.
    func wrapper(_ host: Int) -> [String] { ["ip", "netns", "exec", "\(prefix)-\(host)"] }

    func address(_ host: Int) -> String { "10.77.0.\(host)" }

    /// Drops so many of a hundred packets that come to a host.
    func lose(_ percent: Int, at host: Int) async throws {
        try await shell(
            """
            ip netns exec \(prefix)-\(host) nft 'add table inet loss; add chain inet loss in \
            { type filter hook input priority 0; }; \
            add rule inet loss in iifname eth0 numgen random mod 100 < \(percent) drop'
            """
        )
    }

    /// Pulls the plug of a host, or puts it in again.
    func connect(_ host: Int, _ isConnected: Bool) async throws {
        try await shell("ip -n \(prefix)-0 link set v\(host) \(isConnected ? "up" : "down")")
    }

    /// Ends the way between two hosts, whose others are as before, or opens it again. They are told at once that there is
    /// none, as by a router.
    func link(_ one: Int, _ other: Int, _ isOpen: Bool) async throws {
        for (host, target) in [(one, other), (other, one)] {
            let change = isOpen ? "del" : "add"
            try await shell("ip -n \(prefix)-\(host) route \(change) unreachable \(address(target))/32")
        }
    }

    private func make(_ hosts: Int) async throws {
        try await shell(
            "ip netns add \(prefix)-0 && ip -n \(prefix)-0 link add br0 type bridge && ip -n \(prefix)-0 link set br0 up"
        )
        for host in 1...hosts {
            try await shell(
                """
                ip netns add \(prefix)-\(host) &&
                ip -n \(prefix)-0 link add v\(host) type veth peer name eth0 netns \(prefix)-\(host) &&
                ip -n \(prefix)-0 link set v\(host) master br0 up &&
                ip -n \(prefix)-\(host) addr add \(address(host))/24 dev eth0 &&
                ip -n \(prefix)-\(host) link set eth0 up && ip -n \(prefix)-\(host) link set lo up
                """
            )
        }
    }

    private func remove(_ hosts: Int) async {
        for host in 0...hosts { try? await shell("ip netns del \(prefix)-\(host)") }
    }

    private func shell(_ command: String) async throws {
        let result = try await Subprocess.run(
            .name("sh"),
            arguments: ["-c", command],
            output: .string(limit: 1 << 16),
            error: .string(limit: 1 << 16)
        )
        guard result.terminationStatus.isSuccess else {
            throw RunningStation.Ended(description: "\(command): \(result.standardError)")
        }
    }
}
