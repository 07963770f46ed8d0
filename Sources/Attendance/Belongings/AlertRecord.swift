package import BeaconKit

/// An alert as it stands.
package struct AlertRecord: Hashable, Sendable {
    /// As it was told last.
    package var alert: Alert
    /// When it was told first.
    package var raised: Instant
    /// When it was told last.
    package var told: Instant
    package var answer: AlertAnswer?
    /// When there was nothing to be told any more; `nil` while there is.
    package var ended: Instant?

    package init(alert: Alert, raised: Instant, told: Instant, answer: AlertAnswer? = nil, ended: Instant? = nil) {
        self.alert = alert
        self.raised = raised
        self.told = told
        self.answer = answer
        self.ended = ended
    }

    /// The alert as ``ItemWatch`` goes on with it after a restart, when steady time is wall time; `nil` if it is none that
    /// an item went astray, or has ended.
    package var open: OpenAlert? {
        guard alert.kind.isLeaving, ended == nil else { return nil }
        let until: Instant? = if case .snoozed(let until) = answer { until } else { nil }
        return OpenAlert(
            id: alert.id,
            kind: alert.kind,
            lastSeen: alert.lastSeen,
            told: told,
            repetition: alert.repetition,
            isSeen: answer == .seen,
            snoozedUntil: until
        )
    }
}
