extension AdapterSupervisor {
    /// How long is waited for what, in microseconds.
    package enum Patience {
        private static let second: Int64 = 1_000_000

        /// Between two looks at the switch that blocks.
        package static let blocked = 1 * second
        /// Between switching off and on, so that the controller really starts anew.
        package static let cycle = 1 * second
        /// From one time that an adapter is switched off and on to the next.
        package static let betweenCycles = 60 * second
        /// Until a broken channel is opened again.
        package static let closed = 1 * second
        /// How long a scan may be off, or repeats held back, before it counts as disturbed: the kernel does so itself
        /// for moments.
        package static let doubt = 1 * second
        /// Between two starts of a scan that is disturbed, so that two programs don't fight for it.
        package static let disturbed = 3 * second
        /// An adapter that was on for so long counts as never switched off.
        package static let steady = 300 * second

        /// Until an adapter is switched on again that another program switched off: longer each time.
        package static func off(times: Int) -> Int64 {
            switch times {
            case ...1: 3 * second
            case 2: 10 * second
            case 3: 30 * second
            default: 60 * second
            }
        }

        /// From when it is known that an adapter is off until that is told: one that is pulled out is switched off first.
        package static let beforeOff = 1 * second
        /// How long a controller that was started may leave it open whether it scans.
        package static let confirmation = 2 * second
        /// Until a controller that refused to scan, or did not answer, is asked again.
        package static let refused = 3 * second

        /// Until something that failed is tried again: 2 s, then every 4 s. It costs a call of the kernel, and who has put
        /// things right is not to wait.
        package static func failed(times: Int) -> Int64 {
            min(4, 1 << Int64(min(max(times, 1), 2))) * second
        }

        /// How long an adapter may give no report at all until it is switched off and on: 90 s, and twice as long each
        /// time that it didn't help, to 12 min. Where really nothing is in the air, it would be pointless.
        package static func silence(afterCycles cycles: Int) -> Int64 {
            (90 << Int64(min(max(cycles, 0), 3))) * second
        }
    }
}
