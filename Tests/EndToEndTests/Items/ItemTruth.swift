import Attendance
import BeaconKit
import MusterRadio

/// When items truly went astray, from where everybody and everything was.
struct ItemTruth {
    /// Something that the station ought to tell, or may.
    struct Leaving {
        let kind: Alert.Kind
        let at: Instant
        /// Whether not telling it is a fault: not where somebody only passed by outside, or both left within minutes.
        let isSure: Bool
    }

    /// Whoever is gone so much later or earlier than the other was neither with it nor without it, in s.
    private static let together: Int64 = 40
    private static let apart: Int64 = 180
    /// An item that was left behind and is carried away so soon after that, in s, is told of once.
    private static let toldOnce: Int64 = 900

    private struct Track {
        var isNear = false
        /// Whether it was in the building since it came near.
        var wasInside = false
        /// When it went out of reach last.
        var left: Instant?
    }

    private let watched: [ItemTrial.Watched]
    private var tracks: [Int: Track] = [:]
    /// Leavings that wait for what the other does.
    private var waiting: [(item: ItemTrial.Watched, isOwner: Bool, at: Instant, wasInside: Bool)] = []
    private(set) var leavings: [ItemID: [Leaving]] = [:]
    private var now = Instant(microseconds: 0)

    init(_ watched: [ItemTrial.Watched]) {
        self.watched = watched
    }

    mutating func take(_ truths: [SimulatedOffice.Truth], at now: Instant) {
        self.now = now
        for (place, truth) in truths.enumerated() {
            var track = tracks[place] ?? Track()
            let isNear = truth.whereabouts != .away
            if track.isNear, !isNear {
                track.left = now
                note(place, at: now, wasInside: track.wasInside)
                track.wasInside = false
            }
            if case .room = truth.whereabouts { track.wasInside = true }
            track.isNear = isNear
            tracks[place] = track
        }
        settle()
    }

    mutating func finish() {
        now = now.adding(microseconds: 600_000_000)
        settle()
    }

    private mutating func note(_ place: Int, at now: Instant, wasInside: Bool) {
        for item in watched {
            if item.place == place { waiting.append((item, false, now, wasInside)) }
            if item.owner == place { waiting.append((item, true, now, wasInside)) }
        }
    }

    /// Decides what it was once what the other did is known.
    private mutating func settle() {
        let known = waiting
        waiting.removeAll()
        for leaving in known {
            if now.microseconds(since: leaving.at) >= Self.apart * 1_000_000 {
                decide(leaving.item, isOwner: leaving.isOwner, at: leaving.at, wasInside: leaving.wasInside)
            } else {
                waiting.append(leaving)
            }
        }
    }

    private mutating func decide(_ item: ItemTrial.Watched, isOwner: Bool, at: Instant, wasInside: Bool) {
        guard let owner = item.owner else {
            leavings[item.id, default: []].append(Leaving(kind: .outOfRange, at: at, isSure: wasInside))
            return
        }
        let other = tracks[isOwner ? item.place : owner] ?? Track()
        let gap = other.left.map { abs($0.microseconds(since: at)) / 1_000_000 } ?? .max
        if isOwner {
            // The item went before: nothing was left behind.
            guard other.isNear || gap <= Self.apart else { return }
            let isSure = other.isNear && gap > Self.apart && wasInside
            guard gap > Self.together || other.isNear else { return }
            leavings[item.id, default: []].append(Leaving(kind: .leftBehind, at: at, isSure: isSure))
        } else if gap > Self.together || other.isNear {
            let isNew = other.isNear || gap > Self.toldOnce + Self.apart
            leavings[item.id, default: []].append(
                Leaving(kind: .leftAlone, at: at, isSure: isNew && gap > Self.apart && wasInside)
            )
        }
    }
}
