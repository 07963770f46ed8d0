import EndToEndSupport
import Foundation
import MusterStorage
import Station
import Subprocess
import Testing

/// Files on their way between real stations, over bad lines and through pulled plugs.
@Suite("Files between stations", .serialized)
struct TransferTests {
    /// How often a station is killed.
    private static let kills = ProcessInfo.processInfo.environment["MUSTER_PEER_KILLS"].flatMap { Int($0) } ?? 6
    /// MiB of the file that goes over a bad line.
    private static let megabytes =
        ProcessInfo.processInfo.environment["MUSTER_PEER_MEGABYTES"].flatMap { Int($0) } ?? 48

    @Test("texts and files arrive whole, and their sender hears when they are read")
    func plain() async throws {
        let (a, b) = (try await TestStation("Front"), try await TestStation("Back"))
        let files = try TemporaryFolder()
        let file = try RandomFile(3, in: files)
        try await a.run { _ in
            try await b.run { _ in
                try await a.pair(with: b)
                #expect(try await a.muster("send", "Back", "--text", "你好 there", "--wait").code == 0)
                #expect(try await a.muster("send", "Back", file.path, "--wait").code == 0)
                let inbox = try await b.inbox()
                #expect(Set(inbox.compactMap { $0["state"] as? String }) == ["received"])
                let text = try #require(inbox.first { $0["form"] as? String == "text" }?["id"] as? String)
                #expect(try await b.muster("inbox", "read", text).output == "你好 there\n")
                let sent = try #require(inbox.first { $0["form"] as? String == "file" })
                #expect(sent["sha256"] as? String == file.hash && sent["name"] as? String == "file 3.bin")
                try await eventually {
                    try await a.list("inbox", "list", "--sent").contains { $0["read"] != nil }
                }
                try await b.muster("stations", "accept", "Front", "no")
                let refused = try await a.muster("send", "Back", "--text", "once more", "--wait")
                #expect(refused.code == 1 && refused.errors.contains("not-wanted"))
            }
        }
    }

    @Test(
        "a station killed at random moments of a transfer, sender or receiver, goes on: the file arrives whole and once"
    )
    func killed() async throws {
        let (a, b) = (try await TestStation("Front"), try await TestStation("Back"))
        let files = try TemporaryFolder()
        let file = try RandomFile(32, in: files)
        try await a.run { _ in try await b.run { _ in try await a.pair(with: b) } }
        var (sent, hits) = (0, 0)
        for kill in 1...Self.kills {
            if try await a.list("inbox", "list", "--sent").allSatisfy({ $0["state"] as? String == "delivered" }) {
                #expect(try await a.muster("send", "Back", file.path).code == 0)
                sent += 1
            }
            // Somewhere in the file, or, now and then, before anything of it has gone.
            let place = Int64.random(in: -2...28) << 20
            let (victim, other) = kill.isMultiple(of: 2) ? (a, b) : (b, a)
            try await other.run { _ in
                let outcome = try await victim.run(ending: nil) { station in
                    try await Self.wait(for: a, until: place)
                    try station.send(.kill)
                }
                #expect(outcome.status == .signaled(9))
            }
            let store = try SQLiteJournal(folder: a.folder.path, mode: .existing)
            if let last = try Self.lastSent(of: store), last.state == .waiting, last.progress > 0 { hits += 1 }
        }
        // Some moments are between two transfers; most must not be.
        #expect(hits * 3 >= Self.kills, "\(hits) of \(Self.kills) kills fell into a transfer")
        try await a.run { _ in
            try await b.run { _ in
                try await eventually {
                    try await a.list("inbox", "list", "--sent").allSatisfy { $0["state"] as? String == "delivered" }
                }
            }
        }
        let inbox = try await b.inbox()
        #expect(inbox.count == sent)
        for message in inbox {
            #expect(message["state"] as? String == "received" && message["sha256"] as? String == file.hash)
            let id = try #require(message["id"] as? String)
            let copy = files["copy-\(id)"]
            #expect(try await b.muster("inbox", "save", id, copy).code == 0)
            #expect(FileManager.default.contentsEqual(atPath: file.path, andPath: copy))
        }
        #expect(try await b.entries(of: "message-received") == sent)
        for station in [a, b] { #expect(try await station.muster("journal", "verify").code == 0) }
    }

    /// Until so many bytes of what a station sends have gone, or all.
    private static func wait(for station: TestStation, until place: Int64) async throws {
        let store = try SQLiteJournal(folder: station.folder.path, mode: .existing)
        let end = ContinuousClock.now + patience
        while ContinuousClock.now < end {
            guard let last = try lastSent(of: store), last.state == .waiting, last.progress < place else { return }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    private static func lastSent(of store: SQLiteJournal) throws -> Message? {
        try store.messages(incoming: false, limit: 1).first
    }

    @Test(
        "over a line that loses two packets of a hundred, and whose plug is pulled, a file arrives whole with flat memory",
        .enabled(if: Network.isPossible, "needs root, ip and nft; MUSTER_NETWORK_REQUIRED=1 demands it")
    )
    func badLine() async throws {
        try await Network.with(hosts: 3) { network in
            let a = try await TestStation("Front", host: network.address(1), wrapper: network.wrapper(1))
            let b = try await TestStation("Back", host: network.address(2), wrapper: network.wrapper(2))
            let c = try await TestStation("Store", host: network.address(3), wrapper: network.wrapper(3))
            let files = try TemporaryFolder()
            let file = try RandomFile(Self.megabytes, in: files)
            for host in 1...2 { try await network.lose(2, at: host) }
            try await a.run { front in
                try await b.run { back in
                    try await c.run { _ in
                        try await a.pair(with: b)
                        try await a.pair(with: c)
                        #expect(try await a.muster("send", "Back", file.path).code == 0)
                        #expect(
                            try await a.muster("send", "Store", "--text", "To you, not to them", "--wait").code == 0
                        )
                        try await Task.sleep(for: .milliseconds(300))
                        try await network.connect(2, false)
                        try await Task.sleep(for: .seconds(2))
                        try await network.connect(2, true)
                        try await wait(for: a)
                        for station in [front, back] {
                            let peak = try Self.peakMemory(station.process)
                            #expect(peak < 45_000, "\(peak) kB")
                            print("peak of process \(station.process): \(peak) kB")
                        }
                    }
                }
            }
            let received = try #require(try await b.inbox().first)
            #expect(received["sha256"] as? String == file.hash && received["state"] as? String == "received")
            #expect(try await c.inbox().count == 1)
        }
    }

    /// Until all is delivered; a large file takes its time.
    private func wait(for station: TestStation) async throws {
        for _ in 0..<max(1, Self.megabytes / 100) {
            let isDelivered = try await comesTrue {
                let sent = try await station.list("inbox", "list", "--sent")
                return sent.allSatisfy { $0["state"] as? String == "delivered" }
            }
            if isDelivered { return }
        }
        Issue.record("It was not delivered in time.")
    }

    /// The most memory that a process ever had besides the pages of its program and libraries, in kB: how many those are says
    /// how the program was built, and nothing of what it keeps.
    private static func peakMemory(_ process: Int32) throws -> Int {
        let status = try String(contentsOf: URL(filePath: "/proc/\(process)/status"), encoding: .utf8)
        func value(_ name: String) throws -> Int {
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
            return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        }
        return try value("VmHWM:") - value("RssFile:")
    }
}
