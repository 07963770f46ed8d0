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
        let site = try await access.books().site
        guard let site else { throw StoreError.siteNotSetUp }
        let state = try access.store.state()
        let seen = try access.store.lastSeen()
        var workDays = WorkDayCache()
        let people = BoardPerson.all(of: state, workDays: &workDays, site: site, now: access.now) { person, _ in
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
