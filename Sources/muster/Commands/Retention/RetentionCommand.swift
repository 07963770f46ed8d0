import ArgumentParser

struct RetentionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retention",
        abstract: "For how long what is recorded is kept.",
        discussion: """
            Nothing of the journal is deleted until somebody decides. Then what was kept for long enough loses its \
            content; its place in the chain stays, so that the journal still verifies.

            Examples:
              muster retention show
              muster retention set --usual                     what is proposed
              muster retention set --attendance 1096 --presence forever
              muster retention set --attendance 365            shows what would go, and does it with --yes
              muster retention run                             not only when the station does it, every hour
              muster retention confirm-clock                   date and time are right, though nothing was recorded for long
            """,
        subcommands: [RetentionShow.self, RetentionSet.self, RetentionRun.self, RetentionConfirmClock.self],
        defaultSubcommand: RetentionShow.self
    )
}
