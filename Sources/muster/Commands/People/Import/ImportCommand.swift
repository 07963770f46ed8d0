import ArgumentParser

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import punches or people from a CSV file, all or none.",
        discussion: """
            Examples:
              muster import punches terminal.csv --dry-run
              muster import punches terminal.csv
              muster import people staff.csv
            """,
        subcommands: [ImportPunches.self, ImportProfile.self, ImportPeople.self]
    )
}
