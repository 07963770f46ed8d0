/// A token for a program, as a page asks for it.
package struct TokenRequest: Decodable, Sendable {
    package let name: Clearable<String>?
    /// What the program may do.
    package let scope: [Permission]
}

extension Permission: RequestValue {}
