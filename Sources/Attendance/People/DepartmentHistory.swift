package import BeaconKit

/// In which department people were when: days that are closed stay those of the department that somebody was in then.
package struct DepartmentHistory: Hashable, Sendable {
    private struct Change: Hashable {
        let since: Instant
        let name: String
    }

    /// In the order of recording.
    private var changes: [PersonID: [Change]] = [:]

    package init() {}

    /// Notes that somebody is in a department from when that was recorded on.
    package mutating func record(_ name: String, of person: PersonID, recorded: Instant) {
        var known = changes[person] ?? []
        guard !known.contains(Change(since: recorded, name: name)) else { return }
        known.insert(Change(since: recorded, name: name), at: known.firstIndex { $0.since > recorded } ?? known.count)
        changes[person] = known
    }

    /// The department that somebody was in at an instant; `nil` where that is not known.
    func name(of person: PersonID, at instant: Instant) -> String? {
        changes[person]?.last { $0.since <= instant }?.name
    }
}
