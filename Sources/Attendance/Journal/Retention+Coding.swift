/// How the journal keeps for how long what is kept, and what went: the form is fixed for ever.
extension Retention {
    /// What is kept for ever has no member.
    package var payload: String {
        func count(_ kind: RetentionKind) -> CanonicalJSON.Value? { days[kind].map { .integer(Int64($0)) } }
        return CanonicalJSON.object([
            "presence": count(.presence), "signatures": count(.signatures), "attendance": count(.attendance),
            "rollCalls": count(.rollCalls), "messages": count(.messages), "recordAccess": count(.recordAccess),
        ])
    }

    init?(_ members: Fact.Members) {
        var days: [RetentionKind: Int] = [:]
        days[.presence] = members.presence
        days[.signatures] = members.signatures
        days[.attendance] = members.attendance
        days[.rollCalls] = members.rollCalls
        days[.messages] = members.messages
        days[.recordAccess] = members.recordAccess
        guard let retention = try? Retention(days: days) else { return nil }
        self = retention
    }
}

extension Expiry {
    var payload: String {
        CanonicalJSON.object([
            "records": .string(kind.rawValue), "before": .string(before.description), "count": .integer(Int64(count)),
            "digest": .string(Hexadecimal.text(digest)), "station": station.map { .string($0.text) },
        ])
    }

    init?(_ members: Fact.Members) {
        guard let kind = members.records.flatMap(RetentionKind.init(rawValue:)), let before = members.before,
            let count = members.count, let digest = members.digest.flatMap(Hexadecimal.bytes), digest.count == 32
        else { return nil }
        let station = members.station.flatMap { PeerID($0) }
        guard (station == nil) == (members.station == nil) else { return nil }
        self.init(kind: kind, before: before, count: count, digest: digest, station: station)
    }
}
