import MusterRadio
import Station

extension Replay {
    /// The reading of all recordings, and what is to be said of it.
    struct Reading {
        /// What was read of one recording.
        struct Part {
            let recording: Recording
            var tally = RecordingTally()
            var error: RecordingError?
        }

        /// EX_DATAERR of `sysexits.h`: what was read is damaged or of no use.
        static let dataError: Int32 = 65
        /// EX_NOINPUT of `sysexits.h`: nothing could be read.
        static let noInput: Int32 = 66

        /// What was read, in order of time after ``read(progress:)``.
        private(set) var timeline = Timeline()
        private(set) var parts: [Part]

        init(_ files: [String]) {
            parts = files.map { Part(recording: Recording(path: $0, isOneOfSeveral: files.count > 1)) }
        }

        /// Reads the recordings, until one can't be read at all.
        mutating func read(progress: inout ProgressLine) {
            for index in parts.indices {
                let recording = parts[index].recording
                do throws(RecordingError) {
                    try recording.read(into: &timeline, tally: &parts[index].tally) { step in
                        progress.update("Reading \(recording.name): \(Self.describe(step))")
                    }
                } catch {
                    parts[index].error = error
                    if unreadable != nil { return }
                }
            }
            timeline.sort()
        }

        /// The exit code, if a recording couldn't be read at all. Nothing is replayed then: half of what was asked for
        /// would look like the whole.
        var unreadable: Int32? {
            for part in parts {
                switch part.error?.code {
                case .cannotOpen, .cannotRead, .cannotWrite, .empty, .unrecognised, .unsupported: return Self.noInput
                case .damaged, nil: break
                }
            }
            return nil
        }

        /// Whether a recording is broken, or nothing in it could be used.
        var isDamaged: Bool {
            parts.contains { $0.error != nil || $0.isUseless }
        }

        private static func describe(_ step: RecordingProgress) -> String {
            if let total = step.totalBytes, total > 0 { return "\(step.bytesRead * 100 / total) %" }
            return "\(step.bytesRead / 1_000_000) MB"
        }
    }
}

extension Replay.Reading.Part {
    /// Whether there was something and all of it had to be skipped.
    var isUseless: Bool { tally.items > 0 && tally.skippedCount == tally.items }
}
