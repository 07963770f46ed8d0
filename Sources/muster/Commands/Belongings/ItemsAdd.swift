import ArgumentParser
import Attendance
import BeaconKit
import Station

struct ItemsAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add an item to watch.",
        discussion: """
            Example: muster items add "Laptop bag" F7826DA6-4FA2-4E98-8024-BC5B71E0893E:2:1 --owner 7 --room Lockers
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "Its name, up to 200 characters.") var name: String
    @Argument(help: "The beacon on it: UUID:MAJOR:MINOR.") var beacon: String
    @Option(help: "The owner's staff number.") var owner: PersonNumber?
    @Option(help: "Seconds of silence until it has left, 15 to 86400.") var exitTime = Tag.usualExitTime
    @Option(help: "A room where it may stay without its owner. May be given several times.") var room: [String] = []
    @Option(help: "Hours without alerts about it, such as 22:00-07:00.") var quiet: String?
    @Option(help: "A JPEG, PNG or WebP picture, up to 512 KiB.") var photo: String?

    func run() async throws {
        let access = try await ItemAccess(data)
        var request = ItemRequest(name: name, beacon: try BeaconIdentity(text: beacon), exitTime: exitTime)
        request.owner = owner.map { .set($0) }
        request.homeRooms = room
        request.quietHours = quiet.map { .set($0) }
        let item = try access.commands.add(request, photo: photo.map { try Photo(path: $0) }, at: .present)
        Notice.print("Added \(item.name) with the id \(item.id.rawValue).")
    }
}
