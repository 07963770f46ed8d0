package import BeaconKit
package import Station

extension AdapterSupervisor {
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
        /// The controller did what somebody commanded of the scan.
        case scan(ScanState)
        /// It refuses to scan, with this HCI error.
        case scanRefused(UInt8)
        /// It has owed an answer to a scan command for too long.
        case scanUnanswered
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
}
