import TestSupport

/// The random choices of one case. The same seed and number give the same case, so that one at fault can be repeated.
struct FuzzCase: RandomNumberGenerator {
    private var generator: SeededGenerator
    /// Whether something of this case was taken as valid: a fuzzer whose cases are all refused at the door tests the door.
    private(set) var isAccepted = false

    init(seed: UInt64, number: UInt64) {
        var mixer = SeededGenerator(seed: seed ^ number &* 0xD1B5_4A32_D192_ED03)
        generator = SeededGenerator(seed: mixer.next())
    }

    mutating func next() -> UInt64 { generator.next() }

    /// Notes that something was read and not refused.
    mutating func accept() { isAccepted = true }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { number(0...times - 1) == 0 }

    /// Not quite even, which is no matter here, but many times as fast as the standard library's.
    mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// - Precondition: there is one.
    mutating func one<Element>(of elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

    mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        var rest: UInt64 = 0
        for place in 0..<count {
            rest = place.isMultiple(of: 8) ? next() : rest >> 8
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }
        return bytes
    }

    /// Numbers at which something overflows or begins to, and those just beside them.
    private static let edges: [Int64] = [
        0, 1, -1, 2, 7, 59, 60, 127, 128, 255, 256, 366, 1_439, 1_440, 3_600, 9_999, 10_000, 32_767, 32_768, 65_535,
        65_536,
        86_400, 1 << 31, (1 << 31) - 1, -(1 << 31), 1 << 32, 1 << 44, (1 << 44) + 1, 1 << 53, 1 << 60, 1 << 62, .max,
        .max - 1,
        .min, .min + 1, 1_000_000_000, 1_000_000_001, 253_402_300_799_999_999, 253_402_300_800_000_000,
        -62_167_219_200_000_000, -62_167_219_200_000_001, 1_772_433_000_000_000, 1_772_433_000_000_001,
    ]

    /// A number that may be at an edge, small, or anything.
    mutating func integer() -> Int64 {
        switch number(0...3) {
        case 0: Int64.random(in: .min ... .max, using: &self)
        case 1: Int64.random(in: -10...10_000, using: &self)
        default: one(of: Self.edges)
        }
    }
}
