import Attendance

extension ReportTable {
    /// Who confirmed and countersigned the records of which days.
    package static func sheets(_ standings: [SheetStanding], actors: ActorNames, in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Sheets",
            who + [
                Column("from", "From"), Column("to", "To"), Column("state", "State"),
                Column("confirmedBy", "Confirmed by"), Column("confirmedAt", "Confirmed"),
                Column("countersignedBy", "Countersigned by"), Column("countersignedAt", "Countersigned"),
                Column("digest", "Digest"),
            ]
        )
        for standing in standings {
            func cells(_ sheet: SignedSheet?) -> [Cell] {
                [sheet.map { .text(actors.text($0.by)) } ?? .empty, snapshot.cell(sheet?.at)]
            }
            table.add(
                self.cells(standing.person) + [
                    .day(standing.range.from), .day(standing.range.to), .text(standing.state.rawValue),
                ] + cells(standing.confirmed) + cells(standing.countersigned) + [.text(standing.digest.text)]
            )
        }
        return table
    }
}
