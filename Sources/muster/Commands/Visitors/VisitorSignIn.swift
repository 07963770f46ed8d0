import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct VisitorSignIn: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in",
        abstract: "Sign in a visitor who is here, expected or not."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var visitor: VisitorOptions
    @Flag(help: "They agreed to the site's text.") var agreed = false

    func run() async throws {
        let access = try await AttendanceAccess(data)
        _ = try await access.snapshot()
        let request = SignInRequest(visitor: visitor.request(), agreed: agreed)
        let id = try await access.commands.signIn(request, isAlone: false, at: access.now)
        try await output.conclude("\(visitor.name) is signed in.") { try await access.line(of: id) }
    }
}
