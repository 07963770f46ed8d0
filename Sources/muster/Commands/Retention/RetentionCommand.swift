import ArgumentParser

struct RetentionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retention",
        abstract: "How long data is kept.",
        discussion: """
            Nothing is deleted from the journal until you set a retention. Then expired entries lose their content; their \
            place in the chain stays, so that the journal can still be verified.

            Examples:
              muster retention show
              muster retention set --usual                     use the proposed times
              muster retention set --attendance 1096 --presence forever
              muster retention set --attendance 365            show what would be deleted; with --yes, delete it
              muster retention run                             delete now; the station does it every hour
              muster retention confirm-clock                   confirm date and time after a long gap
            """,
        subcommands: [RetentionShow.self, RetentionSet.self, RetentionRun.self, RetentionConfirmClock.self],
        defaultSubcommand: RetentionShow.self
    )
}
