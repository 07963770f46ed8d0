import Attendance
import Station

/// Retention for programs: what is kept for ever is `null`.
struct RetentionOutput: Encodable {
    struct Past: Encodable {
        let records: String
        let before: LocalDay
        let count: Int
    }

    let isDecided: Bool
    let days: [String: Int?]
    let isClockDoubtful: Bool
    let last: [Past]

    init(_ status: RetentionStatus) {
        isDecided = status.decided != nil
        days = Dictionary(
            uniqueKeysWithValues: RetentionKind.allCases.map { ($0.rawValue, status.retention.days(of: $0)) }
        )
        isClockDoubtful = status.doubt != nil
        last = status.last.map {
            Past(records: $0.expiry.kind.rawValue, before: $0.expiry.before, count: $0.expiry.count)
        }
    }
}
