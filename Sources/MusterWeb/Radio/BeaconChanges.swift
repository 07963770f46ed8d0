/// What a browser has to be told of the list of beacons: only what is new to it.
package struct BeaconChanges: Sendable {
    private var lines: [String: Int] = [:]
    private var order: [String] = []
    private var count = ""

    package init() {}

    /// The list as it is now, as JSON.
    ///
    /// - Parameter rows: the lines in order, by the names of their elements.
    /// - Returns: `nil` if it is as the browser has it.
    package mutating func update(rows: [(id: String, html: String)], count: String) -> [UInt8]? {
        let hashes = rows.map(\.html.hashValue)
        let changed = rows.indices.filter { lines[rows[$0].id] != hashes[$0] }
        let order = rows.map(\.id)
        guard !changed.isEmpty || order != self.order || count != self.count else { return nil }
        let isReordered = order != self.order
        lines = Dictionary(zip(order, hashes)) { first, _ in first }
        self.order = order
        self.count = count
        var json = JSONWriter(capacity: 256 + changed.count * 1500)
        json.object { json in
            json.key("count")
            json.string(count)
            if isReordered {
                json.key("order")
                json.array(order) { $0.string($1) }
            }
            json.key("rows")
            json.object { json in
                for index in changed {
                    json.key(rows[index].id)
                    json.string(rows[index].html)
                }
            }
        }
        return json.bytes
    }
}
