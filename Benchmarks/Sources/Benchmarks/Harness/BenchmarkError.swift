/// Why a run of benchmarks can't be believed or begun.
enum BenchmarkError: Error, CustomStringConvertible {
    case unknownSubject(String, known: [String])
    /// The allocation counter doesn't count, so that its zeros would mean nothing.
    case countsNoAllocations
    /// Two runs of the same work gave different results.
    case unsteady(String)
    /// The work gave something other than it must.
    case wrongResult(String, expected: UInt64, actual: UInt64)

    var description: String {
        switch self {
        case .unknownSubject(let name, let known):
            "there is no subject \(name); there are: \(known.joined(separator: ", "))"
        case .countsNoAllocations:
            "the allocation counter doesn't see the Swift runtime's allocations"
        case .unsteady(let name):
            "\(name): two runs gave different results"
        case .wrongResult(let name, let expected, let actual):
            "\(name): should give \(expected) and gives \(actual)"
        }
    }
}
