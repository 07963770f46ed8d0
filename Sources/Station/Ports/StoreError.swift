/// Why a store could not do what was asked. The description is one line and says what to do.
package struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable {
        case diskFull, notWritable, busy, newer, notAJournal, damaged, noSite, other
    }

    package let code: Code
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
