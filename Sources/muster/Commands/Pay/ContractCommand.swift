import ArgumentParser

struct ContractCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contract",
        abstract: "How much people are to work: weekly hours, core time, flexitime.",
        discussion: """
            A contract starts the person's hours account. On days with a rota the planned shifts say how much is expected, \
            on others the contract does.

            Examples:
              muster contract set 7 "weekly 38:30 days 12345" --from 2026-12-01
              muster contract set 8 "by-day 8:00 8:00 0:00 8:00 4:00 0:00 0:00 core 10:00-12:00"
              muster contract end 5c1d --after 2026-12-31
              muster contract list
            """,
        subcommands: [ContractSet.self, ContractEnd.self, ContractList.self]
    )
}
