import ArgumentParser
import CBuild

/// The `muster` command.
@main
struct Muster: AsyncParsableCommand {
    /// The version as CHANGELOG.md counts it, by semantic versioning.
    static let version = "0.2.0"

    /// The version and the commit that this executable was built from.
    static let build = "\(version) (\(String(cString: muster_commit())))"

    static let configuration = CommandConfiguration(
        commandName: "muster",
        abstract: "Presence and attendance by iBeacon, without the internet.",
        discussion: """
            A station hears badges, checks people in and out, and shows who is on site.

            Examples:
              muster demo                      show a simulated working day in the browser
              muster people add 7 "Mei Lin"    add a person
              muster badge assign 7 UUID:1:42  pair a beacon as her badge
              muster serve                     run the station
              muster doctor                    find out why nothing is heard
              muster checkin 7                 check in by number from your laptop
              muster scan                      show the beacons nearby
              muster calibrate                 measure a badge's power at 1 m
              muster replay day.btsnoop        run a recording through the same pipeline
            """,
        version: build,
        subcommands: [
            Serve.self, Health.self, Doctor.self, Demo.self, Checkin.self, Scan.self, Transmit.self, Replay.self,
            Calibrate.self, SiteCommand.self, OwnPunchingCommand.self, KioskCommand.self,
            PeopleCommand.self, BadgeCommand.self, ItemsCommand.self, Alerts.self, BoardCommand.self, PunchCommand.self,
            ReportCommand.self, CorrectCommand.self, ShiftCommand.self, PayCommand.self, ContractCommand.self,
            AccountCommand.self, LawCommand.self, PeriodCommand.self, SheetCommand.self, RollCallCommand.self,
            VisitorCommand.self, ImportCommand.self, ExportCommand.self, RetentionCommand.self, LinksCommand.self,
            GatewaysCommand.self, GatewayCommand.self, StationsCommand.self, HubCommand.self,
            ConflictsCommand.self,
            Send.self, Inbox.self, JournalCommand.self, Backup.self, Restore.self, ExportStation.self,
            ImportStation.self,
        ]
    )

    static func main() async {
        do {
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            Failure.exit(with: error)
        }
    }
}
