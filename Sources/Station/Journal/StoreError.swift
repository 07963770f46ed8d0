/// Why a store could not do what was asked. The description is one line and says what to do.
package struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable {
        case diskFull, notWritable, busy, newer, noJournal, notAJournal, damaged, noSite, moved, other
    }

    package let code: Code
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// There is a journal, but the station never ran on it.
    package static let siteNotSetUp = StoreError(
        .noSite,
        "The site is not set up yet. Start the station once: `muster serve`."
    )
}
