import ArgumentParser
import Attendance
import BeaconKit
import Station

struct ItemsEdit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change an item. What you do not give stays the same.",
        discussion: "Example: muster items edit \"Laptop bag\" --owner 8 --quiet none"
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The item's name or id.") var item: String
    @Option(parsing: .unconditional, help: "The new name.") var name: String?
    @Option(help: "The new beacon: UUID:MAJOR:MINOR.") var beacon: String?
    @Option(help: "The new owner's staff number, or none.") var owner: String?
    @Option(help: "Seconds of silence until it has left.") var exitTime: Int?
    @Option(help: "A room where it may stay, replacing the previous ones, or none.") var room: [String] = []
    @Option(help: "Hours without alerts about it, such as 22:00-07:00, or none.") var quiet: String?

    func run() async throws {
        let access = try await ItemAccess(data)
        let old = try access.commands.item(named: item)
        var newOwner = old.tag.owner
        if let owner { newOwner = owner == "none" ? nil : try access.owner(PersonNumber(typed: owner)) }
        var hours = old.tag.quiet
        if let quiet { hours = quiet == "none" ? nil : try WeeklyHours(days: hours?.days ?? Set(1...7), hours: quiet) }
        let tag = try Tag(
            identity: beacon.map { try BeaconIdentity(text: $0) } ?? old.tag.identity,
            owner: newOwner,
            exitTime: exitTime ?? old.tag.exitTime,
            homeRooms: room.isEmpty ? old.tag.homeRooms : room.filter { $0 != "none" },
            quiet: hours
        )
        let changed = try access.commands.change(
            old.id,
            to: ItemSetup(name: name ?? old.name, tag: tag),
            from: old.version,
            at: .present
        )
        Notice.print("Saved \(changed.name).")
    }
}
