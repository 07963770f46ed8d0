extension FuzzCase {
    /// The most bytes of a mutated input: repetition stops there.
    private static let mostBytes = 1 << 20

    /// Mutates bytes a few times, more often little than much.
    ///
    /// - Parameter others: bytes of which a part may be put in.
    mutating func mutate(_ bytes: inout [UInt8], splicing others: [[UInt8]] = []) {
        var times = 1
        while times < 16, once(in: 2) { times += 1 }
        for _ in 0..<times { mutateOnce(&bytes, others) }
    }

    private mutating func mutateOnce(_ bytes: inout [UInt8], _ others: [[UInt8]]) {
        guard !bytes.isEmpty else {
            bytes = self.bytes(number(0...64))
            return
        }
        let place = number(0...bytes.count - 1)
        switch number(0...9) {
        case 0: bytes[place] ^= 1 << UInt8(number(0...7))
        case 1: bytes[place] = one(of: [0, 1, 0x7F, 0x80, 0xFE, 0xFF, 0x20, 0x22, 0x5C, 0x7B])
        case 2: put(integer(), into: &bytes, at: place)
        case 3: bytes.removeSubrange(part(of: bytes))
        case 4: bytes.removeLast(number(0...bytes.count))
        case 5: bytes.insert(contentsOf: self.bytes(number(1...16)), at: place)
        case 6: repeatPart(of: &bytes, at: place)
        case 7:
            let other = place == 0 ? place : number(0...bytes.count - 1)
            bytes.swapAt(place, other)
        case 8:
            guard let other = others.randomElement(using: &self), !other.isEmpty else { return }
            bytes.replaceSubrange(part(of: bytes), with: other[part(of: other)])
        default: bytes[place] &+= UInt8(truncatingIfNeeded: number(-3...3))
        }
    }

    private mutating func part(of bytes: [UInt8]) -> Range<Int> {
        let begin = number(0...bytes.count - 1)
        // More often some bytes than much of all.
        let longest = once(in: 4) ? bytes.count - begin : min(16, bytes.count - begin)
        return begin..<begin + number(1...longest)
    }

    /// Writes a number of 1 to 8 bytes, the highest or the lowest byte first.
    private mutating func put(_ value: Int64, into bytes: inout [UInt8], at place: Int) {
        let width = min(one(of: [1, 2, 4, 8]), bytes.count - place)
        let isBig = once(in: 2)
        for index in 0..<width {
            let shift = 8 * (isBig ? width - 1 - index : index)
            bytes[place + index] = UInt8(truncatingIfNeeded: value >> Int64(shift))
        }
    }

    private mutating func repeatPart(of bytes: inout [UInt8], at place: Int) {
        let piece = Array(bytes[part(of: bytes)])
        let most = (Self.mostBytes - bytes.count) / piece.count
        guard most > 0 else { return }
        let times = once(in: 50) ? min(most, number(100...20_000)) : min(most, number(1...8))
        let rest = Array(bytes[place...])
        bytes.removeSubrange(place...)
        for _ in 0..<times { bytes += piece }
        bytes += rest
    }
}
