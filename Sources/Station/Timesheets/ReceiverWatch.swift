package import Attendance
package import BeaconKit

/// How far each receiver has reported, as the journal tells it. Before that nobody is called absent.
package struct ReceiverWatch: Hashable, Sendable {
    /// Receivers that fell silent, and when each was last heard.
    private var deaf: [String: Instant] = [:]
    /// When the station began last.
    private var started: Instant?
    /// Since when it is stopped; `nil` while it runs.
    private var stopped: Instant?
    /// Presence was ever heard. Without receivers there is nothing to wait for.
    private var isUsed = false

    package init() {}

    mutating func apply(_ entry: Entry) {
        switch entry.fact {
        case .receiverDeaf(let silence):
            isUsed = true
            if let receiver = entry.receiver { deaf[receiver] = silence.lastHeard }
        case .receiverHeard:
            isUsed = true
            if let receiver = entry.receiver { deaf[receiver] = nil }
        case .punched: if entry.source.isHeard { isUsed = true }
        case .stationStarted:
            started = entry.happened
            stopped = nil
            // Whoever still hears nothing now says so anew.
            deaf = [:]
        case .stationStopped: stopped = entry.happened
        default: break
        }
    }

    /// Whether a sighting says nothing of now, where no running station can be asked: there is none, the station does not
    /// run or began anew since, or whoever heard it may have fallen silent.
    ///
    /// - Parameter sighting: when somebody's badge was last heard; `nil` for never.
    package func isFrozen(_ sighting: Instant?) -> Bool {
        guard let sighting, stopped == nil, sighting >= started ?? sighting else { return true }
        // What was heard after a receiver fell silent was heard by another one.
        return deaf.values.contains { sighting <= $0 }
    }

    /// How far everybody has reported, where no running station can be asked.
    package func watermark(at now: Instant) -> Watermark {
        guard isUsed else { return Watermark(now) }
        return Watermark(([now, stopped].compactMap(\.self) + deaf.values).min())
    }

    /// How far everybody has reported, with what the running station says of its receivers.
    package func watermark(at now: Instant, live: [BoardReceiver]) -> Watermark {
        let reported = live.map { receiver -> Instant in
            switch receiver.health {
            case .hearing: now
            case .deaf: receiver.lastHeard ?? started ?? now
            // It has heard nothing since the station began.
            case .waiting: started ?? now
            }
        }
        return Watermark(reported.min().map { min($0, now) } ?? now)
    }
}
