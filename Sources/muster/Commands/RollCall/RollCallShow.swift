import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show who is still to be found, safe or missing."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Option(help: "The roll call's id, or its first digits. (default: the latest)") var id: String?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let record =
            try id.map { id in
                guard let record = snapshot.rollCalls.last(where: { $0.id.rawValue.hasPrefix(id) }) else {
                    throw AttendanceRefusal.noSuchRollCall
                }
                return record
            } ?? snapshot.present()
        let view = try snapshot.rollCallView(record.id, from: access.store)
        access.log(.whereabouts, in: snapshot)
        let actors = ActorNames(try access.store.actorNames())
        try output.print(.rollCall(view, in: snapshot, actors: actors), empty: "The roster is empty.")
        guard !output.json, !output.csv else { return }
        let counts = view.counts
        let state = record.closed.map { "closed \($0.at.iso8601)" } ?? "goes on"
        print(
            "\(record.isDrill ? "Drill" : "Roll call") of \(record.began.iso8601), \(state): \(counts.safe) safe,"
                + " \(counts.missing) missing, \(counts.unaccounted) not accounted for, \(counts.unlisted) unlisted"
        )
    }
}
