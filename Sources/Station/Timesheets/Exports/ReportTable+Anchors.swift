package import Attendance

extension ReportTable {
    /// Where the journal stood when a report was made, to be kept with it.
    package static func anchor(_ anchor: Anchor) -> ReportTable {
        var table = ReportTable(
            "Journal",
            [
                Column("station", "Station key"), Column("entry", "Entry", isRight: true), Column("hash", "Hash"),
                Column("anchor", "For muster journal verify --anchor"),
            ]
        )
        table.add(
            [
                .text(anchor.station.text), .integer(Int(anchor.sequence)), .text(Hexadecimal.text(anchor.hash)),
                .text(anchor.text),
            ]
        )
        return table
    }
}
