/// Benchmarks that belong together: the first is the bare baseline that the others are compared with.
struct Subject: Sendable {
    /// The name for the command line.
    let name: String
    /// The heading of its table.
    let title: String
    /// What is counted, in the plural.
    let unit: String
    /// Makes the benchmarks, with their input. Called once, and only if the subject is wanted.
    let make: @Sendable () -> [Benchmark]
}

/// One thing to measure.
struct Benchmark {
    /// What it does.
    let name: String
    /// How many items one run handles.
    let items: Int
    /// The fewest items a second that are good enough; `nil` if there is no such bar.
    var bar: Double?
    /// What a run must give; `nil` if only every run must give the same.
    var expected: UInt64?
    /// One run. Gives a number that depends on everything it did, so that the compiler can leave nothing out.
    let run: () -> UInt64
}
