import Attendance
import EndToEndSupport
import Foundation
import MusterStorage
import Station
import Testing

/// Three real stations on a network of their own, each paired with both others, which share everything.
struct Office: Sendable {
    let network: Network
    let stations: [TestStation]

    static let names = ["North", "South", "West"]
    /// The three links, by the places of their stations.
    static let links = [(0, 1), (0, 2), (1, 2)]

    /// New stations.
    ///
    /// - Parameter environments: what the stations with these places have of variables, as another clock.
    init(on network: Network, environments: [Int: [String: String]] = [:]) async throws {
        self.network = network
        var stations: [TestStation] = []
        for (index, name) in Self.names.enumerated() {
            let (host, wrapper) = (network.address(index + 1), network.wrapper(index + 1))
            stations.append(
                try await TestStation(
                    name,
                    host: host,
                    port: 8437,
                    wrapper: wrapper,
                    environment: environments[index] ?? [:]
                )
            )
        }
        self.stations = stations
    }

    /// The same stations, with copies of their data, elsewhere. They must not run meanwhile.
    init(copying other: Office, on network: Network) async throws {
        try await self.init(on: network)
        for (original, copy) in zip(other.stations, stations) { try original.copyData(to: copy) }
    }

    subscript(_ index: Int) -> TestStation { stations[index] }

    /// Runs all of them while `body` uses them.
    func run(_ body: ([RunningStation]) async throws -> Void) async throws {
        let (first, second, third) = (stations[0], stations[1], stations[2])
        try await first.run { one in
            try await second.run { two in try await third.run { three in try await body([one, two, three]) } }
        }
    }

    /// Pairs all with each other, and has them share everything.
    func befriend() async throws {
        for (one, other) in Self.links {
            try await stations[one].pair(with: stations[other])
            for (giving, taking) in [(one, other), (other, one)] {
                try await stations[giving].share(with: stations[taking])
            }
        }
    }

    /// Waits until two stations have nothing more to tell each other.
    func settle(_ links: [(Int, Int)] = links) async throws {
        let stores = try stations.map { try SQLiteJournal(folder: $0.folder.path, mode: .existing) }
        let ids = try stores.map { try $0.stationID() }
        func isSettled() throws -> Bool {
            try links.allSatisfy { one, other in
                try [(one, other), (other, one)].allSatisfy { giving, taking in
                    try stores[taking].held(of: ids[giving]).position == stores[giving].ownHead()
                }
            }
        }
        try await eventually {
            guard try isSettled() else { return false }
            // What one received it tells the other: nothing comes of that any more.
            try await Task.sleep(for: .milliseconds(100))
            return try isSettled()
        }
    }

    /// Expects that all show the same, and that their journals are genuine.
    ///
    /// - Parameter withDoubts: whether the marks of doubtful clocks must be the same, too.
    func expectUnity(_ comment: Comment? = nil, withDoubts: Bool = true) async throws {
        var views: [[String]] = []
        for station in stations {
            let shown = try await station.atRightTime.views()
            views.append(withDoubts ? shown : shown.map(Self.withoutDoubts))
            let verified = try await station.muster("journal", "verify")
            #expect(verified.code == 0, "\(station.name): \(verified.output)\(verified.errors)")
        }
        for (view, station) in zip(views, stations).dropFirst() {
            for (own, first) in zip(view, views[0]) {
                #expect(own == first, "\(station.name) \(comment ?? "")")
            }
        }
    }
}

extension Office {
    fileprivate static func withoutDoubts(_ view: String) -> String {
        view.replacing(/"clockDoubtful":(true|false)/, with: "").replacing(/"exceptions":"([^"]*)"/) { match in
            match.output.1.split(separator: " ").filter { $0 != "doubtful-clock" }.joined(separator: " ")
        }
    }
}

extension TestStation {
    /// Has another station receive and take over everything.
    func share(with other: TestStation) async throws {
        let everything = ["--people", "all", "--punches", "all", "--items"]
        try await must(["stations", "share", other.name] + everything)
        try await other.must(["stations", "take", name] + everything)
    }

    /// What people see that has to be the same everywhere: the board, the roster, conflicts, days and punches.
    func views(in range: ClosedRange<LocalDay> = Week.days) async throws -> [String] {
        let days = ["--from", "\(range.lowerBound)", "--to", "\(range.upperBound)", "--json"]
        var views: [String] = []
        for arguments in [
            ["board", "--json"], ["people", "list", "--json"], ["conflicts", "list", "--json"],
            ["report", "punches"] + days, ["report", "person", "11"] + days,
        ] {
            let outcome = try await muster(arguments)
            #expect(outcome.code == 0, "\(arguments): \(outcome.errors)")
            // When a badge was heard is each station's own.
            let lines = outcome.output.split(separator: "\n").filter { !$0.contains("\"lastSeen\"") }
            views.append(lines.joined(separator: "\n"))
        }
        return views
    }
}
