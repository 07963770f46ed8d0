import BeaconKit
import MusterRadio
import Station

extension Replay.Reading {
    /// Says what is wrong with the recordings, on standard error.
    func report() {
        for part in parts {
            for skipped in part.tally.skipped {
                let items = part.tally.itemsAreLines ? "line" : "record"
                let first = skipped.count > 1 ? ", the first" : ""
                Notice.print(
                    "\(part.recording.name): skipped \(count(skipped.count, items)): \(skipped.reason)"
                        + " (\(items) \(skipped.first)\(first))"
                )
            }
            if let error = part.error {
                Notice.print("muster: \(error)")
            } else if part.isUseless {
                Notice.print("muster: \(part.recording.name): nothing in it is usable; \(RecordingFormat.expected)")
            }
        }
    }

    /// Says what was read and found, on standard error.
    ///
    /// - Parameter refused: the sightings for which the engine had no place.
    func summarise(events: Int, refused: UInt64) {
        if refused > 0 {
            Notice.print("ignored \(refused) sightings: too many beacons at once")
        }
        let counts = timeline.counts
        let skipped = parts.reduce(0) { $0 + $1.tally.skippedCount }
        Notice.print(
            """
            \(count(counts.reports, "report")) read, \(count(counts.beacons, "iBeacon")) found, \
            \(counts.malformed) malformed, \(skipped) skipped; \
            \(count(events, "event")) in \(duration) of recorded time
            """
        )
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// From the first to the last thing heard.
    private var duration: String {
        let firsts = [timeline.sightings.first?.instant, timeline.hearings.first?.instant].compactMap(\.self)
        let lasts = [timeline.sightings.last?.instant, timeline.hearings.last?.instant].compactMap(\.self)
        guard let first = firsts.min(), let last = lasts.max() else { return "0 s" }
        let seconds = last.microseconds(since: first) / 1_000_000
        if seconds < 60 { return "\(seconds) s" }
        if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
        if seconds >= 172_800 { return "\(seconds / 86_400) days" }
        return "\(seconds / 3600) h \(seconds / 60 % 60) min"
    }
}
