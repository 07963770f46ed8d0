/// Entries lost their content, or what stands beside them, because they were kept for long enough.
extension Expiry: FactContent {
    package static let kind = "content-expired"
    package static let changes: Fact.Subjects = .retention
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: String, CodingKey {
        case kind = "records"
        case before, count, digest, station
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let digest = try members.decode(.digest) { Hexadecimal.bytes($0) }
        guard digest.count == 32 else { throw CanonicalMismatch() }
        self.init(
            kind: try members.decode(RetentionKind.self, forKey: .kind),
            before: try members.decode(LocalDay.self, forKey: .before),
            count: try members.decode(Int.self, forKey: .count),
            digest: digest,
            station: try members.decodeIfPresent(PeerID.self, forKey: .station)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(kind, forKey: .kind)
        try members.encode(before, forKey: .before)
        try members.encode(count, forKey: .count)
        try members.encode(Hexadecimal.text(digest), forKey: .digest)
        try members.encodeIfPresent(station, forKey: .station)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .contentExpired(self) }
}
