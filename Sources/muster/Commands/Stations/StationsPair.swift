import ArgumentParser
import BeaconKit
import MusterStorage
import Station

struct StationsPair: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pair",
        abstract: "Ask another station to pair, and show the code to compare.",
        discussion: "Both stations must be running. The exit code is 1 if the other one could not be reached."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The other station's name or address, with the port if it is not 8437, such as 192.168.1.20:8437.")
    var address: String

    func run() async throws {
        let access = try await StationsAccess(data)
        let pairing = try access.manager.pair(address, at: .present)
        // The running station calls.
        for _ in 0..<300 {
            try await Task.sleep(for: .milliseconds(100))
            guard let current = try access.store.pairing(pairing.id) else { break }
            if let failure = current.failure {
                try access.manager.cancel(pairing.id)
                Notice.print("\(failure)")
                throw ExitCode(1)
            }
            if let code = current.code(own: access.manager.own) {
                print(code)
                Notice.print(
                    "“\(current.name)” must show the same code, with muster stations list or on the Stations page."
                )
                Notice.print("Then type this station's code there, and that station's code here:")
                Notice.print("  muster stations confirm CODE")
                return
            }
        }
        try access.manager.cancel(pairing.id)
        throw PeerError.notListening
    }
}
