import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite struct PeerTests {
    @Test("two stations trust each other after both people confirmed, and journal it once")
    func pairing() async throws {
        let script = try PeerScript()
        try script.back.manager.allowPairing(at: script.now)
        let pairing = try script.front.manager.pair("back:2", at: script.now)
        try await script.step(script.front)
        let called = try #require(try script.back.manager.pairings(at: script.now).first)
        let shown = try #require(try script.front.store.pairing(pairing.id)?.code(own: script.front.id))
        #expect(called.code(own: script.back.id) == shown)

        try script.confirm(script.front, "Mei")
        try await script.step(script.front)
        #expect(try script.front.store.peers().isEmpty && script.back.store.peers().isEmpty)
        try script.confirm(script.back, "Bo")
        try await script.step(script.front)
        #expect(try script.front.facts() == [.stationPaired(StationPaired(station: script.back.id, name: "Back"))])
        #expect(try script.back.facts() == [.stationPaired(StationPaired(station: script.front.id, name: "Front"))])
        #expect(try script.front.manager.pairings(at: script.now).isEmpty)
        #expect(try script.back.manager.pairings(at: script.now).isEmpty)
    }

    @Test("a pairing whose last answer was lost comes to its end all the same")
    func lostAnswer() async throws {
        let script = try PeerScript()
        try script.back.manager.allowPairing(at: script.now)
        _ = try script.front.manager.pair("back:2", at: script.now)
        try await script.step(script.front)
        try script.confirm(script.front, "Mei")
        try script.confirm(script.back, "Bo")
        script.front.link.breakAfter(1)
        try await script.step(script.front)
        #expect(try script.back.store.peers().count == 1 && script.front.store.peers().isEmpty)
        script.front.link.breakAfter(nil)
        try await script.step(script.front)
        #expect(try script.front.store.peers().map(\.id) == [script.back.id])
    }

    @Test("a station cannot be paired with itself, nor with an address where nobody is")
    func nobody() async throws {
        let script = try PeerScript()
        script.front.link.place(script.front.host, script.front.id, at: PeerAddress(host: "me", port: 1))
        for (address, failure) in [("me:1", PairingFailure.itself), ("void:1", .unreachable)] {
            let pairing = try script.front.manager.pair(address, at: script.now)
            try await script.step(script.front)
            #expect(try script.front.store.pairing(pairing.id)?.failure == failure)
        }
    }

    @Test("a stranger gets nothing but a pairing, and is slowed down")
    func stranger() async throws {
        let script = try PeerScript()
        let stranger = try #require(PeerID(publicKey: [UInt8](repeating: 9, count: 32)))
        await #expect(throws: PeerRefusal.notPaired) {
            try await script.back.host.recognise(stranger, host: "h", port: nil, at: script.now)
        }
        let greeting = PairingGreeting(name: "x", commitment: "", port: 1, uuid: nil)
        await #expect(throws: PeerRefusal.pairing(.closed)) {
            try await script.back.host.greet(greeting, from: stranger, host: "other", at: script.now)
        }
        try script.back.manager.allowPairing(at: script.now)
        var refusals = 0
        for _ in 0..<20 {
            do {
                _ = try await script.back.host.greet(greeting, from: stranger, host: "h", at: script.now)
            } catch PeerRefusal.tooOften {
                refusals += 1
            }
        }
        #expect(refusals == 15)
        #expect(try script.back.store.pairings().count == 1)
        // Each began anew what was not finished.
        #expect(try script.back.manager.pairingWindow().attempts == 5)
        #expect(try script.back.manager.pairingWindow().broken == 4)
        #expect(try script.back.facts().isEmpty)
    }

    @Test("strangers are answered for five minutes after somebody allowed it, and not after one was paired")
    func window() async throws {
        let script = try PeerScript()
        func state() async throws -> Pairing? {
            let pairing = try script.front.manager.pair("back:2", at: script.now)
            try await script.step(script.front)
            return try script.front.store.pairing(pairing.id)
        }
        #expect(try await state()?.failure == .closed)
        try script.back.manager.allowPairing(at: script.now)
        script.pass(seconds: 301)
        #expect(try await state()?.failure == .closed)
        // A clock that was set back opens nothing for longer.
        try script.back.store.changePairingWindow { $0.open(at: script.now.adding(microseconds: 86_400_000_000)) }
        #expect(try await state()?.failure == .closed)
        for pairing in try script.front.store.pairings() { try script.front.manager.cancel(pairing.id) }
        try await script.pair()
        #expect(try script.back.manager.pairingWindow().openUntil(script.now) == nil)
        #expect(try script.back.manager.pairingWindow().broken == 0)
    }

    @Test("who asked in vain while nobody waited uses up nobody's attempts")
    func inVain() async throws {
        let script = try PeerScript()
        let greeting = PairingGreeting(name: "x", commitment: "", port: 1, uuid: nil)
        let stranger = try #require(PeerID(publicKey: [UInt8](repeating: 9, count: 32)))
        for host in 0..<100 {
            await #expect(throws: PeerRefusal.pairing(.closed)) {
                try await script.back.host.greet(greeting, from: stranger, host: "h\(host)", at: script.now)
            }
        }
        try await script.pair()
        #expect(try script.back.store.peers().map(\.id) == [script.front.id])
    }

    /// Each attempt is a guess of a code of six digits.
    @Test("attempts are limited for the station, from however many addresses and keys they come")
    func attempts() async throws {
        let script = try PeerScript()
        try script.back.manager.allowPairing(at: script.now)
        let greeting = PairingGreeting(name: "x", commitment: "", port: 1, uuid: nil)
        var refused = 0
        for number in 1...30 as ClosedRange<UInt8> {
            let stranger = try #require(PeerID(publicKey: [UInt8](repeating: number, count: 32)))
            do {
                _ = try await script.back.host.greet(greeting, from: stranger, host: "h\(number)", at: script.now)
                try await script.back.host.leave(stranger, at: script.now)
            } catch PeerRefusal.tooOften {
                refused += 1
            }
        }
        #expect(refused == 20)
        #expect(try script.back.manager.pairingWindow().attempts == 10)
    }

    @Test("codes that strangers looked at and did not use are counted, from however many stations", arguments: 1...3)
    func brokenOff(strangers: UInt8) async throws {
        let script = try PeerScript()
        try script.back.manager.allowPairing(at: script.now)
        let greeting = PairingGreeting(name: "x", commitment: "", port: 1, uuid: nil)
        for number in 1...strangers {
            let stranger = try #require(PeerID(publicKey: [UInt8](repeating: number, count: 32)))
            _ = try await script.back.host.greet(greeting, from: stranger, host: "h\(number)", at: script.now)
            try await script.back.host.leave(stranger, at: script.now)
        }
        let window = try script.back.manager.pairingWindow()
        #expect(window.attempts == Int(strangers) && window.broken == Int(strangers))
        #expect(try script.back.store.pairings().isEmpty)
    }

    @Test("a station that was unpaired there is unpaired here when it next asks", arguments: [false, true])
    func unpairing(toldAtOnce: Bool) async throws {
        let script = try PeerScript()
        try await script.pair()
        let front = try script.peer(of: script.back)
        try script.back.manager.unpair(front.id, by: "Bo", at: script.now)
        if toldAtOnce {
            await script.back.caller.sayGoodbye(to: front)
        } else {
            _ = try script.front.messages.send(
                "hello",
                to: script.peer(of: script.front),
                isForWall: false,
                at: script.now
            )
            try await script.send()
            #expect(try script.front.store.messages(incoming: false, limit: 9).map(\.state) == [.refused])
        }
        #expect(try script.front.store.peers().isEmpty && script.back.store.peers().isEmpty)
        #expect(try script.front.facts().last == .stationUnpaired(StationUnpaired(station: script.back.id)))
        #expect(try script.back.facts().last == .stationUnpaired(StationUnpaired(station: script.front.id)))
    }
}
