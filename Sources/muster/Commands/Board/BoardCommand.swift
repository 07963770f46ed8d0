import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

struct BoardCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "board",
        abstract: "Show who is on site, from the journal.",
        discussion: """
            Works whether or not the station is running. Sightings of the last minute are only on the station's own board.

            Examples:
              muster board
              muster board --json
            """
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let number: Int
        let name: String
        let status: String
        let since: String?
        let lastSeen: String?
        let minutesLate: Int?
        let overdue: Bool
        /// Since when somebody may be inside who did not punch out.
        let mayBeInsideSince: String?
        /// Why somebody is on leave: whoever may read the journal's file may know.
        let leave: String?
    }

    private struct Output: Encodable {
        let day: String
        let people: [Row]
    }

    func run() async throws {
        let store = try SQLiteJournal(folder: try await data.folder(), mode: .existing)
        let state = try store.state()
        guard let site = state.site else { throw StoreError.siteNotSetUp }
        let seen = try store.lastSeen()
        let now = Instant.present
        var present = try OnSiteLedger(store, at: now, reach: OnSiteLedger.presentReach)
        let people = BoardPerson.all(of: state, present: &present, now: now) { person in
            BoardPerson.Whereabouts(lastSeen: seen[person]?.instant, isFrozen: false)
        }
        if json {
            let rows = people.map {
                Row(
                    number: $0.number.rawValue,
                    name: $0.details.name,
                    status: $0.standing.status.rawValue,
                    since: $0.standing.since?.iso8601,
                    lastSeen: $0.lastSeen?.iso8601,
                    minutesLate: $0.standing.minutesLate,
                    overdue: $0.standing.isOverdue,
                    mayBeInsideSince: $0.standing.mayBeInsideSince?.iso8601,
                    leave: $0.standing.leave?.rawValue
                )
            }
            return try JSONOutput.print(Output(day: site.day(of: now).description, people: rows))
        }
        let style = Date.VerbatimFormatStyle(
            format: "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
            timeZone: TimeZone(identifier: site.timeZone) ?? .gmt,
            calendar: Calendar(identifier: .gregorian)
        )
        var table = Table(columns: [.right("Number"), "Name", "Status", "Since", "Last seen", "Late"])
        for person in people {
            table.add([
                "\(person.number)", person.details.name,
                status(person.standing),
                person.standing.since.map { Date($0).formatted(style) } ?? "",
                person.lastSeen.map { Date($0).formatted(style) } ?? "",
                person.standing.minutesLate.map { "\($0) min" } ?? "",
            ])
        }
        print("\(site.name), \(site.day(of: now)) (\(site.timeZone))")
        table.print(empty: "The roster is empty. Add a person: muster people add 7 \"Mei Lin\"")
        let onSite = people.count { $0.standing.isOnSite }
        print("\(onSite) of \(people.count) on site")
        let unsure = people.count { $0.standing.mayBeInsideSince != nil }
        if unsure > 0 { print("\(unsure) did not punch out and may be inside") }
    }

    private func status(_ standing: Standing) -> String {
        if standing.mayBeInsideSince != nil { return "\(standing.status.rawValue) (no punch out)" }
        if standing.isOverdue { return "expected (overdue)" }
        return standing.leave.map { "on leave (\($0.rawValue))" } ?? standing.status.rawValue
    }
}
