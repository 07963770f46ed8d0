/// Names a state of the board for a browser that comes back: the run of the station and the step of its change log.
package struct EventID: Hashable, Sendable {
    /// Tells one run of the station from another, as steps begin anew in each.
    package let run: String
    package let step: Int

    package init(run: String, step: Int) {
        self.run = run
        self.step = step
    }
}

extension EventID: LosslessStringConvertible {
    package var description: String { "\(run)-\(step)" }

    package init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let step = Int(parts[1]), step >= 0 else { return nil }
        self.init(run: String(parts[0]), step: step)
    }
}
