import ArgumentParser
import BeaconKit
import MusterHub
import Station

struct HubVerify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check that nothing in the hub's copies of the stations' journals was changed or removed.",
        discussion: """
            Checks every entry, its place, the stations' signatures over all of them, and names and photos. Of what a station
            does not share the hub has the hash only, which is checked, too. The hub may be running.

            Exit codes: 0 everything is genuine; 1 something is not.
            """
    )

    @OptionGroup var options: HubOptions
    @Option(help: "Only this site, by its number.") var site: Int64?
    @Flag(help: "Print JSON.") var json = false

    func run() async throws {
        let address = try await options.address()
        var reports: [HubCopy.Report] = []
        for site in try await HubSites.chosen(site, at: address) {
            let report = try await HubCopy(address).verify(site)
            reports.append(report)
            guard !json else { continue }
            for finding in report.findings { print("\(site.name): \(finding)") }
            let verdict = report.findings.isEmpty ? "all genuine" : "NOT GENUINE"
            print("\(site.name): \(report.entries) entries, of which \(report.readable) can be read: \(verdict).")
        }
        if json { try JSONOutput.print(reports) }
        if reports.contains(where: { !$0.findings.isEmpty }) { throw ExitCode(1) }
    }
}

extension HubSites {
    /// The site of a number, or all of them.
    ///
    /// - Throws: a ``ValidationError`` where there is no such site.
    static func chosen(_ number: Int64?, at address: PostgresAddress) async throws -> [SiteSummary] {
        try await HubSetup(address).check()
        let sites = try await HubSites(address, connections: 1).sites(seenBy: .all, at: .present)
        guard let number else { return sites }
        guard let site = sites.first(where: { $0.id == number }) else {
            throw ValidationError("There is no site \(number). List them: muster hub sites")
        }
        return [site]
    }
}
