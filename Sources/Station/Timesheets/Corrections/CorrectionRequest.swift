package import Attendance
import BeaconKit

/// A correction of somebody's time, as a page or a program asks for it.
package struct CorrectionRequest: Decodable, Sendable {
    package enum Kind: String, CaseIterable, RequestValue { case add, replace, remove, reverse }

    package let number: PersonNumber
    package let change: Kind
    package let direction: Punch.Direction?
    /// In ISO 8601, or by the site's clock.
    package let at: Clearable<String>?
    /// Which of the two, where the site's clock showed the time twice.
    package let occurrence: ZoneHistory.Occurrence?
    /// The entry of the punch that is corrected.
    package let punch: String?
    /// The correction that is corrected or reversed.
    package let correction: String?
    package let reason: Clearable<String>?
    /// Whether somebody else decides; as is usual for whoever asks, if it is not said.
    package let request: Bool?

    /// What is to change.
    ///
    /// - Throws: ``RequestError``, ``CorrectionError/unknownPunch``, ``PunchSheetError/badTime(_:)`` or `WallTimeError`.
    package func change(in zones: ZoneHistory) throws -> Correction.Change {
        switch change {
        case .add:
            let (direction, happened) = try corrected(in: zones)
            return .add(direction, at: happened)
        case .replace:
            let (direction, happened) = try corrected(in: zones)
            return .replace(try target(), by: direction, at: happened)
        case .remove: return .remove(try target())
        case .reverse:
            guard let correction else { throw RequestError.missing(field: "correction") }
            return .reverse(CorrectionID(rawValue: correction))
        }
    }

    private func target() throws -> Correction.Target {
        if let correction { return .correction(CorrectionID(rawValue: correction)) }
        guard let punch else { throw RequestError.missing(field: "punch") }
        guard let id = EntryID(punch) else { throw CorrectionError.unknownPunch }
        return .entry(id)
    }

    private func corrected(in zones: ZoneHistory) throws -> (Punch.Direction, Instant) {
        guard let direction else { throw RequestError.missing(field: "direction") }
        guard let at else { throw RequestError.missing(field: "at") }
        var reader = WallTimeReader(zones: zones)
        return (direction, try reader.instant(at.value ?? "", occurrence))
    }
}

/// A reason that goes with a decision.
package struct ReasonRequest: Decodable, Sendable {
    package let reason: Clearable<String>?

    package var text: String { reason?.value ?? "" }
}

extension Punch.Direction: RequestValue {}

extension ZoneHistory.Occurrence: RequestValue {}
