import Glibc

/// How many files and connections this process may have open.
package enum Descriptors {
    /// More than a station ever needs.
    private static let enough: rlim_t = 65_536

    /// Raises the limit as far as an ordinary program may; the kernel's own beginning is 1,024.
    ///
    /// - Returns: How many may be open now.
    @discardableResult
    package static func raiseLimit() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        let wished = min(enough, limit.rlim_max)
        if limit.rlim_cur < wished {
            let before = limit.rlim_cur
            limit.rlim_cur = wished
            // The service's sandbox forbids it; its unit has set the limit already.
            if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) != 0 { limit.rlim_cur = before }
        }
        return Int(clamping: limit.rlim_cur)
    }
}
