import Attendance
import BeaconKit

/// Facts of corrections, periods and roll calls, and the payloads that are kept of them, for ever.
enum CorrectionFacts {
    static func examples(_ person: PersonID) throws -> [(Fact, kind: String, payload: String)] {
        let hash = String(repeating: "0123456789abcdef", count: 4)
        let entry = try FactExamples.some(EntryID(hash))
        let file = try FactExamples.some(ContentHash(hash))
        let (id, before, reason) = (
            CorrectionID(rawValue: "c"), CorrectionID(rawValue: "b"), Commitment(rawValue: "rr")
        )
        let at = Instant(microseconds: 1_772_433_000_000_000)
        let own = #""person":"\#(person.rawValue)""#
        func made(_ change: Correction.Change) -> Fact {
            .correctionMade(CorrectionMade(Correction(id: id, person: person, change: change, reason: reason)))
        }
        let (day, end) = (LocalDay(year: 2026, month: 1, day: 1), LocalDay(year: 2026, month: 1, day: 31))
        let request = Correction(id: id, person: person, change: .add(.breakEnd, at: at), reason: reason)
        let rollCall = RollCallID(rawValue: "r")
        let visitor = RollCallMark.Subject.unlisted(PersonID(rawValue: "v"), name: Commitment(rawValue: "nn"))
        var counts = RollCallCounts()
        counts.safe = 3
        counts.unaccounted = 1
        let late = Exception(.late, day: day, at: at, length: 720_000_000)
        let other = PersonID(rawValue: "o")
        let acknowledged = AcknowledgementID(rawValue: "k")
        return [
            (
                .correctionRequested(CorrectionRequested(request)), "correction-requested",
                #"{"at":1772433000000000,"change":"add","direction":"break-end","id":"c",\#(own),"reason":"rr"}"#
            ),
            (
                made(.replace(.entry(entry), by: .out, at: at)), "correction-made",
                #"{"at":1772433000000000,"change":"replace","direction":"out","id":"c",\#(own),"punch":"\#(hash)","#
                    + #""reason":"rr"}"#
            ),
            (
                made(.remove(.correction(before))), "correction-made",
                #"{"change":"remove","correction":"b","id":"c",\#(own),"reason":"rr"}"#
            ),
            (
                made(.reverse(before)), "correction-made",
                #"{"change":"reverse","correction":"b","id":"c",\#(own),"reason":"rr"}"#
            ),
            (
                .correctionApproved(CorrectionApproved(id: id, person: person)), "correction-approved",
                #"{"id":"c",\#(own)}"#
            ),
            (
                .correctionRefused(CorrectionRefused(id: id, person: person, reason: reason)), "correction-refused",
                #"{"id":"c",\#(own),"reason":"rr"}"#
            ),
            (
                .exceptionAcknowledged(
                    Acknowledgement(id: acknowledged, person: person, exception: late, reason: reason)
                ), "exception-acknowledged",
                #"{"at":1772433000000000,"day":"2026-01-01","exception":"late","id":"k","length":720000000,\#(own),"#
                    + #""reason":"rr"}"#
            ),
            (
                .exceptionAcknowledged(
                    Acknowledgement(
                        id: acknowledged,
                        person: person,
                        exception: Exception(.together, day: day, at: at, with: other)
                    )
                ), "exception-acknowledged",
                #"{"at":1772433000000000,"day":"2026-01-01","exception":"together","id":"k",\#(own),"with":"o"}"#
            ),
            (
                .periodClosed(PeriodClosed(PeriodDays(from: day, to: end))), "period-closed",
                #"{"from":"2026-01-01","to":"2026-01-31"}"#
            ),
            (
                .sheetArchived(SheetArchived(hash: file, from: day, to: end)), "sheet-archived",
                #"{"from":"2026-01-01","hash":"\#(hash)","to":"2026-01-31"}"#
            ),
            (
                .sheetArchived(SheetArchived(hash: file, from: day, to: end, person: person)), "sheet-archived",
                #"{"from":"2026-01-01","hash":"\#(hash)",\#(own),"to":"2026-01-31"}"#
            ),
            (
                .sheetConfirmed(
                    SheetConfirmed(
                        SheetSignature(
                            person: person,
                            range: try DayRange(from: day, to: end),
                            digest: file,
                            signature: Commitment(rawValue: "ss")
                        )
                    )
                ), "sheet-confirmed",
                #"{"digest":"\#(hash)","from":"2026-01-01",\#(own),"signature":"ss","to":"2026-01-31"}"#
            ),
            (
                .sheetCountersigned(
                    SheetCountersigned(
                        SheetSignature(
                            person: person,
                            range: try DayRange(from: day, to: end),
                            digest: file,
                            signature: Commitment(rawValue: "ss")
                        )
                    )
                ), "sheet-countersigned",
                #"{"digest":"\#(hash)","from":"2026-01-01",\#(own),"signature":"ss","to":"2026-01-31"}"#
            ),
            (
                .periodReopened(PeriodReopened(PeriodDays(from: day, to: end))), "period-reopened",
                #"{"from":"2026-01-01","to":"2026-01-31"}"#
            ),
            (
                .rollCallStarted(RollCallStarted(id: rollCall, isDrill: true)), "roll-call-started",
                #"{"drill":true,"id":"r"}"#
            ),
            (
                .rollCallMarked(
                    RollCallMarked(id: rollCall, mark: RollCallMark(.person(person), .notOnSite, at: at, by: "mei"))
                ),
                "roll-call-marked",
                #"{"at":1772433000000000,"id":"r",\#(own),"state":"not-on-site","warden":"mei"}"#
            ),
            (
                .rollCallMarked(RollCallMarked(id: rollCall, mark: RollCallMark(visitor, .safe, at: at, by: "sam"))),
                "roll-call-marked",
                #"{"at":1772433000000000,"details":"nn","id":"r","key":"v","state":"safe","warden":"sam"}"#
            ),
            (
                .rollCallClosed(RollCallClosed(id: rollCall, counts: counts)), "roll-call-closed",
                #"{"id":"r","missing":0,"notOnSite":0,"safe":3,"unaccounted":1,"unlisted":0}"#
            ),
        ]
    }
}
