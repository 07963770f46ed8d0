import ArgumentParser

struct ItemsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "items",
        abstract: "Manage the items that the station watches.",
        discussion: """
            Works whether or not the station is running; a running station applies changes within a second. To see where
            an item is now, open the Items page.

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
