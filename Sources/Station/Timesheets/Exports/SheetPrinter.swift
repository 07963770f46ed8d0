/// Draws monthly sheets as pages to be printed and signed.
package protocol SheetPrinter: Sendable {
    /// A document in which each sheet begins on a page of its own. It is drawn apart from the threads that answer requests.
    ///
    /// - Parameters:
    ///   - title: what programs that show the document call it.
    ///   - count: how many sheets there are; without any there is a page that says so.
    ///   - sheet: asked for one after another, so that a thousand of them need not be in memory at once.
    /// - Throws: ``StoreError`` if there is no room for it.
    func document(
        _ title: String,
        texts: MonthlySheetTexts,
        count: Int,
        sheet: @escaping @Sendable (Int) -> MonthlySheet
    ) async throws -> PrintedSheets
}

/// A document of monthly sheets.
package struct PrintedSheets: Sendable {
    /// The bytes of a PDF file.
    package let bytes: [UInt8]
    package let pages: Int
    /// Whose sheets have characters that no font of this machine has, as the outline calls them. The pages say so, too.
    package let unreadable: [String]

    package init(bytes: [UInt8], pages: Int, unreadable: [String]) {
        self.bytes = bytes
        self.pages = pages
        self.unreadable = unreadable
    }
}

extension SheetPrinter {
    /// The sheets of people.
    package func document(of people: [PersonDays], by maker: MonthlySheetMaker) async throws -> PrintedSheets {
        try await document(maker.title, texts: maker.texts, count: people.count) { maker.sheet(of: people[$0]) }
    }
}
