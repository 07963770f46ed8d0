import ArgumentParser

struct ConflictsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conflicts",
        abstract: "What stations recorded without knowing of each other, to be decided.",
        discussion: """
            Examples:
              muster conflicts list
              muster conflicts resolve edits-5e2c… 2
              muster conflicts resolve number-7 2 --number 70
            """,
        subcommands: [ConflictsList.self, ConflictsResolve.self],
        defaultSubcommand: ConflictsList.self
    )
}
