import BeaconKit
import Station

// What is to be done next.
extension AdapterSupervisor {
    mutating func nextAction(at now: Instant, into steps: inout [Step]) -> Action? {
        guard now >= notBefore else { return nil }
        guard isOpen else { return .open }
        guard isReady else { return actionWhileOff(at: now, into: &steps) }
        guard isScanning else { return .startScan }
        if isUnconfirmed, let scanStarted, now.microseconds(since: scanStarted) >= Patience.confirmation {
            // Where the kernel had no reason to command anything, the controller has nothing to say. One that refused
            // before has to.
            switch condition {
            case .refusing, .notAnswering:
                if now.microseconds(since: scanStarted) >= Patience.refused { return .startScan }
            case .disturbed: hearingSince = hearingSince ?? now
            default: confirmScan(at: now, into: &steps)
            }
        }
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
        guard now.microseconds(since: offSince) >= Patience.beforeOff else { return nil }
        say(.off, into: &steps)
        guard now.microseconds(since: offSince) >= Patience.off(times: switchedOff) else { return nil }
        return .switchOn
    }
}
