/// A small generator of pseudo-random numbers that gives the same sequence for the same seed on every machine.
///
/// SplitMix64: G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014. It is
/// quick, any seed is a good seed, and two seeds that differ in one bit give unrelated sequences. It is no secret
/// keeper: never use it for keys.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Makes a generator. Equal seeds give equal sequences.
    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return SeededHash.scrambled(state)
    }

    /// A number from 0 up to but not 1, evenly spread.
    package mutating func unit() -> Double {
        SeededHash.unit(next())
    }

    /// A number around 0 with a standard deviation of 1.
    package mutating func normal() -> Double {
        SeededHash.normal(next())
    }

    /// Whether an event of this probability happens.
    package mutating func happens(_ probability: Double) -> Bool {
        unit() < probability
    }
}
