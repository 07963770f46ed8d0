import EndToEndSupport
import Foundation
import Subprocess
import Testing

/// Three real stations on networks of the tests' own, apart for a week and together again.
@Suite(
    "Three stations",
    .serialized,
    .enabled(if: Network.isPossible, "needs root, ip and nft; MUSTER_NETWORK_REQUIRED=1 demands it")
)
struct MergingTests {
    /// Every order in which the three links can come back.
    private static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    /// How many networks of three stations run at a time.
    private static let atOnce = 3

    @Test("apart for a week and merged in every order, they show the same, and nothing is lost or doubled")
    func everyOrder() async throws {
        try await Network.with(hosts: 3) { network in
            let office = try await Office(on: network)
            let week = Week(office: office)
            try await office.run { _ in
                try await office.befriend()
                try await week.hire()
                for host in 1...3 { try await network.connect(host, false) }
                try await week.live()
                try await week.disagree()
                try await week.write()
            }
            for first in stride(from: 0, to: Self.orders.count, by: Self.atOnce) {
                try await withThrowingTaskGroup { group in
                    for order in Self.orders[first...].prefix(Self.atOnce) {
                        group.addTask { try await Self.merge(office, order) }
                    }
                    try await group.waitForAll()
                }
            }
        }
    }

    /// Copies of the stations meet again, link after link.
    private static func merge(_ original: Office, _ order: [Int]) async throws {
        try await Network.with(hosts: 3) { network in
            let office = try await Office(copying: original, on: network)
            let week = Week(office: office)
            for (one, other) in Office.links { try await network.link(one + 1, other + 1, false) }
            try await office.run { _ in
                for place in order {
                    let (one, other) = Office.links[place]
                    try await network.link(one + 1, other + 1, true)
                    try await office.settle([(one, other)])
                }
                // Those who met first hear what the others learned after it.
                try await office.settle()
                try await week.expectWhole()
                // Until people decide, each shows what it knew first.
                try await week.decide()
                try await office.settle()
                try await office.expectUnity("links \(order)")
                try await week.expectMessages()
            }
        }
    }

    @Test("of one that was restored from an old backup nothing is taken, all say so, and the others stay as they were")
    func oldBackup() async throws {
        try await Network.with(hosts: 3) { network in
            let office = try await Office(on: network)
            let (north, south, west) = (office[0], office[1], office[2])
            let week = Week(office: office)
            let (old, new) = (north.folder["old.backup"], north.folder["new.backup"])
            try await office.run { _ in
                try await office.befriend()
                try await week.hire()
                try await west.must("backup", old)
                try await week.live()
                try await office.settle()
                try await office.expectUnity("before")
            }
            try await west.must("backup", new)
            let before = try await north.views()
            try await west.must("restore", old, "--force")
            try await west.must("people", "add", "39", "Hired after")
            try await office.run { _ in
                for (station, other) in [(north, "West"), (south, "West"), (west, "North"), (west, "South")] {
                    try await eventually {
                        try await station.trouble(with: other)?.contains("an old backup was restored") == true
                    }
                }
                // Others' news are taken there as ever, and its own nowhere.
                try await north.must("people", "add", "13", "Hired in the north")
                try await eventually {
                    try await [south.people(), west.people()].allSatisfy { $0.contains(13) }
                }
                try await office.settle([(0, 1)])
                for station in [north, south] { #expect(try await !station.people().contains(39)) }
                try await north.must("people", "remove", "13")
                try await office.settle([(0, 1)])
                for station in [north, south] { #expect(try await station.views() == before) }
                #expect(try await north.trouble(with: "South") == nil)
                for station in office.stations {
                    #expect(try await station.muster("journal", "verify").code == 0)
                }
            }
            // The newest backup puts everything right again.
            try await west.must("restore", new, "--force")
            try await office.run { _ in
                try await office.settle()
                try await eventually {
                    for station in office.stations {
                        for other in Office.names where other != station.name {
                            if try await station.trouble(with: other) != nil { return false }
                        }
                    }
                    return true
                }
                try await office.expectUnity("after")
                #expect(try await north.views() == before)
            }
        }
    }
}

extension TestStation {
    /// What stands between this station and another one.
    func trouble(with other: String) async throws -> String? {
        try await list("stations", "sharing").first { $0["name"] as? String == other }?["trouble"] as? String
    }
}
