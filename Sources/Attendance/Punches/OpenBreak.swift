package import BeaconKit

/// The break that somebody is in, by the rule of ``SessionBuilder``: whoever comes, leaves or only shows that they are
/// there ends it.
package enum OpenBreak {
    /// - Parameter punches: of one person since their present stay began, in order of time, and those of one instant in
    ///   the order in which they were recorded.
    /// - Returns: since when the break goes on; `nil` for whoever is in none.
    package static func since(_ punches: [RecordedPunch]) -> Instant? {
        var since: Instant?
        for punch in punches {
            switch punch.punch.direction {
            case .breakBegin: since = since ?? punch.happened
            case .in, .out, .breakEnd, .undirected: since = nil
            }
        }
        return since
    }
}
