import ArgumentParser
import Attendance
import Foundation
import Station

struct LeaveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leave",
        abstract: "Days on which people are on leave.",
        subcommands: [LeaveGrant.self, LeaveWithdraw.self, LeaveList.self]
    )
}
