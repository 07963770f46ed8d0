import ArgumentParser
import BeaconKit
import MusterStorage
import Station

struct StationsPair: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pair",
        abstract: "Call another station, and show the code to compare.",
        discussion: "Both stations have to run. The exit code is 1 where the other one could not be reached."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The other station's name or address, with the port if it is not 8437, as 192.168.1.20:8437.")
    var address: String

    func run() async throws {
        let access = try await StationsAccess(data)
        let pairing = try access.desk.pair(address, at: .present)
        // The running station calls.
        for _ in 0..<300 {
            try await Task.sleep(for: .milliseconds(100))
            guard let current = try access.store.pairing(pairing.id) else { break }
            if let failure = current.failure {
                try access.desk.cancel(pairing.id)
                Notice.print("\(failure)")
                throw ExitCode(1)
            }
            if let code = current.code(own: access.desk.own) {
                print(code)
                Notice.print("“\(current.name)” has to show the same code: muster stations list, or the page Stations.")
                Notice.print("Then type there the code from here, and here the code from there:")
                Notice.print("  muster stations confirm CODE")
                return
            }
        }
        try access.desk.cancel(pairing.id)
        throw PeerError.notListening
    }
}
