import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite struct PeerTests {
    @Test("two stations trust each other after both people confirmed, and journal it once")
    func pairing() async throws {
        let script = try PeerScript()
        let pairing = try script.front.desk.pair("back:2", at: script.now)
        try await script.step(script.front)
        let called = try #require(try script.back.desk.pairings(at: script.now).first)
        let shown = try #require(try script.front.store.pairing(pairing.id)?.code(own: script.front.id))
        #expect(called.code(own: script.back.id) == shown)

        try script.confirm(script.front, "Mei")
        try await script.step(script.front)
        #expect(try script.front.store.peers().isEmpty && script.back.store.peers().isEmpty)
        try script.confirm(script.back, "Bo")
        try await script.step(script.front)
        #expect(try script.front.facts() == [.stationPaired(script.back.id, name: "Back")])
        #expect(try script.back.facts() == [.stationPaired(script.front.id, name: "Front")])
        #expect(try script.front.desk.pairings(at: script.now).isEmpty)
        #expect(try script.back.desk.pairings(at: script.now).isEmpty)
    }

    @Test("a pairing whose last answer was lost comes to its end all the same")
    func lostAnswer() async throws {
        let script = try PeerScript()
        _ = try script.front.desk.pair("back:2", at: script.now)
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
            let pairing = try script.front.desk.pair(address, at: script.now)
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
        #expect(try script.back.facts().isEmpty)
    }

    @Test("a station that was unpaired there is unpaired here when it next asks", arguments: [false, true])
    func unpairing(toldAtOnce: Bool) async throws {
        let script = try PeerScript()
        try await script.pair()
        let front = try script.peer(of: script.back)
        try script.back.desk.unpair(front.id, by: "Bo", at: script.now)
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
        #expect(try script.front.facts().last == .stationUnpaired(script.back.id))
        #expect(try script.back.facts().last == .stationUnpaired(script.front.id))
    }
}
