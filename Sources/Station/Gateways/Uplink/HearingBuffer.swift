package import BeaconKit
import Foundation

/// What a receiver heard and has not delivered yet, as a value: reports go in, batches come out, the oldest first.
///
/// A batch that was made stays as it is until the station has taken it, so that it is the same however often it is sent. Only its
/// ages grow.
package struct HearingBuffer: Sendable {
    private struct Item {
        let address: UInt64
        let rssi: Int8
        let data: Data
        /// By the receiver's clock on the wall, and in steady time.
        let heard: Instant
        let steady: Instant
    }

    /// How many reports wait at most: some 10 MB. Then the oldest are given up.
    package static let most = 50_000

    private var run: String
    private var number: Int64 = 1
    private var counter: Int64 = 0
    private var conditions: [ReceiverID?: RadioCondition] = [:]
    /// Those from `first` on wait; those before are gone, and are removed together.
    private var items: [Item] = []
    private var first = 0
    /// Those of the batch that is under way, and what it says that was given up.
    private var underWay: (items: [Item], dropped: Int)?
    private var dropped = 0
    /// What was given up since the start, to be told on this machine.
    package private(set) var allDropped = 0

    /// - Parameter run: 32 random hexadecimal digits.
    package init(run: String) { self.run = run }

    /// How many reports wait.
    package var waiting: Int { items.count - first + (underWay?.items.count ?? 0) }

    package var isScanning: Bool { conditions.values.contains(.listening) }

    /// Appends what the radio heard. iBeacons are kept; anything else is counted, as it proves that the radio hears.
    ///
    /// - Parameters:
    ///   - steady: the present in steady time, in which the batch is stamped.
    ///   - wall: what this machine's clock shows at that moment.
    package mutating func append(_ batch: ReportBatch, at steady: Instant, wall: Instant) {
        var heard: [Item] = []
        var reports: Int64 = 0
        batch.forEach { packet, _, instant in
            _ = try? AdvertisingReports.forEach(inPacket: packet) { report, data in
                reports += 1
                guard let frame = (try? BeaconFrame.parse(advertisingData: data)) ?? nil else { return }
                let bytes = frame.advertisingData
                heard.append(
                    Item(
                        address: report.address.rawValue,
                        rssi: report.rssi,
                        data: Data(bytes.indices.map { bytes[$0] }),
                        heard: wall.adding(microseconds: instant.microseconds(since: steady)),
                        steady: instant
                    )
                )
            }
        }
        counter += reports
        items += heard
        let surplus = items.count - first - Self.most
        if surplus > 0 {
            first += surplus
            giveUp(surplus)
        }
        removeDelivered()
    }

    /// Takes how a radio is; without a receiver, how all are.
    package mutating func update(_ condition: RadioCondition, of receiver: ReceiverID?) {
        conditions[receiver] = condition
    }

    /// The kernel dropped packets.
    package mutating func lost(_ packets: Int) { giveUp(packets) }

    /// The batch to send now: the one under way, or the next; an empty one tells that the receiver is there.
    package mutating func next(at steady: Instant) -> HearingBatch {
        if underWay == nil {
            // What is too old to mean anything need not be sent.
            while first < items.count, steady.microseconds(since: items[first].steady) >= GatewayClock.oldest {
                first += 1
                giveUp(1)
            }
            let end = min(items.count, first + HearingBatch.mostReports)
            underWay = (Array(items[first..<end]), dropped)
            first = end
            dropped = 0
            removeDelivered()
        }
        let (sent, given) = underWay ?? ([], 0)
        return HearingBatch(
            run: run,
            number: number,
            counter: counter,
            isScanning: isScanning,
            dropped: given,
            reports: sent.map { item in
                HearingBatch.Report(
                    address: item.address,
                    rssi: item.rssi,
                    data: item.data,
                    heard: max(item.heard.microseconds, 0),
                    age: max(steady.microseconds(since: item.steady), 0)
                )
            }
        )
    }

    /// The station has taken the batch under way, or had before.
    package mutating func delivered() {
        underWay = nil
        number += 1
    }

    /// The station does not know this run, or counts otherwise: it is begun anew, with all that waits.
    ///
    /// - Parameter run: 32 random hexadecimal digits.
    package mutating func begin(run: String) {
        self.run = run
        number = 1
    }

    private mutating func giveUp(_ count: Int) {
        dropped += count
        allDropped += count
    }

    private mutating func removeDelivered() {
        guard first > 4_096, first * 2 > items.count else { return }
        items.removeFirst(first)
        first = 0
    }
}
