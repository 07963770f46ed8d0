import EndToEndSupport
import Foundation
import Subprocess
import Testing

/// Real stations beside real Avahi daemons, one for each host.
@Suite(
    "Stations that announce themselves",
    .serialized,
    .enabled(if: Avahi.isPossible, "needs root, ip, avahi-daemon and dbus-daemon; MUSTER_NETWORK_REQUIRED=1 demands it")
)
struct FindingTests {
    @Test("two stations see each other by name and site, also by a new name, and no more when one has ended")
    func found() async throws {
        try await Network.with(hosts: 2) { network in
            let avahis = try (1...2).map { try Avahi("host\($0)", wrapper: network.wrapper($0)) }
            var stations: [TestStation] = []
            for (index, avahi) in avahis.enumerated() {
                let station = try await TestStation(
                    "Office",
                    host: network.address(index + 1),
                    port: 8437,
                    wrapper: network.wrapper(index + 1),
                    environment: avahi.environment
                )
                stations.append(station)
            }
            let (a, b) = (stations[0], stations[1])
            try await avahis[0].run {
                try await avahis[1].run {
                    try await a.run { _ in
                        try await b.run { back in
                            // Both sites are called the same: the network tells the two apart.
                            try await eventually { try await [a.found().count, b.found().count] == [1, 1] }
                            let seenByA = try #require(try await a.found().first)
                            let seenByB = try #require(try await b.found().first)
                            // Which numbers they get depends on who gives way first, and how often.
                            #expect(seenByA.name != seenByB.name)
                            #expect([seenByA.name, seenByB.name].allSatisfy { $0.hasPrefix("Office") })
                            #expect([seenByA.site, seenByB.site] == ["Office", "Office"])
                            #expect([seenByA.address, seenByB.address] == [b.address, a.address])
                            // As in the browser, where the site gets its name.
                            let jar = b.folder["cookies"]
                            let form = """
                                code=\(try await back.setUpCode())&name=Root&password=purple+tide+on+Sunday\
                                &site=Back+door&timeZone=UTC&hours=09:00-17:00&grace=5
                                """
                            let board = try await back.address()
                            _ = try await b.curl("-c", jar, "-d", form, board + "/set-up")
                            try await eventually {
                                try await a.found().first.map { $0.name == "Back door" && $0.site == "Back door" }
                                    ?? false
                            }
                            let page = try await b.curl("-b", jar, board + "/stations")
                            #expect(page.contains("Stations on this network") && page.contains(a.address))
                            // What is found is enough to pair.
                            let code = try await a.call(b)
                            for station in [a, b] { try await station.must("stations", "confirm", code) }
                            try await eventually { try await a.found().first?.isPaired == true }
                        }
                        try await eventually { try await a.found().isEmpty }
                    }
                }
            }
        }
    }

    @Test("without a daemon the station says so, and pairing by address works")
    func noDaemon() async throws {
        let nowhere = ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere/bus"]
        let (a, b) = (
            try await TestStation("Front", environment: nowhere), try await TestStation("Back", environment: nowhere)
        )
        try await a.run { front in
            try await b.run { _ in
                #expect(await front.errors.first { $0.contains("avahi-daemon does not answer") } != nil)
                let outcome = try await a.muster("stations", "find")
                #expect(outcome.code == 1 && outcome.errors.contains("muster stations pair ADDRESS"))
                try await a.pair(with: b)
            }
        }
    }
}

/// A station as `muster stations find` tells of it.
private struct Found {
    let name: String
    let site: String
    let address: String
    let isPaired: Bool
}

extension TestStation {
    /// What the station's web server answers, asked where the station runs.
    fileprivate func curl(_ arguments: String...) async throws -> String {
        let command = wrapper + ["curl", "-sS", "--max-time", "10"] + arguments
        let result = try await Subprocess.run(
            .name(command[0]),
            arguments: Arguments(Array(command.dropFirst())),
            output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 16)
        )
        #expect(result.terminationStatus.isSuccess, "\(result.standardError)")
        return result.standardOutput
    }

    /// The stations that are found from where this one stands.
    fileprivate func found() async throws -> [Found] {
        let outcome = try await muster("stations", "find", "--json")
        guard outcome.code == 0 else { return [] }
        let rows = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]] ?? []
        return rows.map { row in
            Found(
                name: row["name"] as? String ?? "",
                site: row["site"] as? String ?? "",
                address: row["address"] as? String ?? "",
                isPaired: row["isPaired"] as? Bool ?? false
            )
        }
    }
}
