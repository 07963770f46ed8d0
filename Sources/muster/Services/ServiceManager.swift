import CSystemd

/// What systemd is told of this process where systemd runs it as a service of `Type=notify` (see sd_notify(3)). Elsewhere
/// nobody listens, and nothing happens.
enum ServiceManager {
    /// Pages are answered. - Parameter status: what `systemctl status` shows.
    static func ready(_ status: String) {
        sd_notify(0, "READY=1\nSTATUS=\(status)")
    }

    /// The start takes longer: systemd would end it after the unit's time-out, and start it again.
    ///
    /// - Parameters:
    ///   - seconds: how long from now at most, until it is ready or asks again.
    ///   - status: what `systemctl status` shows.
    static func extendStart(seconds: Int, _ status: String) {
        sd_notify(0, "EXTEND_TIMEOUT_USEC=\(seconds * 1_000_000)\nSTATUS=\(status)")
    }
}
