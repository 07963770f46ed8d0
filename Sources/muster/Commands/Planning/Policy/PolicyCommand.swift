import ArgumentParser
import Attendance
import Station

struct PolicyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "policy",
        abstract: "The rules by which punches are counted.",
        subcommands: [PolicyShow.self, PolicyTry.self, PolicyAdopt.self]
    )
}
