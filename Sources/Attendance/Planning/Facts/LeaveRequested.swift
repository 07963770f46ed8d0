/// Leave that somebody asks for. It counts once it is granted under the same name.
package struct LeaveRequested: FactContent {
    package static let kind = "leave-requested"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let leave: Leave
    /// Commits to what they say about it; `nil` for nothing.
    package let note: Commitment?

    private enum CodingKeys: CodingKey { case note }

    package init(_ leave: Leave, note: Commitment? = nil) {
        self.leave = leave
        self.note = note
    }

    package init(from decoder: any Decoder) throws {
        leave = try Leave(from: decoder)
        note = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Commitment.self, forKey: .note)
    }

    package func encode(to encoder: any Encoder) throws {
        try leave.encode(to: encoder)
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(note, forKey: .note)
    }

    package var personal: Fact.Personal? { note.map { (leave.person, [$0]) } }
    package var fact: Fact { .leaveRequested(self) }
}
