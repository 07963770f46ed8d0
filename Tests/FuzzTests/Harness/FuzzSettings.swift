import Foundation

/// What is wanted of the fuzzers, by the environment.
struct FuzzSettings: Sendable {
    /// Where the random numbers begin: `MUSTER_FUZZ_SEED`.
    let seed: UInt64
    /// How long each boundary is tried, in s: 10, or its part of `MUSTER_FUZZ_SECONDS`.
    let seconds: Double
    /// The only case that is to be run: `MUSTER_FUZZ_CASE`.
    let only: UInt64?
    /// What is tried: all, or `MUSTER_FUZZ_BOUNDARY`.
    let boundaries: [FuzzedBoundary]

    static let current: FuzzSettings = {
        let environment = ProcessInfo.processInfo.environment
        func number(_ name: String) -> UInt64? { environment["MUSTER_FUZZ_" + name].flatMap { UInt64($0) } }
        let one = environment["MUSTER_FUZZ_BOUNDARY"].flatMap(FuzzedBoundary.init(rawValue:))
        let boundaries = one.map { [$0] } ?? FuzzedBoundary.allCases
        return FuzzSettings(
            seed: number("SEED") ?? 20_261_122,
            seconds: number("SECONDS").map { Double($0) / Double(boundaries.count) } ?? 10,
            only: number("CASE"),
            boundaries: boundaries
        )
    }()
}
