/// Random numbers without a sequence: the number for a place, a moment or a packet comes from its name alone.
///
/// What the office's air does at one moment must not depend on how often somebody asked about another, or else the same
/// seed would give other bytes at another step size. So the air draws from keys and keeps no state.
package enum SeededHash {
    /// One number from two: a seed and the name of what is wanted.
    package static func mix(_ seed: UInt64, _ key: UInt64) -> UInt64 {
        scrambled(seed ^ scrambled(key &+ 0x9E37_79B9_7F4A_7C15))
    }

    /// The finishing step of SplitMix64, which spreads each bit of its argument over the whole word.
    package static func scrambled(_ value: UInt64) -> UInt64 {
        var word = value
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A number from 0 up to but not 1 from the high 53 bits of a word.
    package static func unit(_ word: UInt64) -> Double {
        Double(word >> 11) * 0x1p-53
    }

    /// A number around 0 with a standard deviation of 1, within ±3.5.
    ///
    /// The sum of four even numbers, which are the word's four quarters (Irwin and Hall). Its shape is close enough to
    /// the normal one for radio noise, and it needs neither a logarithm nor a second word.
    package static func normal(_ word: UInt64) -> Double {
        let sum = (word & 0xFFFF) + (word >> 16 & 0xFFFF) + (word >> 32 & 0xFFFF) + (word >> 48)
        // Each quarter has the mean 32767.5 and the variance 65536² / 12; four of them 65536² / 3.
        return (Double(sum) - 4 * 32767.5) * (1.7320508075688772 / 65536)
    }
}
