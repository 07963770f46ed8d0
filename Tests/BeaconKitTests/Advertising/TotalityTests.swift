import BeaconKit
import TestSupport
import Testing

/// Every input gives a value or a typed error. A trap would end the test process, so that these run at all is the test;
/// the expectations are about which of the two it is.
@Suite("Totality of the parsers")
struct TotalityTests {
    /// What became of some inputs.
    struct Outcomes {
        var frames = 0
        var nothing = 0
        var errors = 0
    }

    private func parse(_ parser: Parser, _ bytes: [UInt8], into outcomes: inout Outcomes) {
        do throws(AdvertisingError) {
            if try parser.frame(in: bytes) == nil {
                outcomes.nothing += 1
            } else {
                outcomes.frames += 1
            }
        } catch {
            outcomes.errors += 1
        }
    }

    /// The entrances to the parser.
    enum Parser: CaseIterable, Sendable {
        case advertisingData, manufacturerData, packet

        var vectors: [[UInt8]] {
            switch self {
            case .advertisingData: Vectors.advertisingData.map(\.bytes) + [Vectors.overflowArea]
            case .manufacturerData: Vectors.manufacturerData.map(\.bytes)
            case .packet: Vectors.packets.map(\.bytes)
            }
        }

        func frame(in bytes: [UInt8]) throws(AdvertisingError) -> BeaconFrame? {
            switch self {
            case .advertisingData: return try BeaconFrame.parse(advertisingData: bytes)
            case .manufacturerData: return try BeaconFrame.parse(manufacturerData: bytes)
            case .packet:
                var found: Result<BeaconFrame?, AdvertisingError> = .success(nil)
                try AdvertisingReports.forEach(inPacket: bytes.span) { _, data in
                    do throws(AdvertisingError) {
                        found = .success(try BeaconFrame.parse(advertisingData: data))
                    } catch {
                        found = .failure(error)
                    }
                }
                return try found.get()
            }
        }
    }

    @Test("no truncation of a vector holds a beacon, and none traps", arguments: Parser.allCases)
    func truncations(parser: Parser) {
        var outcomes = Outcomes()
        for bytes in parser.vectors {
            for count in bytes.indices {
                parse(parser, Array(bytes[..<count]), into: &outcomes)
            }
        }
        #expect(outcomes.frames == 0)
        #expect(outcomes.errors > 0)
    }

    @Test("every single-bit flip of a vector gives a value or an error", arguments: Parser.allCases)
    func bitFlips(parser: Parser) throws {
        for bytes in parser.vectors {
            let original = try? parser.frame(in: bytes)
            for position in bytes.indices {
                for bit in 0..<8 {
                    var flipped = bytes
                    flipped[position] ^= 1 << bit
                    let frame = try? parser.frame(in: flipped)
                    // The 21 bytes of the beacon itself are payload: a flip there is another beacon, not an error.
                    guard original != nil, frame == original else { continue }
                    #expect(
                        position < Self.payloadStart(of: parser, bytes)
                            || position >= Self.payloadEnd(of: parser, bytes)
                    )
                }
            }
            for position in Self.payloadStart(of: parser, bytes)..<Self.payloadEnd(of: parser, bytes) {
                guard original != nil else { continue }
                var flipped = bytes
                flipped[position] ^= 0x80
                #expect(try parser.frame(in: flipped) != nil)
            }
        }
    }

    /// The beacon's 21 bytes are the last ones, before the signal strength of a legacy event.
    private static func payloadEnd(of parser: Parser, _ bytes: [UInt8]) -> Int {
        parser == .packet && bytes[3] == 0x02 ? bytes.count - 1 : bytes.count
    }

    private static func payloadStart(of parser: Parser, _ bytes: [UInt8]) -> Int {
        payloadEnd(of: parser, bytes) - 21
    }

    @Test("100,000 random inputs give values and errors", arguments: Parser.allCases)
    func random(parser: Parser) {
        var generator = SeededGenerator(seed: 0x1BEA_C0DE)
        var outcomes = Outcomes()
        for _ in 0..<100_000 {
            var bytes = (0..<Int.random(in: 0...64, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            // Pure noise rarely passes the first check: half of the inputs begin as a vector does.
            if Bool.random(using: &generator), let vector = parser.vectors.randomElement(using: &generator) {
                let kept = Int.random(in: 0...vector.count, using: &generator)
                bytes = vector[..<kept] + bytes
            }
            parse(parser, bytes, into: &outcomes)
        }
        #expect(outcomes.frames > 0 && outcomes.nothing > 0 && outcomes.errors > 0)
    }
}
