import Glibc

/// Measures the subjects named on the command line, or all of them, one after the other on one core.
@main
struct Benchmarks {
    /// All subjects, in the order of the way of the data. A new one is one file in `Subjects` and one line here.
    static let subjects: [Subject] = [
        .decode
    ]

    private static let known = subjects.map(\.name) + Report.all.map(\.name)

    static func main() async {
        do {
            let missed = try await measure(CommandLine.arguments.dropFirst())
            guard missed.isEmpty else {
                print("\nMISSED: \(missed.joined(separator: "; ")).")
                print("Machines are noisy: try again what was missed, alone and on a quiet machine.")
                exit(1)
            }
            print("\nNo bar was missed.")
        } catch {
            var message = "benchmarks: \(error)\n"
            message.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
            exit(1)
        }
    }

    /// - Returns: what missed its bar.
    private static func measure(_ wanted: some Collection<String>) async throws -> [String] {
        for name in wanted where !known.contains(name) {
            throw BenchmarkError.unknownSubject(name, known: known)
        }
        try AllocationCheck.run()
        var missed: [String] = []
        for subject in subjects where wanted.isEmpty || wanted.contains(subject.name) {
            let rows = try Runner.run(subject)
            print(Table(title: subject.title, rows: rows))
            let below = rows.filter { row in row.bar.map { row.median < $0 } ?? false }
            missed += below.map { "\(subject.name), \($0.name)" }
        }
        for report in Report.all where wanted.isEmpty || wanted.contains(report.name) {
            print(report.title)
            let lines = try await report.run()
            for line in lines { print("  \(line.text)") }
            let bars = lines.filter { $0.isMet != nil }
            let own = bars.filter { $0.isMet == false }
            if !bars.isEmpty { print(own.isEmpty ? "  All bars met." : "  \(own.count) of \(bars.count) bars MISSED.") }
            missed += own.map { "\(report.name), \($0.what)" }
        }
        return missed
    }
}
