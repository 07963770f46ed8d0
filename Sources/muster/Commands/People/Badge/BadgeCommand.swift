import ArgumentParser

struct BadgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "badge",
        abstract: "The beacons that people carry.",
        discussion: """
            The board shows unknown beacons that are heard near a receiver.

            Examples:
              muster badge assign 7 F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42
              muster badge revoke F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42
              muster badge list --json
            """,
        subcommands: [BadgeList.self, BadgeAssign.self, BadgeRevoke.self]
    )
}
