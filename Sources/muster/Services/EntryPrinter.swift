import Attendance
import ServiceLifecycle
import Station

/// Prints each entry of the journal after it is durable: whoever reads the line may rely on it.
struct EntryPrinter: Service {
    let station: LiveStation

    func run() async throws {
        for await entry in await station.recordedEntries() {
            try JSONOutput.print(line: ExportLine.entry(try entry.stored()))
        }
    }
}
