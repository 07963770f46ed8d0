import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

struct KioskSettingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Show how kiosks work, or change it. What you do not give stays the same.",
        discussion: "Kiosks take over a change within a minute."
    )

    @OptionGroup var data: DataOptions
    @Option(help: "What makes a punch of a tap on a name: signature, optional-signature, button or one-tap.")
    var confirmation: KioskSettings.Confirmation?
    @Flag(inversion: .prefixedNo, help: "A sound tells what became of a punch.") var sound: Bool?
    @Flag(inversion: .prefixedNo, help: "Larger type.") var largeType: Bool?
    @Option(help: "Seconds until the kiosk is ready for the next person: 2 to 60.") var readyAfter: Int?
    @Flag(inversion: .prefixedNo, help: "Take a photo of whoever punches, where the tablet has a camera.") var photo:
        Bool?
    @Flag(help: "Print JSON.") var json = false

    private struct Output: Encodable {
        let confirmation: String
        let sound: Bool
        let largeType: Bool
        let readyAfter: Int
        let photo: Bool
    }

    func run() async throws {
        let store = try SQLiteJournal(folder: try await data.folder(), mode: .existing)
        let commands = SettingsCommands(
            store: store,
            actor: "command line (\(ProcessInfo.processInfo.userName))",
            source: .supervisor
        )
        var request = KioskSettingsRequest()
        request.confirmation = confirmation
        request.sound = sound
        request.largeType = largeType
        request.readyAfter = readyAfter
        request.photo = photo
        try commands.change(request, at: .present)
        let settings = try store.kioskRules().settings
        if json {
            return try JSONOutput.print(
                Output(
                    confirmation: settings.confirmation.rawValue,
                    sound: settings.sound,
                    largeType: settings.largeType,
                    readyAfter: settings.readyAfter,
                    photo: settings.photo
                )
            )
        }
        print("Confirmation  \(settings.confirmation.rawValue)")
        print("Sound         \(settings.sound ? "on" : "off")")
        print("Large type    \(settings.largeType ? "on" : "off")")
        print("Ready after   \(settings.readyAfter) s")
        print("Photo         \(settings.photo ? "on" : "off")")
    }
}

extension KioskSettings.Confirmation: ExpressibleByArgument {}
