import EndToEndSupport
import Foundation
import Subprocess
import Testing

/// Three real stations of which one after the other loses its power in the middle of everything.
@Suite(
    "Stations that are killed",
    .enabled(if: Network.isPossible, "needs root, ip and nft; MUSTER_NETWORK_REQUIRED=1 demands it")
)
struct KilledTests {
    /// How often one is killed.
    private static let kills = ProcessInfo.processInfo.environment["MUSTER_PEER_KILLS"].flatMap { Int($0) } ?? 4

    @Test("at random moments while files and journals are on their way, and nothing is lost, doubled or different")
    func killed() async throws {
        try await Network.with(hosts: 3) { network in
            let office = try await Office(on: network)
            let files = try TemporaryFolder()
            let file = try RandomFile(8, in: files)
            try await office.run { _ in try await office.befriend() }
            for index in 0..<3 { try await office[index].must("people", "add", "\(index + 1)", "Person \(index + 1)") }
            var sent = 0
            for kill in 1...Self.kills {
                let (victim, one, other) = (office[kill % 3], office[(kill + 1) % 3], office[(kill + 2) % 3])
                // Something for everybody to tell: the victim sends and receives.
                for (index, station) in office.stations.enumerated() {
                    try await station.must("people", "add", "\(10 * kill + index + 1)", "Hired \(kill)")
                }
                for (sender, receiver) in [(victim, one), (other, victim)] {
                    try await sender.must("send", receiver.name, file.path)
                }
                sent += 1
                try await one.run { _ in
                    try await other.run { _ in
                        let outcome = try await victim.run(ending: nil) { station in
                            try await Task.sleep(for: .milliseconds(Int.random(in: 0...1500)))
                            try station.send(.kill)
                        }
                        #expect(outcome.status == .signaled(9))
                    }
                }
            }
            try await office.run { _ in
                for station in office.stations {
                    try await eventually {
                        try await station.list("inbox", "list", "--sent")
                            .allSatisfy { $0["state"] as? String == "delivered" }
                    }
                }
                try await office.settle()
                try await office.expectUnity()
            }
            var received = 0
            for station in office.stations {
                let inbox = try await station.inbox()
                #expect(
                    inbox.allSatisfy { $0["sha256"] as? String == file.hash && $0["state"] as? String == "received" }
                )
                #expect(try await station.entries(of: "message-received") == inbox.count)
                received += inbox.count
            }
            #expect(received == 2 * sent)
            #expect(try await office[0].people().count == 3 + 3 * sent)
        }
    }
}
