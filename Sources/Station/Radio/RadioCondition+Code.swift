extension RadioCondition {
    /// The condition's name for programs: in JSON and in the journal, where a name is never changed or reused.
    package var code: String {
        switch self {
        case .starting: "starting"
        case .listening: "listening"
        case .absent: "absent"
        case .off: "off"
        case .blocked(byHardware: false): "blocked"
        case .blocked(byHardware: true): "blocked-by-hardware"
        case .notPermitted: "not-permitted"
        case .unsupported: "unsupported"
        case .taken: "taken"
        case .disturbed: "disturbed"
        case .silent: "silent"
        case .failed: "failed"
        }
    }

    /// Whether people are to be told, because something is not as it should be.
    package var isFault: Bool {
        switch self {
        case .starting, .listening: false
        case .absent, .off, .blocked, .notPermitted, .unsupported, .taken, .disturbed, .silent, .failed: true
        }
    }

    /// Whether nothing can be heard until it changes.
    package var isDeaf: Bool {
        switch self {
        case .starting, .listening, .disturbed: false
        case .absent, .off, .blocked, .notPermitted, .unsupported, .taken, .silent, .failed: true
        }
    }
}
