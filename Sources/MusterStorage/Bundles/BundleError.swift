/// Why a file is no exported journal. The description says what is wrong.
package struct BundleError: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
