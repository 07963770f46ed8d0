import ArgumentParser
import Attendance
import Station

struct PolicyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "policy",
        abstract: "How punches are counted.",
        subcommands: [PolicyShow.self, PolicyTry.self, PolicyAdopt.self]
    )
}
