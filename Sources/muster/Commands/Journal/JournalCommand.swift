import ArgumentParser

struct JournalCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "journal",
        abstract: "Verify, rebuild and export the journal.",
        discussion: """
            Examples:
              muster journal verify
              muster journal verify --expect-sequence 1200 --expect-head 9f86d081884c7d65…
              muster journal rebuild
              muster journal export > journal.jsonl
            """,
        subcommands: [JournalVerify.self, JournalRebuild.self, JournalExport.self]
    )
}
