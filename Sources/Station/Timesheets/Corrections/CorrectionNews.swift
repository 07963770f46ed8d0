package import Attendance
package import BeaconKit

/// Something that a person is to be told of their own time.
package struct CorrectionNews: Hashable, Sendable {
    package enum Event: Hashable, Sendable {
        case approved
        case refused(reason: Commitment)
        /// A supervisor corrected it without being asked.
        case made
        /// Somebody else asked for a correction of this person's time.
        case requested
    }

    package let correction: Correction
    package let event: Event
    package let at: Instant
    /// Who decided or made it.
    package let by: String
}

extension Snapshot {
    /// What became of a person's time by others since an instant, the latest first.
    ///
    /// - Parameter account: the person's own account, of which nothing is new to them.
    package func news(for person: PersonID, account: String?, since: Instant) -> [CorrectionNews] {
        attendance.corrections.all.filter { $0.correction.person == person }.compactMap { state -> CorrectionNews? in
            let news: CorrectionNews
            switch state.decision {
            case .pending:
                news = CorrectionNews(
                    correction: state.correction,
                    event: .requested,
                    at: state.recorded,
                    by: state.author
                )
            case .approved(let by, let at):
                news = CorrectionNews(correction: state.correction, event: .approved, at: at, by: by)
            case .refused(let by, let at, let reason):
                news = CorrectionNews(correction: state.correction, event: .refused(reason: reason), at: at, by: by)
            case .direct:
                news = CorrectionNews(correction: state.correction, event: .made, at: state.recorded, by: state.author)
            }
            return news.at > since && news.by != account ? news : nil
        }
        .sorted { $0.at > $1.at }
    }
}
