import ArgumentParser

struct ItemsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "items",
        abstract: "The things that the station watches.",
        discussion: """
            Works while a station runs, which takes changes over within a second, and while none does. Where an item is
            just now, the board's page of items shows.

            Examples:
              muster items add "Laptop bag" F7826DA6-4FA2-4E98-8024-BC5B71E0893E:2:1 --owner 7
              muster items edit "Laptop bag" --exit-time 90 --room Lockers --quiet 22:00-07:00
              muster items remove "Laptop bag"
              muster items quiet 7 22:00-07:00
              muster items list --json
            """,
        subcommands: [ItemsList.self, ItemsAdd.self, ItemsEdit.self, ItemsRemove.self, ItemsQuiet.self]
    )
}
