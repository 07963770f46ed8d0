import AllocationCounter

/// Takes the measurements.
enum Runner {
    /// Rounds that count. Odd, so that the median is one of them.
    static let rounds = 31
    /// Rounds before them, for caches and clock frequencies to settle.
    static let warmUpRounds = 3

    /// What was measured of one benchmark.
    struct Row {
        let name: String
        let unit: String
        /// Items a second, the slowest round first.
        let rates: [Double]
        /// Allocations for each item, in the round with the most.
        let allocations: Double
        /// The median rate as a part of the baseline's.
        var relative: Double
        let bar: Double?

        var median: Double { rates[rates.count / 2] }
    }

    /// Runs a subject's benchmarks by turns, so that whatever else the machine does falls on all of them alike.
    static func run(_ subject: Subject) throws(BenchmarkError) -> [Row] {
        let benchmarks = subject.make()
        var rates = [[Double]](repeating: [], count: benchmarks.count)
        var allocations = [UInt64](repeating: 0, count: benchmarks.count)
        var results = benchmarks.map(\.expected)
        let clock = ContinuousClock()
        for round in 0..<warmUpRounds + rounds {
            for (index, benchmark) in benchmarks.enumerated() {
                var result: UInt64 = 0
                let allocated = allocation_count()
                let time = clock.measure { result = benchmark.run() }
                let allocatedThen = allocation_count()
                if let known = results[index], known != result {
                    throw benchmark.expected == nil
                        ? .unsteady(benchmark.name)
                        : .wrongResult(benchmark.name, expected: known, actual: result)
                }
                results[index] = result
                guard round >= warmUpRounds else { continue }
                rates[index].append(Double(benchmark.items) / (time / .seconds(1)))
                allocations[index] = max(allocations[index], allocatedThen - allocated)
            }
        }
        var rows = benchmarks.indices.map { index in
            Row(
                name: benchmarks[index].name,
                unit: subject.unit,
                rates: rates[index].sorted(),
                allocations: Double(allocations[index]) / Double(benchmarks[index].items),
                relative: 1,
                bar: benchmarks[index].bar
            )
        }
        for index in rows.indices {
            rows[index].relative = rows[index].median / rows[0].median
        }
        return rows
    }
}
