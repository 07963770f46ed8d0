import BeaconKit
import Station

import MusterRadio

/// Keeps what a recording delivers, for tests to look at.
struct CollectingSink: RecordingSink {
    struct Packet: Hashable {
        let bytes: [UInt8]
        let receiver: String
        let microseconds: Int64
    }

    private(set) var packets: [Packet] = []
    private(set) var sightings: [Sighting] = []
    private(set) var names = ReceiverNames()

    mutating func receiver(named name: String) -> ReceiverID? { names.number(of: name) }

    mutating func receive(packet: Span<UInt8>, receiver: ReceiverID, at instant: Instant) {
        packets.append(
            Packet(
                bytes: packet.indices.map { packet[$0] },
                receiver: names.name(of: receiver) ?? "?",
                microseconds: instant.microseconds
            )
        )
    }

    mutating func receive(_ sighting: Sighting) { sightings.append(sighting) }

    /// The names of the receivers of the sightings, in their order.
    var sightingReceivers: [String] { sightings.map { names.name(of: $0.receiver) ?? "?" } }
}

/// What came of reading some bytes.
struct Outcome {
    var sink = CollectingSink()
    var tally = RecordingTally()
    var failure: ParsingFailure?

    /// Feeds a parser with bytes, so many more at a time, as a file's reader does.
    init(_ bytes: [UInt8], _ parser: some RecordingParser, chunk: Int = .max) {
        var parser = parser
        var start = 0
        var end = 0
        repeat {
            end = chunk < bytes.count - end ? end + chunk : bytes.count
            do throws(ParsingFailure) {
                start += try parser.parse(
                    bytes.span.extracting(start..<end),
                    atEnd: end == bytes.count,
                    into: &sink,
                    tally: &tally
                )
            } catch {
                failure = error
                return
            }
        } while end < bytes.count
    }
}

extension ReceiverNaming {
    /// A recording by the name of `office`.
    static let office = ReceiverNaming(file: "office", prefixesAdapters: false)
}
