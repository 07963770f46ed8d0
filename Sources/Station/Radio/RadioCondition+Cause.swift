package import Attendance
import Foundation

extension RadioCondition {
    /// The condition's row in the table of causes.
    ///
    /// - Parameter adapter: the kernel's name for the adapter, as `hci0`; `nil` for the radio as a whole.
    package func cause(for adapter: String? = nil) -> RadioCause {
        switch self {
        case .starting: .starting
        case .listening: .listening
        case .absent: adapter == nil ? .absent : .unplugged
        case .notFound: .notFound
        case .incomplete: .incomplete
        case .off: .off
        case .blocked(byHardware: false): .blocked
        case .blocked(byHardware: true): .blockedByHardware
        case .notPermitted: .notPermitted
        case .unsupported: .unsupported
        case .notLowEnergy: .notLowEnergy
        case .taken: .taken
        case .disturbed: .disturbed
        case .refusing: .refusing
        case .notAnswering: .notAnswering
        case .silent: .silent
        case .failed: .failed
        case .gateway(let trouble): trouble.cause
        }
    }

    /// The condition's name for programs: in JSON and in the journal.
    package var code: String { cause().code }

    /// Whether people are to be told, because something is not as it should be.
    package var isFault: Bool { cause().hearing != .whole }

    /// Whether nothing can be heard until it changes.
    package var isDeaf: Bool { cause().hearing == .deaf }

    /// Whether it can't get better while a command runs that was just started.
    package var isFinal: Bool { cause().isFinal }

    /// The condition in a language, and its remedy.
    ///
    /// - Parameters:
    ///   - adapter: the kernel's name for the adapter, as `hci0`; `nil` for the radio as a whole.
    ///   - program: the path of this program, which the command that permits it needs.
    package func words(
        for adapter: String? = nil,
        in language: Language = .english,
        program: String = "/usr/bin/muster"
    ) -> RadioWords {
        let catalogue = language.catalogue
        let details = details
        // Between Latin and Chinese letters stands a space.
        let name = adapter.map { catalogue["radio.adapter", ["adapter": $0]] } ?? catalogue["radio.bluetooth"]
        return cause(for: adapter).words(
            in: catalogue,
            [
                "name": name, "program": program, "detail": details.first ?? "",
                "further": details.count > 1 ? details[1] : "",
            ]
        )
    }

    /// What the condition itself says.
    private var details: [String] {
        switch self {
        case .failed(let reason): [reason]
        case .gateway(let trouble): trouble.detail.map { [$0] } ?? []
        case .notFound(let wanted, let present): [wanted, present]
        case .incomplete(let missing): [missing]
        case .refusing(let status): [(status < 16 ? "0x0" : "0x") + String(status, radix: 16, uppercase: true)]
        default: []
        }
    }
}
