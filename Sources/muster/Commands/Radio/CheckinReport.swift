package import BeaconKit
package import Station

/// What a check-in's end is to a person and to a script.
package struct CheckinReport: Hashable, Sendable {
    /// The answer, for standard output; `nil` where there was none.
    package let answer: String?
    /// What to do or to check, for standard error; `nil` where all is well.
    package let advice: String?
    /// 0 for who is on site now. Otherwise a code of `sysexits.h`: 67 for an unknown number, 69 for a radio that cannot
    /// be used, 77 for one that this program may not use, 74 for a station that cannot record, 75 for no answer.
    package let code: Int32

    /// - Parameters:
    ///   - timeout: how long an answer was waited for, in s.
    ///   - isProven: whether only a proven answer was believed.
    package init(
        _ verdict: CheckinExchange.Verdict,
        number: UInt16,
        site: BeaconUUID,
        timeout: Int,
        isProven: Bool = false
    ) {
        switch verdict {
        case .answered(let answer):
            self.answer = answer.description + (isProven ? " (proven by the station)" : "")
            switch answer {
            case .checkedIn, .checkedInLate, .alreadyIn, .backAgain:
                advice = nil
                code = 0
            case .unknownNumber:
                advice = "Nobody at this site has the number \(number). Ask the person who keeps the roster."
                code = 67
            case .cannotRecord, .comeNearer:
                advice =
                    "The station hears you but cannot record the check-in. Tell the person who runs it, and try again."
                code = 74
            }
        case .timedOut(let silence):
            answer = nil
            advice = "No answer within \(timeout) s. " + Self.advice(silence, site: site)
            code = 75
        case .unusable(let condition):
            let words = condition.words()
            answer = nil
            advice = [words.title + ".", words.remedy].compactMap { $0 }.joined(separator: " ")
            code = condition.cause().exitCode
        }
    }

    private static func advice(_ silence: CheckinExchange.Silence, site: BeaconUUID) -> String {
        switch silence {
        case .tooFar: "The station hears you, but from too far away. Go to its receiver and try again."
        case .heardAnswersToOthers: "The station answers other people. Go nearer and try again."
        case .heardUnproven:
            """
            Answers to this number were heard, but none of them is proven with this key. The station may have no key or \
            another key for the number (run `muster people key` there), this machine's clock may be wrong, or somebody \
            may be imitating the station. The board shows who is in.
            """
        case .heardOldAnswer(let time):
            """
            An answer was heard that is dated \(time), which is not now. Somebody may be replaying it, or this machine's \
            clock or time zone is not the site's (TZ=Europe/Berlin muster checkin …).
            """
        case .heardNoStation:
            """
            Other devices were heard, but no station that answers for \(site). Go nearer. Check on the station that \
            `muster serve` is running and that `muster site` shows this UUID.
            """
        case .heardNothing:
            "Nothing was heard at all, not even other devices. Check this machine's Bluetooth adapter, and go nearer."
        }
    }
}
