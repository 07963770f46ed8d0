import BeaconKit
import Testing

@Suite("Presence engine")
struct PresenceEngineTests {
    @Test("a beacon that is heard enters, and exits at its last sighting once its receiver has heard without it")
    func entersAndExits() {
        var engine = PresenceEngine()
        var events: [PresenceEvent] = []
        let badge = Air.identity(1)
        let other = Air.identity(2)
        for second in 0..<60 {
            if second < 10 { engine.ingest(Air.sighting(badge, at: Double(second))) { events.append($0) } }
            engine.ingest(Air.sighting(other, at: Double(second) + 0.5)) { events.append($0) }
        }
        let enter = events.compactMap { if case .enter(let transition) = $0 { transition } else { nil } }
        let exit = events.compactMap { if case .exit(let transition) = $0 { transition } else { nil } }
        #expect(enter.map(\.identity) == [badge, other])
        #expect(exit.map(\.identity) == [badge])
        #expect(exit.first?.firstSeen == Air.instant(0))
        #expect(exit.first?.lastSeen == Air.instant(9))
        #expect((24.0...24.6).contains(Air.seconds(exit.first?.instant)))
    }
}
