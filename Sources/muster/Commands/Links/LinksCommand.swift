import ArgumentParser

struct LinksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links",
        abstract: "Channels that get the station's events, and their deliveries.",
        discussion: """
            A running station applies changes within a second. Secrets are shown only once, when they are created.

            Examples:
              muster links add webhook "Payroll" https://payroll.example/hook --event all
              muster links add ntfy "Mei's phone" https://ntfy.example/mei --event all --about 7
              muster links add mqtt Home mqtts://broker.example --event all --user muster --secret-file password
              muster links test "Payroll"
              muster links log --channel "Payroll"
            """,
        subcommands: [
            LinksList.self, LinksAdd.self, LinksTest.self, LinksRemove.self, LinksLog.self, LinksReplay.self,
        ]
    )
}
