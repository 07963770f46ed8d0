package import BeaconKit

/// A check-in as the one who checks in sees it: broadcast the number, and wait for the station's answer.
///
/// It has no clock and no radio: whoever drives it says what was heard, how the radios are and what time it is, and asks
/// for the verdict.
package struct CheckinExchange: Sendable {
    /// How a check-in ended.
    package enum Verdict: Hashable, Sendable {
        case answered(Answer)
        case timedOut(Silence)
        case unusable(RadioCondition)
    }

    /// What was heard while no answer came: what to check depends on it.
    package enum Silence: Hashable, Sendable {
        /// Not a single report of anything.
        case heardNothing
        /// Other devices, but no station of the site.
        case heardNoStation
        /// The station's answers to others.
        case heardAnswersToOthers
        /// That the number is known, but heard from too far away.
        case tooFar
        /// Answers that the device's key does not prove.
        case heardUnproven
        /// An answer that is not about now, with this time: an old one, or a clock or a time zone is wrong.
        case heardOldAnswer(MinuteOfDay)
    }

    /// For how long a better answer is waited for when one is bad news, in µs: another station may know better.
    package static let doubt: Int64 = 5_000_000
    /// By how many minutes the time of an arrival may differ from the caller's clock: what is answered was just recorded,
    /// and two clocks and a change of the minute lie between.
    static let tolerance = 2

    /// For how long a radio may be unusable before that ends the check-in, in µs: longer where it may come back by
    /// itself.
    package static func mercy(_ condition: RadioCondition) -> Int64 {
        switch condition {
        case .absent, .notFound, .blocked, .notPermitted, .unsupported, .notLowEnergy, .taken: 3_000_000
        case .starting, .listening, .incomplete, .off, .disturbed, .refusing, .notAnswering, .silent, .failed,
            .gateway:
            10_000_000
        }
    }

    package let site: BeaconUUID
    package let number: UInt16
    private let deadline: Instant
    private let offset: Int
    private let key: CheckinKey?

    private var good: Answer?
    private var bad: (answer: Answer, since: Instant)?
    private var isTooFar = false
    private var silence = Silence.heardNothing
    private var fault: (condition: RadioCondition, since: Instant)?

    /// - Parameters:
    ///   - site: the UUID under which the site's numbers are broadcast.
    ///   - timeout: how long an answer is waited for.
    ///   - offset: by how many seconds the site's local time is ahead of UTC.
    ///   - key: what the device shares with the station; with one, only a proven answer is believed.
    package init(
        site: BeaconUUID,
        number: UInt16,
        start: Instant,
        timeout: Duration,
        offset: Int,
        key: CheckinKey? = nil
    ) {
        self.key = key
        self.site = site
        self.number = number
        self.offset = offset
        deadline = start.adding(microseconds: timeout.microseconds)
    }

    /// Whether only a proven answer is believed.
    package var needsProof: Bool { key != nil }

    /// What is to be on the air until the verdict.
    package var transmission: Transmission {
        Transmission(
            frame: BeaconFrame(
                identity: CheckinBeacon.call(number, site: site),
                measuredPower: CheckinBeacon.measuredPower
            )
        )
    }

    /// Whether the station hears the number, but from too far away: worth telling while it goes on.
    package var isToComeNearer: Bool { isTooFar && good == nil }

    /// Something was heard that is no beacon.
    package mutating func hearOther() {
        if silence == .heardNothing { silence = .heardNoStation }
    }

    /// A beacon was heard.
    package mutating func hear(_ identity: BeaconIdentity, at instant: Instant) {
        hearOther()
        if let key {
            let minute = CheckinProof.minute(at: instant)
            if let answer = CheckinProof.answer(in: identity, to: number, site: site, minute: minute, key: key) {
                return accept(answer, at: instant)
            }
        }
        guard let reply = CheckinBeacon.answer(in: identity, site: site) else { return }
        guard reply.number == number else {
            // What was heard for this number says more.
            if silence == .heardNoStation { silence = .heardAnswersToOthers }
            return
        }
        guard key == nil else {
            silence = .heardUnproven
            return
        }
        if let time = reply.answer.arrival, !time.isWithin(Self.tolerance, of: MinuteOfDay(instant, offset: offset)) {
            silence = .heardOldAnswer(time)
            return
        }
        accept(reply.answer, at: instant)
    }

    private mutating func accept(_ answer: Answer, at instant: Instant) {
        switch answer {
        case .checkedIn, .checkedInLate, .alreadyIn, .backAgain: good = answer
        case .comeNearer: isTooFar = true
        case .unknownNumber, .cannotRecord:
            // A station that knows the number counts more than one that doesn't.
            if let bad, bad.answer == answer || bad.answer == .cannotRecord { return }
            bad = (answer, instant)
        }
    }

    /// The radio's condition; `nil` when it is usable.
    package mutating func update(_ condition: RadioCondition?, at instant: Instant) {
        guard let condition, condition.isDeaf else {
            fault = nil
            return
        }
        fault = (condition, fault?.since ?? instant)
    }

    /// How it ended; `nil` while it goes on.
    package func verdict(at now: Instant) -> Verdict? {
        if let good { return .answered(good) }
        if let fault, now.microseconds(since: fault.since) >= Self.mercy(fault.condition) || now >= deadline {
            return .unusable(fault.condition)
        }
        if let bad {
            // Who is told to come nearer is known somewhere.
            let isContradicted = bad.answer == .unknownNumber && isTooFar
            if !isContradicted, now.microseconds(since: bad.since) >= Self.doubt || now >= deadline {
                return .answered(bad.answer)
            }
        }
        guard now >= deadline else { return nil }
        return .timedOut(isTooFar ? .tooFar : silence)
    }
}
