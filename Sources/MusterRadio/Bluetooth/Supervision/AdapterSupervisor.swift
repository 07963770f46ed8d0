package import BeaconKit
package import Station

/// Keeps one adapter hearing: says what is to be done next, and how the adapter is doing.
///
/// A state machine without clock and without sockets: events go in with the time at which they happen, steps come out.
/// At most one action is under way; its end is an event. It never gives up and never tries again at once. How long it
/// waits is in ``AdapterSupervisor/Patience``.
package struct AdapterSupervisor: Sendable {
    /// What somebody has to do.
    package enum Action: Hashable, Sendable {
        /// Open the adapter's raw channel.
        case open
        /// Find out whether rfkill blocks the adapter.
        case readBlock
        /// Switch it on, Low Energy included.
        case switchOn
        case switchOff
        /// Start the scan, or start it anew.
        case startScan
    }

    /// What came of an action.
    package enum Outcome: Hashable, Sendable {
        case done
        /// Of ``Action/readBlock``.
        case block(RadioSwitch.Block)
        case failed(RadioCondition)
    }

    package enum Event: Hashable, Sendable {
        /// An action came to its end.
        case ended(Action, Outcome)
        /// What the adapter is switched to.
        case settings(AdapterSettings)
        /// When the last report came; `nil` if none ever did.
        case heard(Instant?)
        /// Somebody commanded the scan.
        case scan(ScanState)
        /// Our part in the scan was taken away by another program.
        case scanRemoved
        /// The raw channel broke.
        case closed
        /// The machine woke up from sleep.
        case resumed
    }

    package enum Step: Hashable, Sendable {
        case perform(Action)
        case say(RadioCondition)
    }

    private let mayChange: Bool
    private(set) var condition = RadioCondition.starting
    private var underWay: Action?
    private var notBefore: Instant
    private var failures = 0
    /// Why it could not be switched on, unless it turns out to be blocked.
    private var suspicion: RadioCondition?

    private var isOpen = false
    /// Switched on, with Low Energy.
    private var isReady: Bool
    private var block: RadioSwitch.Block?
    private var isScanning = false

    /// When it was last switched on; `nil` while it is off.
    private var onSince: Instant?
    private var offSince: Instant?
    private var switchedOff = 0

    /// Since when it should be hearing something.
    private var hearingSince: Instant?
    private var lastHeard: Instant?
    private var isSilent = false
    private var cycles = 0
    private var isCycling = false

    private var lastCycle: Instant?

    private var doubtfulSince: Instant?
    /// Whether the controller was reset and not switched off and on since.
    private var isReset = false
    private var scanStarted: Instant?

    /// - Parameters:
    ///   - mayChange: whether the adapter may be switched on and off; otherwise it is only listened to.
    ///   - now: the present, in steady time, as everywhere here.
    package init(settings: AdapterSettings, mayChange: Bool = true, at now: Instant) {
        self.mayChange = mayChange
        isReady = Self.isReady(settings)
        onSince = isReady ? now : nil
        notBefore = now
    }

    /// Takes an event in.
    ///
    /// - Returns: what is to be done and said now.
    package mutating func handle(_ event: Event, at now: Instant) -> [Step] {
        var steps: [Step] = []
        take(event, at: now, into: &steps)
        if underWay == nil, let action = nextAction(at: now, into: &steps) {
            underWay = action
            steps.append(.perform(action))
        }
        return steps
    }

    private mutating func take(_ event: Event, at now: Instant, into steps: inout [Step]) {
        switch event {
        case .ended(let action, let outcome):
            underWay = nil
            end(action, outcome, at: now, into: &steps)
        case .settings(let settings):
            take(settings, at: now)
        case .heard(let instant):
            guard let instant else { break }
            if let lastHeard, instant <= lastHeard { break }
            lastHeard = instant
            if isSilent, isScanning {
                isSilent = false
                cycles = 0
                say(.listening, into: &steps)
            }
        case .scan(let scan):
            doubtfulSince = scan.isComplete ? nil : doubtfulSince ?? now
            isReset = !scan.isComplete && (isReset || scan.isReset)
            if scan.isComplete, condition == .disturbed { say(.listening, into: &steps) }
        case .scanRemoved:
            isScanning = false
            wait(Patience.disturbed, from: now)
        case .closed:
            isOpen = false
            wait(Patience.closed, from: now)
        case .resumed:
            hearingSince = hearingSince.map { _ in now }
            doubtfulSince = nil
        }
    }

    private mutating func take(_ settings: AdapterSettings, at now: Instant) {
        let wasReady = isReady
        isReady = Self.isReady(settings)
        if isReady, !wasReady {
            onSince = now
            offSince = nil
        } else if wasReady, !isReady {
            isScanning = false
            hearingSince = nil
            block = nil
            guard underWay != .switchOff, !isCycling else { return }
            let wasOn = onSince.map { now.microseconds(since: $0) } ?? 0
            switchedOff = wasOn > Patience.steady ? 1 : switchedOff + 1
            offSince = now
            onSince = nil
        }
    }

    private mutating func nextAction(at now: Instant, into steps: inout [Step]) -> Action? {
        guard now >= notBefore else { return nil }
        guard isOpen else { return .open }
        guard isReady else { return actionWhileOff(at: now, into: &steps) }
        guard isScanning else { return .startScan }
        if let doubtfulSince, now.microseconds(since: doubtfulSince) >= Patience.doubt {
            if let scanStarted, now.microseconds(since: scanStarted) < Patience.disturbed { return nil }
            say(.disturbed, into: &steps)
            self.doubtfulSince = nil
            // Only the kernel's own setting up makes a controller that was reset of use again.
            return isReset && beginCycle(at: now) ? .switchOff : .startScan
        }
        guard let hearingSince else { return nil }
        let silence = now.microseconds(since: max(hearingSince, lastHeard ?? hearingSince))
        guard silence >= Patience.silence(afterCycles: cycles) else { return nil }
        isSilent = true
        cycles += 1
        say(.silent, into: &steps)
        self.hearingSince = now
        return beginCycle(at: now) ? .switchOff : .startScan
    }

    /// - Returns: whether the adapter may be switched off and on now.
    private mutating func beginCycle(at now: Instant) -> Bool {
        if let lastCycle, now.microseconds(since: lastCycle) < Patience.betweenCycles { return false }
        guard mayChange else { return false }
        lastCycle = now
        isCycling = true
        isReset = false
        return true
    }

    private mutating func actionWhileOff(at now: Instant, into steps: inout [Step]) -> Action? {
        if isCycling { return .switchOn }
        guard let block else { return .readBlock }
        guard block == .none else { return nil }
        guard mayChange else {
            say(.off, into: &steps)
            self.block = nil
            wait(Patience.blocked, from: now)
            return nil
        }
        guard let offSince else { return .switchOn }
        say(.off, into: &steps)
        guard now.microseconds(since: offSince) >= Patience.off(times: switchedOff) else { return nil }
        return .switchOn
    }

    private mutating func end(_ action: Action, _ outcome: Outcome, at now: Instant, into steps: inout [Step]) {
        switch (action, outcome) {
        case (.switchOn, .failed(let condition)):
            // The kernel doesn't say clearly when rfkill is the reason.
            isCycling = false
            block = nil
            suspicion = condition
        case (_, .failed(let condition)):
            fail(condition, at: now, into: &steps)
        case (.readBlock, .block(.none)):
            block = RadioSwitch.Block.none
            guard let suspicion else { break }
            self.suspicion = nil
            fail(suspicion, at: now, into: &steps)
        case (.readBlock, .block(let kind)):
            suspicion = nil
            say(.blocked(byHardware: kind == .hardware), into: &steps)
            // Read again after a while. When it is free, nothing is to be waited for any more.
            block = nil
            offSince = nil
            wait(Patience.blocked, from: now)
        case (.open, _):
            isOpen = true
        case (.switchOn, _):
            isReady = true
            isCycling = false
            onSince = now
            offSince = nil
        case (.switchOff, _):
            isReady = false
            isScanning = false
            wait(Patience.cycle, from: now)
        case (.startScan, _):
            isScanning = true
            scanStarted = now
            doubtfulSince = nil
            failures = 0
            hearingSince = hearingSince ?? now
            if isSilent {
                say(.silent, into: &steps)
            } else if condition != .disturbed {
                say(.listening, into: &steps)
            }
        case (.readBlock, .done):
            break
        }
    }

    private mutating func fail(_ condition: RadioCondition, at now: Instant, into steps: inout [Step]) {
        isCycling = false
        block = nil
        if condition == .off {
            // Switched off in this very moment: not a failure of the adapter.
            isReady = false
        } else {
            say(condition, into: &steps)
        }
        failures += 1
        wait(Patience.failed(times: failures), from: now)
    }

    private mutating func say(_ condition: RadioCondition, into steps: inout [Step]) {
        guard condition != self.condition else { return }
        self.condition = condition
        steps.append(.say(condition))
    }

    private mutating func wait(_ microseconds: Int64, from now: Instant) {
        notBefore = max(notBefore, now.adding(microseconds: microseconds))
    }

    private static func isReady(_ settings: AdapterSettings) -> Bool {
        settings.isSuperset(of: [.powered, .lowEnergy])
    }
}
