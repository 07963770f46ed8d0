import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallStart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "start", abstract: "Start a roll call.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Flag(help: "This is a drill.") var drill = false

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let state = try access.store.state()
        guard state.site != nil else { throw StoreError.siteNotSetUp }
        let seen = try access.store.lastSeen()
        var present = try OnSiteLedger(access.store, at: access.now, reach: OnSiteLedger.presentReach)
        let people = BoardPerson.all(of: state, present: &present, now: access.now) { person in
            let sighting = seen[person]?.instant
            return BoardPerson.Whereabouts(lastSeen: sighting, isFrozen: snapshot.receivers.isFrozen(sighting))
        }
        let id = RollCallID()
        try await access.commands.startRollCall(
            isDrill: drill,
            people: people.map { RollCall.Whereabouts($0) },
            id: id,
            at: access.now
        )
        let snapshotNow = try await access.snapshot()
        let expected = try snapshotNow.rollCallView(id, from: access.store).expected
        try await output.conclude("The \(drill ? "drill" : "roll call") has started: \(expected) to be accounted for.")
        {
            .rollCalls(snapshotNow.rollCalls.filter { $0.id == id })
        }
    }
}
