import ArgumentParser

struct Inbox: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Messages from and to other stations.",
        discussion: """
            Examples:
              muster inbox
              muster inbox --sent
              muster inbox read 0f1e2d3c4b5a69788796a5b4c3d2e1f0
              muster inbox save 0f1e2d3c4b5a69788796a5b4c3d2e1f0 plan.pdf
            """,
        subcommands: [
            InboxList.self, InboxRead.self, InboxSave.self, InboxPause.self, InboxResume.self, InboxDelete.self,
        ],
        defaultSubcommand: InboxList.self
    )
}
