/// What those are called who act, for tables and for programs.
package struct ActorNames: Sendable {
    private let names: [String: String]

    /// - Parameter names: of accounts, by what the journal says of who did something.
    package init(_ names: [String: String]) { self.names = names }

    /// The name of the account; `nil` for who has none, as the station itself, and for those who were erased.
    package func known(_ actor: String) -> String? {
        // Behind the account may stand the token of a program.
        actor.split(separator: " ").first.flatMap { names[String($0)] }
    }

    /// The name, or, where none is known, what the journal says.
    package func text(_ actor: String) -> String { known(actor) ?? actor }
}
