import Attendance
import Foundation
import ServiceLifecycle
import Station

/// Prints each entry of the journal after it is durable: whoever reads the line may rely on it.
struct EntryPrinter: Service {
    let station: LiveStation

    func run() async throws {
        for await entry in await station.recordedEntries() {
            try FileHandle.standardOutput.write(contentsOf: Data((try entry.jsonLine() + "\n").utf8))
        }
    }
}
