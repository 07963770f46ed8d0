import BeaconKit
import Station

// What happens to the adapter.
extension AdapterSupervisor {
    mutating func handle(_ event: Event, at now: Instant, into steps: inout [Step]) {
        switch event {
        case .ended(let action, let outcome):
            underWay = nil
            end(action, outcome, at: now, into: &steps)
        case .settings(let settings):
            handle(settings, at: now)
        case .heard(let instant):
            guard let instant else { break }
            if let lastHeard, instant <= lastHeard { break }
            lastHeard = instant
            guard isScanning, let scanStarted, instant > scanStarted else { break }
            if isSilent {
                isSilent = false
                cycles = 0
                say(.listening, into: &steps)
            }
            // What is heard while two programs fight for the scan does not settle it.
            if isUnconfirmed, condition != .disturbed { confirmScan(at: now, into: &steps) }
        case .scan(let scan):
            doubtfulSince = scan.isComplete ? nil : doubtfulSince ?? now
            isReset = !scan.isComplete && (isReset || scan.isReset)
            if scan.isComplete, isScanning, isUnconfirmed || condition == .disturbed {
                confirmScan(at: now, into: &steps)
            }
        case .scanRefused(let status):
            endScan(as: .refusing(status), at: now, into: &steps)
        case .scanUnanswered:
            endScan(as: .notAnswering, at: now, into: &steps)
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

    /// The controller scans.
    mutating func confirmScan(at now: Instant, into steps: inout [Step]) {
        isUnconfirmed = false
        hearingSince = hearingSince ?? now
        say(isSilent ? .silent : .listening, into: &steps)
    }

    /// The controller does not scan, and nobody else is the reason.
    private mutating func endScan(as condition: RadioCondition, at now: Instant, into steps: inout [Step]) {
        guard isReady, isScanning else { return }
        isScanning = false
        doubtfulSince = nil
        // That nothing is heard has its reason.
        hearingSince = nil
        isSilent = false
        say(condition, into: &steps)
        wait(Patience.refused, from: now)
    }

    private mutating func handle(_ settings: AdapterSettings, at now: Instant) {
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
