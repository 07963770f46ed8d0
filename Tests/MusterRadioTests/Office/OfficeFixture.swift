import BeaconKit
import Foundation
import MusterRadio
import Station

/// Offices to test with, and what was heard in them.
enum OfficeFixture {
    /// 2026-03-02 12:00 UTC, a Monday.
    static let monday = Instant(microseconds: 1_772_452_800_000_000)

    static func zone(_ identifier: String) throws -> TimeZone {
        guard let zone = TimeZone(identifier: identifier) else { throw MissingZone(identifier: identifier) }
        return zone
    }

    struct MissingZone: Error {
        let identifier: String
    }

    static func demo(seed: UInt64 = 1, zone: String = "Europe/Berlin") throws -> SimulatedOffice {
        SimulatedOffice(seed: seed, firstDay: monday, timeZone: try self.zone(zone))
    }

    /// One beacon that was heard once.
    struct Heard: Equatable {
        let frame: BeaconFrame
        let rssi: Int8
        let receiver: ReceiverID
        let instant: Instant
        let isExtended: Bool
    }

    /// All beacons in a batch, read by the decoder that reads live radio, and the number of other advertisements.
    static func decode(_ batch: ReportBatch) throws -> (beacons: [Heard], others: Int) {
        var beacons: [Heard] = []
        var others = 0
        var failure: (any Error)?
        batch.forEach { packet, receiver, instant in
            do {
                try AdvertisingReports.forEach(inPacket: packet) { report, data in
                    do {
                        guard let frame = try BeaconFrame.parse(advertisingData: data) else {
                            others += 1
                            return
                        }
                        beacons.append(
                            Heard(
                                frame: frame,
                                rssi: report.rssi,
                                receiver: receiver,
                                instant: instant,
                                isExtended: report.isExtended
                            )
                        )
                    } catch {
                        failure = error
                    }
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return (beacons, others)
    }

    /// All of a batch in one row of bytes, for comparing.
    static func bytes(_ batch: ReportBatch) -> [UInt8] {
        var bytes: [UInt8] = []
        batch.forEach { packet, receiver, instant in
            withUnsafeBytes(of: instant.microseconds) { bytes += $0 }
            withUnsafeBytes(of: receiver.rawValue) { bytes += $0 }
            for index in packet.indices { bytes.append(packet[index]) }
        }
        return bytes
    }
}

extension SimulatedOffice {
    /// What the receivers hear until a time of day 0.
    mutating func hear(until hour: Int, _ minute: Int = 0) -> ReportBatch {
        var batch = ReportBatch()
        advance(to: moment(hour, minute), into: &batch)
        return batch
    }

    /// A time on a day.
    func moment(_ hour: Int, _ minute: Int, _ second: Int = 0, day: Int = 0) -> Instant {
        script.calendar.instant(day: day, at: TimeOfDay(hour, minute, second))
    }

    /// A member's identity by number.
    func badge(_ number: UInt16) -> BeaconIdentity {
        BeaconIdentity(uuid: Cast.demoUUID, major: 1, minor: number)
    }

    /// The visits of the member with this number.
    func visits(_ number: UInt16, onDay day: Int = 0) -> [Visit] {
        cast.index(ofMember: number).map { visits(ofMember: $0, onDay: day) } ?? []
    }
}

extension Array where Element: BinaryFloatingPoint {
    var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
}
