import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// What somebody asks to be corrected, as the form has it.
struct CorrectionInput: Sendable {
    var what = "add"
    var direction = ""
    var day = ""
    var time = ""
    var occurrence = ""
    var reason = ""
    /// The form's own name, so that it is taken once however often it is sent.
    var key = ""

    init(what: String?, on day: LocalDay) {
        self.what = what ?? "add"
        self.day = "\(day)"
        key = UUID().uuidString
    }

    init(_ form: Form) {
        what = form["what"]
        direction = form["direction"]
        day = form.trimmed("day")
        time = form.trimmed("time")
        occurrence = form["occurrence"]
        reason = form.trimmed("reason")
        key = form["key"]
    }

    /// What is to change.
    ///
    /// - Throws: what is refused, with what to do; a 400 for what no form of ours sends.
    func change(in zones: ZoneHistory) throws -> Correction.Change {
        func punch() throws -> (Punch.Direction, Instant) {
            guard let direction = Punch.Direction(rawValue: direction) else { throw HTTPError(.badRequest) }
            let parts = time.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 2, let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour),
                (0..<60).contains(minute), let day = LocalDay(day)
            else { throw PunchSheetError.badTime(time) }
            let which: ZoneHistory.Occurrence? =
                switch occurrence {
                case "first": .first
                case "second": .second
                default: nil
                }
            return (direction, try zones.instant(entered: hour * 60 + minute, on: day, which))
        }
        if what == "add" {
            let (direction, happened) = try punch()
            return .add(direction, at: happened)
        }
        let parts = what.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let target = CorrectionTarget(parts[1]) else { throw CorrectionError.unknownPunch }
        switch (parts[0], target) {
        case ("replace", _):
            let (direction, happened) = try punch()
            return .replace(target.target, by: direction, at: happened)
        case ("remove", _): return .remove(target.target)
        case ("reverse", .correction(let id)): return .reverse(id)
        default: throw CorrectionError.unknownPunch
        }
    }
}
