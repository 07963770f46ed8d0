import ArgumentParser
import Attendance
import Station

/// For whom a rule counts.
struct StaffOptions: ParsableArguments {
    @Flag(help: "For everyone who has no rules of their own or of their department.") var everyone = false
    @Option(parsing: .unconditional, help: "For this department.") var department: String?
    @Option(help: "For the person with this number.") var person: PersonNumber?

    func validate() throws {
        guard [everyone, department != nil, person != nil].count(where: { $0 }) == 1 else {
            throw ValidationError("Give --everyone, --department NAME or --person NUMBER.")
        }
    }

    var scope: ScopeWord { person != nil ? .person : department != nil ? .department : .everyone }
}
