import Attendance
import BeaconKit
import Foundation
import Station

/// All roll calls, and where one is started.
struct RollCallsView: Sendable {
    struct Row: Sendable {
        let address: String
        let when: String
        let kind: String
        let isLive: Bool
        let outcome: String
        let isComplete: Bool
    }

    let t: RollCallTexts
    let time: TimeTexts
    let notice: Notice?
    let csrfToken: String
    let key: String
    let mayCall: Bool
    let running: String?
    let runningAddress: String
    let rows: [Row]

    init(_ records: [RollCallRecord], clock: SiteClock, incoming: IncomingRequest, notice: Notice?) {
        let words = clock.texts.rollCall
        t = words
        time = clock.texts.attendance
        self.notice = notice
        csrfToken = incoming.csrfToken
        key = UUID().uuidString
        let open = records.last { $0.closed == nil }
        mayCall = incoming.principal.may(.callRoll) && open == nil
        running = open.map { words.goesOn($0.isDrill, clock.moment($0.began)) }
        runningAddress = open.map { "/roll-call/\($0.id.rawValue)" } ?? ""
        rows = records.reversed().compactMap { record in
            guard let closed = record.closed else { return nil }
            return Row(
                address: "/roll-call/\(record.id.rawValue)",
                when: clock.moment(record.began),
                kind: record.isDrill ? words.drill : words.live,
                isLive: !record.isDrill,
                outcome: words.outcome(closed.counts.safe, closed.counts.missing, closed.counts.unaccounted),
                isComplete: closed.counts.isComplete
            )
        }
    }
}
