/// What is kept for the same time.
package enum RetentionKind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Where people and things were, beyond attendance: what was told of them, the answers, and doors that were opened.
    case presence
    /// The pictures with which punches were signed; the punches stay.
    case signatures
    /// The pictures that kiosks took of people who punched; the punches stay.
    case photos
    /// Punches, corrections with their requests and reasons, what was acknowledged, and leave.
    case attendance
    /// Roll calls, with who was where when they began.
    case rollCalls = "roll-calls"
    /// Who visited whom, with photos and signatures.
    case visitors
    /// What other stations sent, and what was sent to them.
    case messages
    /// Who looked at whose record.
    case recordAccess = "record-access"

    /// Those of which the content of entries goes, or of what stands beside them; the others are no part of the journal.
    package static let ofJournal: [RetentionKind] = [
        .presence, .photos, .signatures, .rollCalls, .visitors, .attendance,
    ]

    /// For how long it is usual to keep it, in days: docs/decisions/retention.md says why.
    package var usual: Int {
        switch self {
        case .presence: 90
        case .signatures, .rollCalls, .recordAccess: 366
        case .attendance: 1461
        case .messages: 30
        case .visitors: 90
        case .photos: 14
        }
    }

    /// Days for which one can keep it at all. Shorter, and it would be gone before it has served: a kiosk may bring its
    /// punches a month late, and a month is closed in the one after it.
    package var possible: ClosedRange<Int> {
        switch self {
        case .presence, .visitors: 7...Self.most
        case .signatures, .rollCalls, .recordAccess: 31...Self.most
        case .attendance: 93...Self.most
        case .messages: 1...Self.most
        // Always for less long than the punches.
        case .photos: 1...92
        }
    }

    private static let most = 36_525

    /// The kinds of entries that lose their content.
    package var entries: [String] { Fact.all.filter { $0.retention == self }.map { $0.kind } }
}
