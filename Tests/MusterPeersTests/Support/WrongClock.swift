import EndToEndSupport

/// The wall clock of a program, set wrong by a library that is loaded before the C library (`Tests/ShiftedClock`).
enum WrongClock {
    /// - Parameter hours: how far it is ahead; negative for behind.
    /// - Returns: what a program's environment has to have.
    static func environment(hours: Int) -> [String: String] {
        ["LD_PRELOAD": Executable.library("ShiftedClock"), "SHIFTED_CLOCK_SECONDS": "\(3600 * hours)"]
    }
}
