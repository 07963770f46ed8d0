/// Makes files for spreadsheet programs.
package protocol SpreadsheetMaker: Sendable {
    /// A workbook with a sheet for each table: real numbers, lengths of time and dates, no text that looks like one.
    ///
    /// - Returns: the bytes of an XLSX file.
    /// - Throws: ``StoreError`` if there is no room for it.
    func workbook(_ tables: [ReportTable]) throws -> [UInt8]
}
