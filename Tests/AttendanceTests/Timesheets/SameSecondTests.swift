import Attendance
import BeaconKit
import Testing

@Suite("Punches of the same second")
struct SameSecondTests {
    private typealias Row = (direction: Punch.Direction, time: String, seconds: Int64)

    private func days(_ rows: [Row]) throws -> String {
        var script = try DayScript(hours: nil)
        for row in rows {
            try script.punch(row.direction, "2026-03-02 \(row.time)", source: .import, plus: row.seconds)
        }
        return try script.day("2026-03-02").sums
    }

    @Test(
        "they count in the order that makes sense, whichever comes first in the file",
        arguments: [
            // 08:00 to 12:31 is 4:31, the last out counts; 12:31 to 16:30 is 3:59. It was 271 or 510 minutes by chance.
            (
                [(.in, "08:00", 0), (.out, "12:30", 30), (.out, "12:31", 0), (.in, "12:31", 0), (.out, "16:30", 0)],
                "worked 8:30, over 8:30"
            ),
            // 08:00 to 12:00 and 12:00 to 16:00.
            (
                [(.in, "08:00", 0), (.out, "12:00", 0), (.in, "12:00", 0), (.out, "16:00", 0)], "worked 8:00, over 8:00"
            ),
            // Twice at the reader: 08:00 to 08:00:30, and 08:00:30 to 16:00.
            (
                [(.in, "08:00", 0), (.in, "08:00", 30), (.out, "08:00", 30), (.out, "16:00", 0)],
                "worked 8:00, over 8:00"
            ),
            // An out that nobody needs before an in.
            ([(.out, "08:00", 0), (.in, "08:00", 0), (.out, "16:00", 0)], "worked 8:00, over 8:00"),
            // 08:00 to 12:00, the break of no length in between.
            (
                [(.in, "08:00", 0), (.breakEnd, "10:00", 0), (.breakBegin, "10:00", 0), (.out, "12:00", 0)],
                "worked 4:00, over 4:00"
            ),
            // What has no direction confirms what was said.
            (
                [(.in, "08:00", 0), (.undirected, "08:00", 0), (.out, "12:00", 0), (.undirected, "12:00", 0)],
                "worked 4:00, over 4:00"
            ),
        ] as [([(Punch.Direction, String, Int64)], String)]
    )
    func anyOrder(rows: [(Punch.Direction, String, Int64)], sums: String) throws {
        for order in Self.orders(of: rows.map { (direction: $0.0, time: $0.1, seconds: $0.2) }) {
            #expect(try days(order) == sums)
        }
    }

    private static func orders(of rows: [Row]) -> [[Row]] {
        guard rows.count > 1 else { return [rows] }
        return rows.indices.flatMap { index in
            var rest = rows
            let first = rest.remove(at: index)
            return orders(of: rest).map { [first] + $0 }
        }
    }
}
