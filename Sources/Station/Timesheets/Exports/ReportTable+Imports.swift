extension ReportTable {
    /// What became of a file that was imported.
    ///
    /// - Parameters:
    ///   - new: how many of its rows were taken over, or would be.
    ///   - known: how many were there already.
    ///   - repeated: how many said what another row says.
    ///   - ambiguous: how many times came twice and are taken as the first.
    ///   - isDryRun: nothing was written.
    package static func imported(
        new: Int,
        known: Int,
        repeated: Int = 0,
        ambiguous: Int = 0,
        isDryRun: Bool
    ) -> ReportTable {
        var table = ReportTable(
            "Import",
            [
                Column("new", "New", isRight: true), Column("known", "Already there", isRight: true),
                Column("repeated", "Repeated", isRight: true), Column("ambiguous", "Ambiguous", isRight: true),
                Column("dryRun", "Dry run"),
            ]
        )
        table.add([.integer(new), .integer(known), .integer(repeated), .integer(ambiguous), .flag(isDryRun)])
        return table
    }

    /// Why a file was not imported, by its rows.
    package static func problems(_ problems: [(row: Int, reason: String)]) -> ReportTable {
        var table = ReportTable("Problems", [Column("row", "Row", isRight: true), Column("problem", "Problem")])
        for (row, reason) in problems { table.add([.integer(row), .text(reason)]) }
        return table
    }
}
