import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Erasing people")
struct ErasingTests {
    private let script: TimesheetScript

    init() throws { script = try TimesheetScript() }

    @Test("nothing says any more who somebody was, and the chain still verifies")
    func erased() async throws {
        let person = try script.person(7)
        try script.punch(7, .in, 0, 540)
        try await script.supervisor.make(
            .add(.out, at: TimesheetScript.at(0, 1050)),
            for: person.id,
            reason: "Went to the doctor",
            at: TimesheetScript.at(0, 1100)
        )
        let commands = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        try commands.erase(person.id, at: TimesheetScript.at(0, 1200))
        #expect(try script.store.personalValues(of: person.id).isEmpty)
        #expect(try script.store.state().roster.anyone(person.id) == nil)
        #expect(try script.store.verify().isGenuine)
        let snapshot = try await script.repository.snapshot()
        // The day on which they were there stays in its report, as nobody's.
        let people = snapshot.people(in: DayRange(TimesheetScript.monday))
        #expect(people.map(\.number.rawValue) == [7, 8])
        #expect(people.first?.details.name == "—")
        #expect(throws: RosterError.personGone) { try commands.erase(person.id, at: TimesheetScript.at(0, 1200)) }
    }
}
