import ArgumentParser
import Attendance
import Station

/// What every correction needs.
struct CorrectionOptions: ParsableArguments {
    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Option(parsing: .unconditional, help: "The reason, up to 500 characters.") var reason: String
    @Flag(help: "Only request it; somebody else decides.") var request = false

    func make(
        for number: PersonNumber,
        _ change: (AttendanceAccess, Snapshot, Person) throws -> Correction.Change
    ) async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        let id = CorrectionID()
        let change = try change(access, snapshot, person)
        if request {
            try await access.commands.request(change, for: person.id, reason: reason, id: id, at: access.now)
        } else {
            try await access.commands.make(change, for: person.id, reason: reason, id: id, at: access.now)
        }
        let done = request ? "Requested a correction of" : "Corrected"
        try await output.conclude("\(done) the time of \(person.details.name). The correction is \(id.rawValue).") {
            try await access.correction(id)
        }
    }
}
