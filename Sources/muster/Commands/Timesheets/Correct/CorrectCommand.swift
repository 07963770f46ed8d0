import ArgumentParser
import Attendance
import MusterStorage
import Station

struct CorrectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "correct",
        abstract: "Correct people's time, and decide on their requests.",
        discussion: """
            The original punches stay on record: a correction is a separate entry with a reason. `muster report punches` \
            shows the entries of punches; their first eight digits are enough.

            Examples:
              muster correct add 7 out "2026-11-20 17:30" --reason "Forgot to punch out"
              muster correct replace 7 3f2a91c4 in "2026-11-20 08:55" --reason "The clock was wrong"
              muster correct remove 7 3f2a91c4 --reason "Somebody else's badge"
              muster correct add 7 in "2026-11-20 08:55" --reason "The reader was off" --request
              muster correct list
              muster correct approve 0b6e
              muster correct acknowledge 7 2026-11-20 late --reason "The train"
            """,
        subcommands: [
            CorrectAdd.self, CorrectReplace.self, CorrectRemove.self, CorrectReverse.self, CorrectList.self,
            CorrectApprove.self, CorrectRefuse.self, CorrectAcknowledge.self,
        ]
    )
}

extension Snapshot {
    /// The punch that somebody means by the beginning of its entry, or of the correction that added it.
    func target(_ text: String, of person: Person) throws -> Correction.Target {
        let text = text.lowercased()
        guard text.count >= 4 else {
            throw ValidationError("“\(text)” is too short for a punch. Give at least 4 digits.")
        }
        let entries = attendance.evidence(of: person.id).map(\.id).filter { $0.text.hasPrefix(text) }
        let corrections = attendance.corrections.all.map(\.correction)
            .filter { $0.person == person.id && $0.id.rawValue.hasPrefix(text) }
        switch (entries.count, corrections.count) {
        case (1, 0): return .entry(entries[0])
        case (0, 1): return .correction(corrections[0].id)
        case (0, 0): throw CorrectionError.unknownPunch
        default: throw ValidationError("“\(text)” matches more than one. Give more digits.")
        }
    }

    /// The correction that somebody means by the beginning of its name.
    func correction(_ text: String) throws -> CorrectionState {
        let text = text.lowercased()
        let found = attendance.corrections.all.filter { $0.correction.id.rawValue.hasPrefix(text) }
        guard let state = found.first else { throw CorrectionError.unknownCorrection(CorrectionID(rawValue: text)) }
        guard found.count == 1 else { throw ValidationError("“\(text)” matches more than one. Give more digits.") }
        return state
    }
}

extension AttendanceAccess {
    /// A correction as the list has it.
    func correction(_ id: CorrectionID) async throws -> ReportTable {
        let snapshot = try await snapshot()
        let states = snapshot.attendance.corrections.all.filter { $0.correction.id == id }
        let actors = ActorNames(try store.actorNames())
        return try ReportTable.corrections(states, in: snapshot, actors: actors) { try store.text($0) }
    }
}
