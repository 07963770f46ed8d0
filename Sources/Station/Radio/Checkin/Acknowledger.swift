package import BeaconKit

/// Decides which answers are on the air: who called, what the journal says of them, and what time it is come in; the
/// answers come out.
///
/// A number's sightings are one call until it goes unheard for some seconds. A call gets its answer as soon as there is
/// one, and for as long as the number is heard, up to a limit; a better answer replaces it.
package struct Acknowledger: Sendable {
    private struct Call {
        let began: Instant
        var lastHeard: Instant
        let isKnown: Bool
        /// What the call itself brought about, once that is durable.
        var result: Answer?
        /// What is on the air, or was until the limit.
        var answer: Answer?
        var answered: Instant
    }

    private let policy: AnswerPolicy
    private var calls: [UInt16: Call] = [:]
    private var unknownCalls = 0

    package init(policy: AnswerPolicy = AnswerPolicy()) {
        self.policy = policy
    }

    /// The numbers that are calling.
    package var numbers: some Sequence<UInt16> { calls.keys }

    /// A number was heard.
    ///
    /// - Parameter isKnown: whether somebody has it. Calls of others are remembered up to a limit.
    package mutating func hear(_ number: UInt16, isKnown: Bool, at instant: Instant) {
        if let call = calls[number], call.isKnown == isKnown {
            calls[number]?.lastHeard = max(call.lastHeard, instant)
            return
        }
        if !isKnown, unknownCalls >= policy.mostUnknownCalls { return }
        end(number)
        calls[number] = Call(began: instant, lastHeard: instant, isKnown: isKnown, answered: instant)
        if !isKnown { unknownCalls += 1 }
    }

    /// A person who is calling was checked in, and the journal has it.
    package mutating func record(_ answer: Answer, for number: UInt16) {
        calls[number]?.result = answer
    }

    /// The answers that are to be on the air, the most urgent first.
    ///
    /// - Parameters:
    ///   - now: the present; never earlier than before.
    ///   - standing: what the journal says of a number.
    ///   - hasKey: whether answers to a number are proven; then each takes the air of two.
    package mutating func answers(
        at now: Instant,
        standing: (UInt16) -> NumberStanding,
        hasKey: (UInt16) -> Bool
    ) -> [(number: UInt16, answer: Answer, isProven: Bool)] {
        var wanted: [(number: UInt16, answer: Answer, since: Instant)] = []
        for (number, call) in calls {
            if now.microseconds(since: call.lastHeard) >= policy.callEnds.microseconds {
                end(number)
                continue
            }
            let answer = call.result ?? self.answer(call, standing: standing(number), now: now)
            if answer != call.answer {
                calls[number]?.answer = answer
                calls[number]?.answered = now
            }
            let since = answer == call.answer ? call.answered : now
            guard let answer, now.microseconds(since: call.lastHeard) < policy.linger.microseconds,
                now.microseconds(since: since) < policy.longest.microseconds
            else { continue }
            wanted.append((number, answer, since))
        }
        // Newer answers first: who has had theirs on the air for a while has heard it, or will not hear it soon.
        let known = wanted.filter { $0.answer != .unknownNumber }
            .sorted { ($0.answer.urgency, $1.since, $0.number) < ($1.answer.urgency, $0.since, $1.number) }
        // Of unknown numbers the older ones, so that a flood of them is answered a few in some seconds, not a few at each
        // moment.
        let unknown = wanted.filter { $0.answer == .unknownNumber }
            .sorted { ($0.since, $0.number) < ($1.since, $1.number) }
            .prefix(policy.mostUnknown)
        var room = policy.most
        var answers: [(number: UInt16, answer: Answer, isProven: Bool)] = []
        for (number, answer, _) in known + unknown {
            let isProven = hasKey(number)
            room -= isProven ? 2 : 1
            guard room >= 0 else { break }
            answers.append((number, answer, isProven))
        }
        return answers
    }

    private func answer(_ call: Call, standing: NumberStanding, now: Instant) -> Answer? {
        switch standing {
        case .unknown: .unknownNumber
        case .unrecordable: .cannotRecord
        case .onSite(let since): .alreadyIn(since: since)
        case .out:
            now.microseconds(since: call.began) >= policy.patience.microseconds ? .comeNearer : nil
        }
    }

    private mutating func end(_ number: UInt16) {
        guard let call = calls.removeValue(forKey: number) else { return }
        if !call.isKnown { unknownCalls -= 1 }
    }
}

extension Answer {
    /// The order in which answers get the air when there are many: 0 is first.
    fileprivate var urgency: Int {
        switch self {
        case .checkedIn, .checkedInLate, .backAgain, .cannotRecord: 0
        case .alreadyIn: 1
        case .comeNearer, .unknownNumber: 2
        }
    }
}
