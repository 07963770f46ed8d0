/// Entries of another station’s chain were received, up to this one, and those about some people could be read.
package struct SharingReceived: FactContent {
    package static let kind = "sharing-received"
    package static let changes: Fact.Subjects = .shared
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case station, through, hash, people
    }

    package let station: PeerID
    /// The last entry that was received.
    package let head: Head
    package let people: PeopleSelection

    package init(station: PeerID, head: Head, people: PeopleSelection) {
        self.station = station
        self.head = head
        self.people = people
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        station = try members.decode(PeerID.self, forKey: .station)
        let hash = try members.decode(.hash) { Hexadecimal.bytes($0) }
        guard hash.count == 32 else { throw CanonicalMismatch() }
        head = Head(sequence: try members.decode(.through, in: Plausible.sequences), hash: hash)
        people = try members.decode(.people) { PeopleSelection(text: $0) }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(station, forKey: .station)
        try members.encode(head.sequence, forKey: .through)
        try members.encode(Hexadecimal.text(head.hash), forKey: .hash)
        try members.encode(people.text, forKey: .people)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .sharingReceived(self) }
}
