import ArgumentParser
import Station

struct GatewaysTest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Connect, listen for \(GatewayManager.testTime) s, and show what is heard.",
        discussion: """
            An ESPHome proxy gives its advertisements to one program alone: while this runs, a station that uses the same \
            proxy may hear nothing. The exit code is 1 if nothing was heard.
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var options: GatewayOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let id: String
        let reports: Int
        let beacons: Int
        let known: Int
        let strongest: Int?
    }

    func run() async throws {
        let manager = try await GatewayAccess(data).manager
        let findings = try await manager.test(options.request())
        let rows = findings.found.map {
            Row(
                id: $0.gateway.id,
                reports: $0.reports,
                beacons: $0.beacons,
                known: $0.known,
                strongest: $0.strongest.map { Int($0) }
            )
        }
        if json {
            try JSONOutput.print(rows)
        } else {
            var table = Table(columns: [
                "Gateway", .right("Reports"), .right("iBeacons"), .right("Known"), .right("Strongest"),
            ])
            for row in rows {
                table.add([
                    row.id, "\(row.reports)", "\(row.beacons)", "\(row.known)",
                    row.strongest.map { "\($0) dBm" } ?? "",
                ])
            }
            table.print(empty: "Nothing was heard.")
        }
        if let trouble = findings.trouble {
            let words = RadioCondition.gateway(trouble).words(for: options.address)
            Notice.print([words.title, words.remedy].compactMap { $0 }.joined(separator: ". "))
        }
        if findings.found.allSatisfy({ $0.reports == 0 }) { throw ExitCode.failure }
    }
}
