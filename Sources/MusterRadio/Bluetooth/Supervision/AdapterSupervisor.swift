package import BeaconKit
import Station

/// Keeps one adapter hearing: says what is to be done next, and how the adapter is doing.
///
/// A state machine without clock and without sockets: events go in with the time at which they happen, steps come out.
/// At most one action is under way; its end is an event. It never gives up and never tries again at once. How long it
/// waits is in ``AdapterSupervisor/Patience``.
package struct AdapterSupervisor: Sendable {
    /// Whether the adapter may be switched on and off.
    let mayChange: Bool
    /// What was last said.
    var condition = RadioCondition.starting
    var underWay: Action?
    /// Until when nothing is done.
    var notBefore: Instant
    /// How often in a row something failed.
    var failures = 0

    /// Whether the raw channel is open.
    var isOpen = false
    /// Switched on, with Low Energy.
    var isReady: Bool
    /// Whether rfkill blocks it; `nil` if that is to be found out.
    var block: RadioSwitch.Block?
    /// Why it could not be switched on, unless it turns out to be blocked.
    var suspicion: RadioCondition?
    /// When it was last switched on; `nil` while it is off.
    var onSince: Instant?
    /// When another program switched it off; `nil` while it is on, or off for another reason.
    var offSince: Instant?
    /// How often that happened of late.
    var switchedOff = 0

    /// Whether the scan was started.
    var isScanning = false
    var scanStarted: Instant?
    /// Whether the controller has not yet said, nor shown, that it scans.
    var isUnconfirmed = false
    /// Since when the scan is not as it should be.
    var doubtfulSince: Instant?
    /// Whether the controller was reset and not switched off and on since.
    var isReset = false

    /// Since when it should be hearing something.
    var hearingSince: Instant?
    var lastHeard: Instant?
    var isSilent = false
    /// How often it was switched off and on without hearing anything since.
    var cycles = 0
    var lastCycle: Instant?
    /// Whether it is being switched off and on.
    var isCycling = false

    /// - Parameters:
    ///   - mayChange: whether the adapter may be switched on and off; otherwise it is only listened to.
    ///   - now: the present, in steady time, as everywhere here.
    package init(settings: AdapterSettings, mayChange: Bool = true, at now: Instant) {
        self.mayChange = mayChange
        isReady = Self.isReady(settings)
        onSince = isReady ? now : nil
        notBefore = now
    }

    /// Handles an event.
    ///
    /// - Returns: what is to be done and said now.
    package mutating func handle(_ event: Event, at now: Instant) -> [Step] {
        var steps: [Step] = []
        handle(event, at: now, into: &steps)
        if underWay == nil, let action = nextAction(at: now, into: &steps) {
            underWay = action
            steps.append(.perform(action))
        }
        return steps
    }

    mutating func say(_ condition: RadioCondition, into steps: inout [Step]) {
        guard condition != self.condition else { return }
        self.condition = condition
        steps.append(.say(condition))
    }

    mutating func wait(_ microseconds: Int64, from now: Instant) {
        notBefore = max(notBefore, now.adding(microseconds: microseconds))
    }

    static func isReady(_ settings: AdapterSettings) -> Bool {
        settings.isSuperset(of: [.powered, .lowEnergy])
    }
}
