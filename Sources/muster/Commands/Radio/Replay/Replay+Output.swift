import BeaconKit
import Station

extension Replay {
    /// Writes events to standard output: lines of JSON as they come, or a table when all are there.
    struct Output {
        private let asJSON: Bool
        private let names: Names
        private var table: Table

        init(asJSON: Bool, names: Names) {
            self.asJSON = asJSON
            self.names = names
            table = Table(
                columns: ["Time (UTC)", "Event", "Beacon", "Room", "Last seen"] + (names.hasRegions ? ["Region"] : [])
            )
        }

        mutating func add(_ event: PresenceEvent) {
            let entry = Entry(event, names: names)
            if asJSON { return print(entry.json) }
            // That a beacon enters says already which room it is in. A program wants to know both.
            if case .room(let change) = event, change.previous == nil { return }
            table.add(entry.cells(names: names))
        }

        /// Prints what is still to be printed.
        func finish() {
            if !asJSON { table.print(empty: "Nothing happened.") }
        }
    }
}
