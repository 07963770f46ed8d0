import BeaconKit
import Station

// What came of what was done.
extension AdapterSupervisor {
    mutating func end(_ action: Action, _ outcome: Outcome, at now: Instant, into steps: inout [Step]) {
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
            isUnconfirmed = true
            if isSilent { say(.silent, into: &steps) }
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
}
