import ArgumentParser
import Attendance
import Foundation
import Station

struct LeaveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leave",
        abstract: "Days on which people are on leave, and requests for them.",
        subcommands: [
            LeaveGrant.self, LeaveWithdraw.self, LeaveList.self, LeaveAsk.self, LeaveRequests.self, LeaveApprove.self,
            LeaveRefuse.self,
        ]
    )
}
