import Attendance
import BeaconKit
import Crypto
import Foundation
import Station
import Synchronization
import Testing

/// What a receiver keeps and sends, and what its station takes of it, in scripted time.
struct HearingTests {
    private static let uuid = BeaconUUID(high: 1, low: 2)
    private static let key = Curve25519.Signing.PrivateKey()
    private static let station = PeerID(publicKey: Array(Curve25519.Signing.PrivateKey().publicKey.rawRepresentation))
    private static let run = String(repeating: "a", count: 32)

    private func second(_ seconds: Double) -> Instant { Instant(microseconds: Int64(seconds * 1_000_000)) }

    /// So many reports of beacons, each at its second.
    private func batch(_ minors: [UInt16], at seconds: Double) -> ReportBatch {
        var batch = ReportBatch()
        for minor in minors {
            let identity = BeaconIdentity(uuid: Self.uuid, major: 1, minor: minor)
            var packet: [UInt8] = []
            let data = BeaconFrame(identity: identity, measuredPower: -59).advertisingData
            AdvertisingReports.encodeLegacy(address: 1, rssi: -60, data: data.span, into: &packet)
            batch.append(packet: packet.span, receiver: ReceiverID(rawValue: 0), at: second(seconds))
        }
        return batch
    }

    @Test("a batch stays the same however often it is sent, but for its age; the oldest goes first")
    func resending() throws {
        var buffer = HearingBuffer(run: Self.run)
        buffer.append(batch([1, 2], at: 10), at: second(10.5), wall: second(1_000.5))
        let first = buffer.next(at: second(11))
        #expect(first.number == 1 && first.counter == 2 && first.reports.count == 2)
        // By its clock on the wall it was heard at 1,000 s.
        #expect(first.reports.map(\.heard) == [1_000_000_000, 1_000_000_000])
        #expect(first.reports.map(\.age) == [1_000_000, 1_000_000])
        buffer.append(batch([3], at: 12), at: second(12), wall: second(1_002))
        let again = buffer.next(at: second(71))
        #expect(again.number == 1 && again.reports.map(\.data) == first.reports.map(\.data))
        #expect(again.reports.map(\.age) == [61_000_000, 61_000_000])
        buffer.delivered()
        let second = buffer.next(at: self.second(72))
        #expect(second.number == 2 && second.reports.count == 1 && second.counter == 3)
    }

    @Test("a broken line costs bounded memory: the oldest are given up and counted, and what is too old is not sent")
    func bounds() {
        var buffer = HearingBuffer(run: Self.run)
        for second in 0..<600 {
            buffer.append(
                batch(Array(0..<100), at: Double(second)),
                at: self.second(Double(second)),
                wall: self.second(0)
            )
        }
        #expect(buffer.waiting == HearingBuffer.most)
        #expect(buffer.allDropped == 600 * 100 - HearingBuffer.most)
        let next = buffer.next(at: second(600))
        #expect(next.dropped == 10_000 && next.reports.count == HearingBatch.mostReports)
        #expect(next.reports.first?.age == 500_000_000)
        buffer.delivered()
        // An hour later nothing of that means anything.
        let late = buffer.next(at: second(4_300))
        #expect(late.reports.isEmpty && late.dropped == HearingBuffer.most - HearingBatch.mostReports)
        #expect(buffer.waiting == 0)
    }

    @Test("signed by the receiver for this station, and nothing else is read")
    func signature() throws {
        let station = try #require(Self.station)
        let sender = try #require(PeerID(publicKey: Array(Self.key.publicKey.rawRepresentation)))
        var buffer = HearingBuffer(run: Self.run)
        buffer.append(batch([1], at: 0), at: second(0), wall: second(0))
        let batch = buffer.next(at: second(1))
        let sent = try batch.signed(with: Self.key, for: station)
        #expect(try HearingBatch(sent, from: sender, for: station) == batch)

        var changed = sent
        changed[changed.count - 2] ^= 1
        let forged = try batch.signed(with: Curve25519.Signing.PrivateKey(), for: station)
        var large = batch
        large.reports = Array(repeating: batch.reports[0], count: HearingBatch.mostReports + 1)
        var old = batch
        old.reports[0].age = -1
        var future = batch
        future.reports[0].heard = .max
        let impossible = try [large, old, future].map { try $0.signed(with: Self.key, for: station) }
        for bytes in [changed, forged, [], Array(sent.prefix(70)), Array(repeating: 0, count: 10 << 20)] + impossible {
            #expect(throws: PeerRefusal.badRequest) { try HearingBatch(bytes, from: sender, for: station) }
        }
        #expect(throws: PeerRefusal.badRequest) { try HearingBatch(sent, from: sender, for: sender) }
    }

    @Test("each batch is taken once and in order; a gap, a copy of an older run, and nobody's batch are refused")
    func order() async throws {
        let station = try #require(Self.station)
        let sender = try #require(PeerID(publicKey: Array(Self.key.publicKey.rawRepresentation)))
        let peer = Peer(id: sender, name: "Stairs", since: second(0))
        let host = HearingHost(own: station) { Instant(microseconds: 0) }
        let heard = Mutex(0)
        func send(_ run: String, _ number: Int64) async throws -> HearingAnswer {
            let batch = HearingBatch(run: run, number: number, counter: 1, isScanning: true, dropped: 0, reports: [])
            return try await host.receive(batch.signed(with: Self.key, for: station), from: peer, host: "192.0.2.1")
        }
        #expect(try await send(Self.run, 1) == HearingAnswer(next: 2, isPlaced: false))
        #expect(await host.waiting() == [GatewayDevice(name: "Stairs", address: "muster://\(sender.text)")])
        let listening = await host.listen(to: sender, isReceiver: true) { _ in heard.withLock { $0 += 1 } }
        #expect(try await send(Self.run, 2) == HearingAnswer(next: 3, isPlaced: true))
        #expect(try await send(Self.run, 2) == HearingAnswer(next: 3, isPlaced: true))
        #expect(try await send(Self.run, 1) == HearingAnswer(next: 3, isPlaced: true))
        #expect(heard.withLock { $0 } == 1)
        await #expect(throws: PeerRefusal.wrongNumber(3)) { try await send(Self.run, 4) }
        let other = String(repeating: "b", count: 32)
        await #expect(throws: PeerRefusal.wrongNumber(1)) { try await send(other, 2) }
        #expect(try await send(other, 1) == HearingAnswer(next: 2, isPlaced: true))
        await #expect(throws: PeerRefusal.wrongNumber(1)) { try await send(Self.run, 1) }
        #expect(heard.withLock { $0 } == 2)
        #expect(await host.waiting().isEmpty)
        await host.stop(listening)
        #expect(try await send(other, 2) == HearingAnswer(next: 3, isPlaced: false))
    }

    @Test("what a gateway kept is as old as it says, whatever its clock shows; from an hour on it means nothing")
    func ages() {
        var clock = GatewayClock()
        // Its clock on the wall is a year ahead, and is not believed.
        let ahead = second(40_000_000)
        #expect(clock.heard(sent: ahead, age: 20_000_000, arrived: second(100), wall: second(100)) == second(80))
        #expect(clock.heard(sent: ahead, age: 0, arrived: second(101), wall: second(101)) == second(101))
        #expect(clock.heard(sent: nil, age: GatewayClock.oldest, arrived: second(9_000), wall: second(0)) == nil)
        #expect(clock.heard(sent: nil, age: -1, arrived: second(9_000), wall: second(0)) == nil)
        // One that has been right for minutes tells how long the way was, too; and old reports end no belief in it.
        var good = GatewayClock()
        for time in stride(from: 0.0, through: 200, by: 10) {
            let heard = good.heard(sent: second(time), age: 0, arrived: second(time), wall: second(time))
            #expect(heard == second(time))
        }
        #expect(good.heard(sent: second(150), age: 60_000_000, arrived: second(211), wall: second(211)) == second(150))
        #expect(good.heard(sent: second(212), age: 0, arrived: second(220), wall: second(220)) == second(212))
    }
}
