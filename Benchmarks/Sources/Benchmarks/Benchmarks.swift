import Glibc

/// Measures the subjects named on the command line, or all of them, one after the other on one core.
@main
struct Benchmarks {
    /// All subjects, in the order of the way of the data. A new one is one file in `Subjects` and one line here.
    static let subjects: [Subject] = [
        .decode
    ]

    static func main() {
        do throws(BenchmarkError) {
            try measure(CommandLine.arguments.dropFirst())
        } catch {
            var message = "benchmarks: \(error)\n"
            message.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
            exit(1)
        }
    }

    private static func measure(_ wanted: some Collection<String>) throws(BenchmarkError) {
        for name in wanted where !subjects.contains(where: { $0.name == name }) {
            throw .unknownSubject(name, known: subjects.map(\.name))
        }
        try AllocationCheck.run()
        for subject in subjects where wanted.isEmpty || wanted.contains(subject.name) {
            print(Table(title: subject.title, rows: try Runner.run(subject)))
        }
    }
}
