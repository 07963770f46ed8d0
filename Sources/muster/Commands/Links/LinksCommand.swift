import ArgumentParser

struct LinksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links",
        abstract: "Who outside is told what happens, and what came of it.",
        discussion: """
            A running station takes over what is changed here within a second. Secrets are shown once, when they are made.

            Examples:
              muster links add webhook "Payroll" https://payroll.example/hook
              muster links add ntfy "Mei's phone" https://ntfy.example/mei --about 7
              muster links add mqtt "Home Assistant" mqtts://broker.example --user muster --secret-file password
              muster links test "Payroll"
              muster links log --channel "Payroll"
            """,
        subcommands: [
            LinksList.self, LinksAdd.self, LinksTest.self, LinksRemove.self, LinksLog.self, LinksReplay.self,
        ]
    )
}
