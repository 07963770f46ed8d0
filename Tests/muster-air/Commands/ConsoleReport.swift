import Glibc

/// What the console says of scenarios, a line each, for a machine to read: fields separated by tabs, the first one
/// `AIR`. Before the end of a scenario come its failures.
enum ConsoleReport {
    static func write(_ fields: [String]) {
        // A text of several lines stays one line.
        let line = (["AIR"] + fields).map { $0.split(separator: "\n").joined(separator: " | ") }.joined(separator: "\t")
        print(line)
        fflush(nil)
    }
}
