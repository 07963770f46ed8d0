import ArgumentParser
import Attendance
import Station

struct ItemsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Stop watching an item. The journal keeps its history.",
        discussion: "Example: muster items remove \"Laptop bag\""
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The item's name or id.") var item: String

    func run() async throws {
        let access = try await ItemAccess(data)
        let item = try access.commands.item(named: item)
        try access.commands.remove(item.id, at: .present)
        Notice.print("Removed \(item.name).")
    }
}
