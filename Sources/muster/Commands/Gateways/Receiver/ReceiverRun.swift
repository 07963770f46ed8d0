import ArgumentParser
import Attendance
import BeaconKit
import MusterPeers
import Station

/// A receiver at work: its radio hears, what it heard is sent, and the person at the terminal is told what matters.
struct ReceiverRun {
    /// How often it is looked whether reports had to be given up.
    private static let tick = Duration.seconds(10)

    private let machine: ReceiverMachine
    private let receiver: any Receiver
    private let clock: SteadyClock

    init(_ machine: ReceiverMachine, receiver: any Receiver, clock: SteadyClock) {
        self.machine = machine
        self.receiver = receiver
        self.clock = clock
    }

    /// Runs until the task is cancelled.
    ///
    /// - Throws: exit code 77 where the station has unpaired this machine.
    func run(to address: PeerAddress, station: PeerID) async throws {
        let (machine, receiver, clock) = (machine, receiver, clock)
        let sink = HearingSink(
            run: Self.name(),
            steady: { clock.now() },
            wall: { .present },
            tell: { condition, adapter in Notice.print(condition, of: adapter?.name) }
        )
        let sender = HearingSender(
            sink: sink,
            link: machine.link,
            key: machine.key,
            steady: { clock.now() },
            random: { Self.name() },
            tell: { Self.tell($0, at: address, own: machine.own) }
        )
        ServiceManager.ready("Hearing for the station at \(address).")
        try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                try await receiver.run(into: sink)
                return false
            }
            group.addTask {
                await sender.run(to: address, station: station)
                return true
            }
            group.addTask {
                var told = 0
                while true {
                    try await Task.sleep(for: Self.tick)
                    let (dropped, waiting) = await sink.change { ($0.allDropped, $0.waiting) }
                    if dropped > told { Notice.print("\(dropped - told) reports were dropped; \(waiting) wait.") }
                    told = dropped
                }
            }
            defer { group.cancelAll() }
            while let isSender = try await group.next() {
                guard isSender else { continue }
                guard !Task.isCancelled else { return }
                try machine.forget(station)
                throw ExitCode(77)
            }
        }
    }

    private static func name() -> String {
        PeerHost.random().prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func tell(_ news: HearingSender.News, at address: PeerAddress, own: PeerID) {
        switch news {
        case .connected: Notice.print("Connected with the station at \(address).")
        case .placed(true): Notice.print("The station takes what is heard here.")
        case .placed(false):
            Notice.print(
                """
                The station does not know yet where this receiver stands. Give it a room there: Settings, Radio gateways, \
                Find devices; or muster gateways add muster://\(own.text) --room ROOM
                """
            )
        case .broken:
            Notice.print("The station at \(address) cannot be reached. What is heard waits until it can.")
        case .otherKey:
            Notice.print(
                """
                Another station answers at \(address). To hear for that one, unpair this machine first: muster stations \
                unpair
                """
            )
        case .unpaired:
            Notice.print("The station has unpaired this machine. To pair it again: muster gateway \(address)")
        }
    }
}
