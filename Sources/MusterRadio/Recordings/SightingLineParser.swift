import BeaconKit
package import Station

/// Reads sightings as JSON lines.
///
/// Blank lines, carriage returns and a byte order mark are passed over. A line that can't be used is skipped and
/// counted with its reason; the lines after it are read as if it weren't there.
package struct SightingLineParser: RecordingParser {
    private static let lineFeed = UInt8(ascii: "\n")

    private var line = 0
    private var isInLongLine = false

    package init() {}

    package mutating func parse(
        _ bytes: Span<UInt8>,
        atEnd: Bool,
        into sink: inout some RecordingSink,
        tally: inout RecordingTally
    ) throws(ParsingFailure) -> Int {
        tally.itemsAreLines = true
        var offset = line == 0 && bytes.starts(with: "\u{FEFF}") ? 3 : 0
        while let end = Self.endOfLine(in: bytes, from: offset) {
            line += 1
            parse(bytes.extracting(offset..<end), isCutOff: false, into: &sink, tally: &tally)
            offset = end + 1
        }
        if atEnd, offset < bytes.count || isInLongLine {
            line += 1
            parse(bytes.extracting(offset...), isCutOff: true, into: &sink, tally: &tally)
            return bytes.count
        }
        if bytes.count - offset > RecordingLimits.line {
            isInLongLine = true
            return bytes.count
        }
        return offset
    }

    private static func endOfLine(in bytes: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] == lineFeed { return index }
            index += 1
        }
        return nil
    }

    /// Takes one line, or what is left of the last one.
    private mutating func parse(
        _ text: Span<UInt8>,
        isCutOff: Bool,
        into sink: inout some RecordingSink,
        tally: inout RecordingTally
    ) {
        if Self.isBlank(text), !isInLongLine { return }
        tally.items += 1
        guard !isInLongLine, text.count <= RecordingLimits.line else {
            isInLongLine = false
            return tally.skip(.lineTooLong, at: line)
        }
        do throws(SightingLine.Failure) {
            let sighting = try SightingLine(text)
            guard let receiver = sink.receiver(named: sighting.receiver ?? ReceiverNaming.fallback) else {
                return tally.skip(.tooManyReceivers, at: line)
            }
            sink.receive(
                Sighting(
                    identity: sighting.identity,
                    measuredPower: sighting.measuredPower,
                    rssi: sighting.rssi,
                    receiver: receiver,
                    instant: sighting.instant
                )
            )
        } catch {
            tally.skip(isCutOff && error.reason == .notAnObject ? .truncated : error.reason, at: line)
        }
    }

    private static func isBlank(_ text: Span<UInt8>) -> Bool {
        text.indices.allSatisfy { text[$0] == UInt8(ascii: " ") || (0x09...0x0D).contains(text[$0]) }
    }
}
