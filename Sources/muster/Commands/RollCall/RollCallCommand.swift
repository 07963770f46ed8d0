import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall",
        abstract: "Account for everyone after an alarm, or in a drill.",
        discussion: """
            Works whether or not the station is running, with the last known state. Several wardens can mark at once.

            Examples:
              muster rollcall start --drill
              muster rollcall show
              muster rollcall mark 7 safe
              muster rollcall add "A visitor of Ms Lin" safe
              muster rollcall close
            """,
        subcommands: [
            RollCallStart.self, RollCallShow.self, RollCallSay.self, RollCallAdd.self, RollCallClose.self,
            RollCallList.self,
        ]
    )
}

extension Snapshot {
    /// The roll call that goes on, or else the last one.
    func present() throws -> RollCallRecord {
        guard let record = rollCalls.last(where: { $0.closed == nil }) ?? rollCalls.last else {
            throw AttendanceRefusal.noSuchRollCall
        }
        return record
    }
}

extension AttendanceAccess {
    /// What a roll call says of somebody, as its list has it.
    func line(of subject: PersonID, in id: RollCallID) async throws -> ReportTable {
        let snapshot = try await snapshot()
        let lines = try snapshot.rollCallView(id, from: store).lines.filter { line in
            switch line.subject {
            case .person(let person), .unlisted(let person, _): person == subject
            }
        }
        return .rollCall(lines, in: snapshot, actors: ActorNames(try store.actorNames()))
    }
}

extension RollCallMark.State: ExpressibleByArgument {}
