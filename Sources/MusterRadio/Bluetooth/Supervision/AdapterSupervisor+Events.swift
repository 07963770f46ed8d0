import BeaconKit
import Station

// What happens to the adapter.
extension AdapterSupervisor {
    mutating func take(_ event: Event, at now: Instant, into steps: inout [Step]) {
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
            // At once, so that a search of theirs finds our part in place when it begins; but not in a fight.
            if let scanStarted { wait(Patience.disturbed, from: scanStarted) }
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
}
