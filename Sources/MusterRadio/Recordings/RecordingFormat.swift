/// The formats of recordings, told apart by their first bytes.
package enum RecordingFormat: Hashable, Sendable {
    /// btsnoop, as written by `btmon -w`, `hcidump -w` and Android.
    case btsnoop
    /// The classic pcap format, as written by `tcpdump -i bluetooth0 -w`.
    case pcap
    /// One sighting a line, as a JSON object.
    case sightingLines

    /// What is said of a file that is none of these.
    package static let expected = """
        expected btsnoop, pcap with Bluetooth HCI, or sightings as JSON lines such as \
        {"time":1425757567.417,"receiver":"Room201","uuid":"…","major":201,"minor":20,"power":-62,"rssi":-60}
        """

    /// What the first bytes of a recording say about it.
    package enum Detection: Hashable {
        case recognised(RecordingFormat)
        case compressed(name: String, tool: String)
        case unsupported(String)
        case empty
        case unrecognised
    }

    /// How many bytes are looked at. A text whose first sighting comes later than this isn't recognised.
    package static let detectionLength = 65_536

    /// Tells the format from the first bytes: `detectionLength` of them, or as many as there are.
    package static func detect(_ bytes: Span<UInt8>) -> Detection {
        if bytes.starts(with: "btsnoop\0") { return .recognised(.btsnoop) }
        if bytes.count >= 4 {
            let magic = bytes.bigEndianUInt32(at: 0)
            if PcapParser.Header.isMagic(magic) { return .recognised(.pcap) }
            if magic == 0x0A0D_0D0A {
                return .unsupported("is pcapng; convert it first: editcap -F pcap FILE NEWFILE")
            }
        }
        if let compression = compression(of: bytes) { return compression }
        return detectText(bytes)
    }

    private static func compression(of bytes: Span<UInt8>) -> Detection? {
        let known: [(magic: [UInt8], name: String, tool: String)] = [
            ([0x1F, 0x8B], "gzip", "zcat"),
            ([0x28, 0xB5, 0x2F, 0xFD], "zstd", "zstdcat"),
            ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz", "xzcat"),
            ([0x42, 0x5A, 0x68], "bzip2", "bzcat"),
        ]
        for (magic, name, tool) in known where bytes.count >= magic.count {
            if magic.indices.allSatisfy({ bytes[$0] == magic[$0] }) { return .compressed(name: name, tool: tool) }
        }
        return nil
    }

    /// Text is taken for sightings if one of its lines begins like an object, be it after others: a log that was cut
    /// at its beginning is still worth reading.
    private static func detectText(_ bytes: Span<UInt8>) -> Detection {
        var lineIsBlank = true
        var allIsBlank = true
        for index in bytes.indices.dropFirst(bytes.starts(with: "\u{FEFF}") ? 3 : 0) {
            switch bytes[index] {
            case UInt8(ascii: "\n"): lineIsBlank = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            case UInt8(ascii: "{") where lineIsBlank: return .recognised(.sightingLines)
            case 0..<0x20: return .unrecognised
            default:
                lineIsBlank = false
                allIsBlank = false
            }
        }
        return allIsBlank ? .empty : .unrecognised
    }
}
