import Foundation

/// How far a long pass over the journal has come, on standard error while a person is watching.
struct ProgressLine {
    let verb: String
    private let isWatched = isatty(2) == 1

    init(verb: String) {
        self.verb = verb
    }

    func show(_ done: Int64, of total: Int64) {
        guard isWatched, total > 10_000 else { return }
        let end = done == total ? "\n" : ""
        FileHandle.standardError.write(Data("\r\(verb) \(done) of \(total) entries\(end)".utf8))
    }
}
