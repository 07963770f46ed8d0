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
        let beacon = try beacon.map { try BeaconIdentity(text: $0) }
        var request = ItemRequest(name: name, beacon: beacon, exitTime: exitTime)
        request.owner = try owner.map { $0 == "none" ? .cleared : .set(try PersonNumber(typed: $0)) }
        request.homeRooms = room.isEmpty ? nil : room.filter { $0 != "none" }
        request.quietHours = quiet.map { $0 == "none" ? .cleared : .set($0) }
        let changed = try access.commands.change(old.id, to: request, at: .present)
        Notice.print("Saved \(changed.name).")
    }
}
