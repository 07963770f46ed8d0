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
            try await measure(CommandLine.arguments.dropFirst())
        } catch {
            var message = "benchmarks: \(error)\n"
            message.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
            exit(1)
        }
    }

    private static func measure(_ wanted: some Collection<String>) async throws {
        for name in wanted where !known.contains(name) {
            throw BenchmarkError.unknownSubject(name, known: known)
        }
        try AllocationCheck.run()
        for subject in subjects where wanted.isEmpty || wanted.contains(subject.name) {
            print(Table(title: subject.title, rows: try Runner.run(subject)))
        }
        for report in Report.all where wanted.isEmpty || wanted.contains(report.name) {
            print(report.title)
            for line in try await report.run() { print(line) }
        }
    }
}
