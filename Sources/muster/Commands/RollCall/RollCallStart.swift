import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallStart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "start", abstract: "Start a roll call.")

    @OptionGroup var data: DataOptions
    @Flag(help: "It is a drill.") var drill = false

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let state = try access.store.state()
        guard state.site != nil else { throw StoreError.siteNotSetUp }
        let seen = try access.store.lastSeen()
        var plans = try PlanBook(access.store)
        let people = BoardPerson.all(of: state, plans: &plans, now: access.now) { person, _ in
            BoardPerson.Whereabouts(lastSeen: seen[person]?.instant, isFrozen: false)
        }
        try await access.commands.startRollCall(
            isDrill: drill,
            people: people.map { RollCall.Snapshot($0) },
            at: access.now
        )
        let onSite = people.count { $0.standing.isOnSite }
        Notice.print("The \(drill ? "drill" : "roll call") has begun: \(onSite) to be accounted for.")
    }
}
