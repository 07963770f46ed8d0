import Attendance

/// Examples of facts about how long things are kept, with the texts that are fixed for ever.
enum RetentionFacts {
    static func examples() throws -> [(Fact, String, String)] {
        let digest = [UInt8](repeating: 0xCD, count: 32)
        let text = String(repeating: "cd", count: 32)
        let day = LocalDay(year: 2026, month: 3, day: 1)
        return [
            (
                .retentionChanged(.usual), "retention-changed",
                #"{"attendance":1461,"messages":30,"photos":14,"presence":90,"recordAccess":366,"rollCalls":366,"#
                    + #""signatures":366,"visitors":90}"#
            ),
            (.retentionChanged(try Retention(days: [.messages: 1])), "retention-changed", #"{"messages":1}"#),
            (
                .contentExpired(Expiry(kind: .rollCalls, before: day, count: 3, digest: digest)), "content-expired",
                #"{"before":"2026-03-01","count":3,"digest":"\#(text)","records":"roll-calls"}"#
            ),
            (
                .contentExpired(
                    Expiry(
                        kind: .attendance,
                        before: day,
                        count: 3,
                        digest: digest,
                        station: PeerID(SharingFacts.peer)
                    )
                ),
                "content-expired",
                #"{"before":"2026-03-01","count":3,"digest":"\#(text)","records":"attendance","station":"\#(SharingFacts.peer)"}"#
            ),
            (.clockConfirmed, "clock-confirmed", "{}"),
        ]
    }
}
