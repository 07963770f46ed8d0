/// Names a state of the board for a browser that comes back: the run of the station and the step of its change log.
struct EventID: Hashable, Sendable {
    /// Tells one run of the station from another, as steps begin anew in each.
    let run: String
    let step: Int
}

extension EventID: LosslessStringConvertible {
    var description: String { "\(run)-\(step)" }

    init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let step = Int(parts[1]), step >= 0 else { return nil }
        self.init(run: String(parts[0]), step: step)
    }
}
