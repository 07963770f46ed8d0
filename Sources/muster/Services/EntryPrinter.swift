import Attendance
import Foundation
import MusterStorage
import Station

/// Prints each entry of the journal after it is durable: whoever reads the line may rely on it.
struct EntryPrinter {
    let station: LiveStation

    func run() async {
        for await entry in await station.recordedEntries() {
            do {
                try FileHandle.standardOutput.write(contentsOf: Data((try entry.jsonLine() + "\n").utf8))
            } catch {
                // Whoever read has gone. That is no reason to stop keeping attendance.
                return
            }
        }
    }
}
