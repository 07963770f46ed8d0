import Testing

import MusterRadio

@Suite("the format of a recording")
struct RecordingFormatTests {
    @Test(
        "is told by the first bytes",
        arguments: [
            (Array("btsnoop\0".utf8), .recognised(.btsnoop)),
            (RecordedBytes.pcap(.h4, littleEndian: true, []), .recognised(.pcap)),
            (RecordedBytes.pcap(.h4, littleEndian: false, nanoseconds: true, []), .recognised(.pcap)),
            (Array("{".utf8), .recognised(.sightingLines)),
            (Array("\u{FEFF}\r\n \t{".utf8), .recognised(.sightingLines)),
            (Array("-60}\n{\"time\":1".utf8), .recognised(.sightingLines)),
            ([0x1F, 0x8B, 8], .compressed(name: "gzip", tool: "zcat")),
            ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], .compressed(name: "xz", tool: "xzcat")),
            ([0x28, 0xB5, 0x2F, 0xFD], .compressed(name: "zstd", tool: "zstdcat")),
            (Array("BZh9".utf8), .compressed(name: "bzip2", tool: "bzcat")),
            ([], .empty), (Array("\r\n\n \u{FEFF}".utf8.prefix(4)), .empty),
            (Array("btsnoop".utf8), .unrecognised), ([0xA1, 0xB2, 0xC3], .unrecognised),
            (Array("time,rssi\n1,2\n".utf8), .unrecognised), (Array("a{\n".utf8), .unrecognised),
            ([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0x0A, 0x7B], .unrecognised),
        ] as [([UInt8], RecordingFormat.Detection)]
    )
    func detection(bytes: [UInt8], expected: RecordingFormat.Detection) {
        #expect(RecordingFormat.detect(bytes.span) == expected)
    }
}
