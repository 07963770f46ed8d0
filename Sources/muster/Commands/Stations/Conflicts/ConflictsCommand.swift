import ArgumentParser

struct ConflictsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conflicts",
        abstract: "Conflicts: changes that stations made independently of each other.",
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
