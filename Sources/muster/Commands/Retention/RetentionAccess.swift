import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

/// Retention, as the command line opens it: beside a running station or without one.
struct RetentionAccess {
    let manager: RetentionManager
    let actor = "command line (\(ProcessInfo.processInfo.userName))"
    let now = Instant.present

    init(_ options: DataOptions) async throws {
        manager = RetentionManager(store: try SQLiteJournal(folder: try await options.folder(), mode: .existing))
    }

    /// What a number of days is called.
    static func words(_ days: Int?) -> String { days.map { "\($0) days" } ?? "forever" }
}

extension ClockDoubt.Cause {
    /// What is to be seen of the clock.
    var words: String {
        switch self {
        case .jumped(let seconds): "it jumped by \(Int(exactly: seconds.rounded()) ?? 0) s"
        case .gap(let days): "nothing was recorded for \(days) days"
        case .behind: "it shows a time before the last entry"
        }
    }
}
