import Attendance
import BeaconKit
import Foundation
import Station

/// The buttons with which people clock themselves in and out, where the site lets them.
struct OwnClockView: Sendable {
    struct Button: Sendable {
        let direction: String
        let label: String
        /// The one that most people press now.
        let isUsual: Bool
    }

    let t: OwnPunchTexts
    let action: String
    let csrfToken: String
    let key: String
    let state: String
    let buttons: [Button]
    /// Why it is not possible from here; `nil` where it is.
    let refused: String?
    let hint: String

    /// How long the board may take to tell of a punch, in µs.
    private static let boardDelay: Int64 = 5_000_000

    /// - Parameters:
    ///   - person: as the board has them.
    ///   - last: their last punch, which the board may not know of yet.
    /// - Returns: `nil` where the site does not let people clock themselves in.
    init?(
        _ person: BoardPerson,
        last: RecordedPunch?,
        by rules: OwnPunching,
        at now: Instant,
        clock: SiteClock,
        _ incoming: IncomingRequest
    ) {
        guard rules.place != .off else { return nil }
        let t = incoming.texts.ownPunch
        self.t = t
        action = "/people/\(person.id.rawValue)/punch"
        csrfToken = incoming.csrfToken
        key = UUID().uuidString
        let directions: [Punch.Direction]
        let fresh = last.flatMap { now.microseconds(since: $0.happened) < Self.boardDelay ? $0 : nil }
        func time(_ instant: Instant?) -> String { instant.map { clock.moment($0) } ?? "" }
        let direction: Punch.Direction =
            fresh?.punch.direction ?? (person.breakSince != nil ? .breakBegin : person.standing.isOnSite ? .in : .out)
        switch direction {
        case .breakBegin:
            state = t.onBreak(time(fresh?.happened ?? person.breakSince))
            directions = [.breakEnd, .out]
        case .in, .breakEnd, .undirected:
            // The board tells of the day's first arrival, which may have been another one.
            state = t.since(time(last?.punch.direction == .in ? last?.happened : person.standing.since))
            directions = [.out, .breakBegin]
        case .out:
            state = t.out
            directions = [.in]
        }
        buttons = directions.enumerated().map {
            Button(direction: $1.rawValue, label: t.label($1), isUsual: $0 == 0)
        }
        do {
            try rules.check(from: incoming.address)
            refused = nil
        } catch {
            refused = t.reason(error)
        }
        hint = rules.place == .siteNetwork ? "\(t.hint) \(t.networkHint)" : t.hint
    }
}
