import ArgumentParser

struct StationsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stations",
        abstract: "Other stations, and what is shared with them.",
        subcommands: [StationsShare.self, StationsSharing.self]
    )
}
