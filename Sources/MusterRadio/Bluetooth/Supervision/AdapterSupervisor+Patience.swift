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

        /// Until something that failed is tried again: 2, 4, 8 … 60 s.
        package static func failed(times: Int) -> Int64 {
            min(60, 1 << Int64(min(max(times, 1), 6))) * second
        }

        /// How long an adapter may give no report at all until it is switched off and on: 90 s, and twice as long each
        /// time that it didn't help, to 12 min. Where really nothing is in the air, it would be pointless.
        package static func silence(afterCycles cycles: Int) -> Int64 {
            (90 << Int64(min(max(cycles, 0), 3))) * second
        }
    }
}
