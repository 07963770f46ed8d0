package import BeaconKit

/// A roll call: who should be accounted for, frozen at its start, and what wardens said of them since.
///
/// A value that needs nothing but itself. Copies on several wardens' devices are merged in any order, as often as one
/// likes, and come out the same: of several marks of one person the latest counts, and none is lost.
package struct RollCall: Hashable, Sendable {
    package let id: RollCallID
    package let isDrill: Bool
    package let began: Instant
    /// Who was taken to be on site at the start, and how sure that was.
    package let expected: [PersonID: Presence]
    /// Every mark, in the order in which they count.
    package private(set) var marks: [RollCallMark] = []

    /// - Parameters:
    ///   - people: everybody of whom something is known, as the board has it; also from the last snapshot.
    package init(
        id: RollCallID,
        isDrill: Bool,
        began: Instant,
        people: [Whereabouts],
        limits: Limits = Limits()
    ) {
        self.id = id
        self.isDrill = isDrill
        self.began = began
        var expected: [PersonID: Presence] = [:]
        for person in people { expected[person.person] = Presence(of: person, at: began, limits: limits) }
        self.expected = expected
    }

    /// Applies a warden's mark.
    package mutating func apply(_ mark: RollCallMark) {
        let index = marks.firstIndex { !Self.precedes($0, mark) } ?? marks.count
        if index < marks.count, marks[index] == mark { return }
        marks.insert(mark, at: index)
    }

    /// Takes what another copy of the same roll call knows.
    package mutating func merge(_ other: RollCall) {
        for mark in other.marks { apply(mark) }
    }

    /// The mark that counts of everybody who was marked.
    package var standing: [RollCallMark] {
        var last: [String: RollCallMark] = [:]
        for mark in marks { last[mark.subject.key] = mark }
        return last.values.sorted(by: Self.precedes)
    }

    /// Who is to be accounted for and was not marked, the surest presence first.
    package var unaccounted: [PersonID] {
        let marked = Set(standing.map(\.subject.key))
        return expected.filter { id, presence in
            presence != .notOnSite && !marked.contains(RollCallMark.Subject.person(id).key)
        }
        .sorted { ($0.value.rawValue, $0.key.rawValue) < ($1.value.rawValue, $1.key.rawValue) }
        .map(\.key)
    }

    /// How it stands, for the closing report.
    package var counts: RollCallCounts {
        var counts = RollCallCounts()
        for mark in standing {
            switch mark.state {
            case .safe: counts.safe += 1
            case .missing: counts.missing += 1
            case .notOnSite: counts.notOnSite += 1
            }
            if case .unlisted = mark.subject { counts.unlisted += 1 }
        }
        counts.unaccounted = unaccounted.count
        return counts
    }

    /// An order that is the same on every device.
    private static func precedes(_ left: RollCallMark, _ right: RollCallMark) -> Bool {
        (left.at, left.warden, left.subject.key, left.state.rawValue)
            < (right.at, right.warden, right.subject.key, right.state.rawValue)
    }
}
