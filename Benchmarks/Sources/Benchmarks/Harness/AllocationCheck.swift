import AllocationCounter

/// Sees to it that a count of no allocations means something: makes some, and looks whether they are counted.
enum AllocationCheck {
    static func run() throws(BenchmarkError) {
        let before = allocation_count()
        var kept: [[UInt64]] = []
        for size in 1...100 {
            kept.append([UInt64](repeating: before, count: size))
        }
        guard kept.count == 100, allocation_count() >= before + 100 else { throw .countsNoAllocations }
    }
}
