import ArgumentParser

struct JournalCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "journal",
        abstract: "Verify, rebuild and export the journal, and manage its anchors.",
        discussion: """
            Examples:
              muster journal verify
              muster journal verify --anchor /media/usb/muster.backup.anchor
              muster journal anchors
              muster journal stamp --url https://tsa.example.com --tsa-ca tsa.pem
              muster journal rebuild
              muster journal export > journal.jsonl
            """,
        subcommands: [
            JournalVerify.self, JournalRebuild.self, JournalExport.self, JournalAnchors.self, JournalStamp.self,
        ]
    )
}
