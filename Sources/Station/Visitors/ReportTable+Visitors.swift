import Attendance
import BeaconKit

extension ReportTable {
    /// Visitors with whom they visit and when they were there.
    package static func visitors(_ records: [VisitorRecord], in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Visitors",
            [
                Column("visitor", "Visitor"), Column("name", "Name"), Column("company", "Company"),
                Column("host", "Host"), Column("hostNumber", "Number", isRight: true), Column("purpose", "Purpose"),
                Column("state", "State"), Column("day", "Expected"), Column("arrived", "Came"), Column("left", "Left"),
                Column("card", "Badge"), Column("agreed", "Agreed"), Column("signed", "Signed"),
            ]
        )
        for record in records {
            let visit = record.visit
            table.add([
                .text(visit.id.rawValue), .text(record.name), .text(record.details?.company ?? ""),
                .text(record.host?.details.name ?? ""), record.host.map { .integer($0.number.rawValue) } ?? .empty,
                .text(record.details?.purpose ?? ""), .text(record.standing.rawValue),
                visit.day.map { .day($0) } ?? .empty, snapshot.cell(visit.arrived), snapshot.cell(visit.left),
                .text(record.details?.card ?? ""), .flag(visit.agreement != nil), .flag(visit.signature != nil),
            ])
        }
        return table
    }
}
