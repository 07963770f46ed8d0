import ArgumentParser
import MusterLinks

struct Health: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check whether the running station is healthy.",
        discussion: """
            Prints the answer of /healthz. The exit code is 0 if the station is healthy, and 69 if it is not or does not \
            answer. Port, address and HTTPS come from the same settings as for `muster serve`.

            Examples:
              muster health
              muster health --port 8123
            """
    )

    @OptionGroup var options: StationOptions

    func run() async throws {
        let settings = try await options.settings()
        // Where it listens on all addresses, this machine's own is one of them.
        let host =
            switch settings.listen {
            case "0.0.0.0": "127.0.0.1"
            case "::": "[::1]"
            case let address where address.contains(":"): "[\(address)]"
            case let address: address
            }
        let origin = "\(settings.tls == nil ? "http" : "https")://\(host):\(settings.port)"
        let answer: HealthProbe.Answer
        do {
            answer = try await HealthProbe.ask(origin)
        } catch {
            Notice.print("muster: No station answers at \(origin). Is it running? (systemctl status muster)")
            throw ExitCode(69)
        }
        print(answer.document)
        guard answer.status == 200 else { throw ExitCode(69) }
    }
}
