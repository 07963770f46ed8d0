package import Station

/// Reads one format, apart from any file: a chunk of bytes goes in, packets and sightings come out.
package protocol RecordingParser {
    /// Reads the whole items at the beginning of `bytes` and returns how many bytes they took. The rest is offered again
    /// with more behind it.
    ///
    /// Given `RecordingLimits.buffer` bytes, a parser takes at least one item or throws.
    ///
    /// - Parameter atEnd: nothing comes after `bytes`. What is left then is counted as truncated.
    mutating func parse(
        _ bytes: Span<UInt8>,
        atEnd: Bool,
        into sink: inout some RecordingSink,
        tally: inout RecordingTally
    ) throws(ParsingFailure) -> Int
}

extension RecordingParser {
    /// Hands the whole records at the beginning of `bytes` on: each a header of a fixed length and a packet.
    ///
    /// - Parameters:
    ///   - offset: where the first record begins.
    ///   - length: reads the packet's length out of the header that begins at an offset.
    ///   - take: gets the offset of the header and the packet.
    /// - Returns: where the first record begins that is not whole.
    static func forEachRecord(
        in bytes: Span<UInt8>,
        from offset: Int,
        headerLength: Int,
        atEnd: Bool,
        tally: inout RecordingTally,
        length: (_ header: Int) -> UInt32,
        take: (_ header: Int, _ packet: Span<UInt8>, inout RecordingTally) -> Void
    ) throws(ParsingFailure) -> Int {
        var offset = offset
        while bytes.count - offset >= headerLength {
            let length = length(offset)
            guard length <= RecordingLimits.record else {
                throw .damaged("record \(tally.items + 1) claims \(length) bytes; nothing after it can be read")
            }
            let start = offset + headerLength
            let end = start + Int(length)
            guard end <= bytes.count else { break }
            tally.items += 1
            take(offset, bytes.extracting(start..<end), &tally)
            offset = end
        }
        if atEnd, offset < bytes.count {
            tally.items += 1
            tally.skip(.truncated, at: tally.items)
            offset = bytes.count
        }
        return offset
    }
}

/// Why a parser gives up on a recording.
package struct ParsingFailure: Error, Hashable {
    package let code: RecordingError.Code
    package let reason: String

    package static func damaged(_ reason: String) -> Self { Self(code: .damaged, reason: reason) }
    package static func unsupported(_ reason: String) -> Self { Self(code: .unsupported, reason: reason) }
}

/// How much is believed of what a recording says about itself.
package enum RecordingLimits {
    /// Bytes of a recording that are held at once.
    package static let buffer = 1 << 20
    /// Bytes of one record. The longest HCI packet, ACL data, has 65,540; 262,144 is what pcap's own tools allow.
    package static let record = 262_144
    /// Bytes of one line.
    package static let line = 65_536
}
