import ArgumentParser
import BeaconKit
import Foundation
import MusterHub
import Station

struct HubDoctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the database, its rights, its clock and how fresh the stations’ words are.",
        discussion: "The exit code is 1 if something needs attention."
    )

    @OptionGroup var options: HubOptions
    @Flag(help: "Print JSON.") var json = false

    func run() async throws {
        let findings = try await HubInspection(try await options.address()).findings(at: .present)
        if json {
            try JSONOutput.print(findings)
        } else {
            for finding in findings { print("\(finding.isGood ? "ok  " : "BAD ") \(finding.description)") }
        }
        if findings.contains(where: { !$0.isGood }) { throw ExitCode(1) }
    }
}
