import BeaconKit
import MusterRadio
import Station

/// A supervisor and an adapter that does what it is told, in scripted time.
struct SupervisorScript {
    typealias Action = AdapterSupervisor.Action

    private var supervisor: AdapterSupervisor
    private(set) var now = Instant(microseconds: 0)
    /// What was said, with the second at which it was.
    private(set) var said: [String] = []
    /// What was done, with the second at which it was.
    private(set) var done: [String] = []
    /// How actions end, other than well.
    var outcomes: [Action: AdapterSupervisor.Outcome] = [:]
    /// Whether something is in the air.
    var hears = true
    /// With what the controller refuses to scan; `nil` where it does scan.
    var refusal: UInt8?
    /// Whether the controller says that it scans.
    var confirms = true
    private var lastHeard: Instant?
    private var isOn: Bool
    private var isScanning = false

    init(isOn: Bool = true, mayChange: Bool = true) {
        self.isOn = isOn
        supervisor = AdapterSupervisor(settings: Self.settings(isOn), mayChange: mayChange, at: now)
    }

    /// Lets so many seconds pass, a step each second.
    mutating func pass(_ seconds: Int) {
        for _ in 0..<seconds {
            now = now.adding(microseconds: 1_000_000)
            if hears, isOn, isScanning { lastHeard = now }
            give(.heard(lastHeard))
        }
    }

    /// Another program switches the adapter.
    mutating func switched(on isOn: Bool) {
        self.isOn = isOn
        if !isOn { isScanning = false }
        give(.settings(Self.settings(isOn)))
    }

    mutating func give(_ event: AdapterSupervisor.Event) {
        var events = [event]
        while !events.isEmpty {
            for step in supervisor.handle(events.removeFirst(), at: now) {
                switch step {
                case .say(let condition): said.append("\(second) \(condition.code)")
                case .perform(let action):
                    done.append("\(second) \(action)")
                    events.append(.ended(action, perform(action)))
                    guard action == .startScan, outcomes[action] == nil else { break }
                    if let refusal {
                        isScanning = false
                        events.append(.scanRefused(refusal))
                    } else if confirms {
                        events.append(.scan(ScanState(isOn: true, dropsRepeats: false)))
                    }
                }
            }
        }
    }

    mutating func forget() {
        said = []
        done = []
    }

    private mutating func perform(_ action: Action) -> AdapterSupervisor.Outcome {
        if let outcome = outcomes[action] { return outcome }
        switch action {
        case .open: break
        case .readBlock: return .block(.none)
        case .switchOn: isOn = true
        case .switchOff:
            isOn = false
            isScanning = false
        case .startScan: isScanning = true
        }
        return .done
    }

    private var second: Int { Int(now.microseconds / 1_000_000) }

    private static func settings(_ isOn: Bool) -> AdapterSettings {
        isOn ? [.powered, .lowEnergy] : .lowEnergy
    }
}
