import ArgumentParser
import Attendance
import Foundation
import Station

struct ImportProfile: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile",
        abstract: "How lists of punches of other systems are read, saved under a name.",
        discussion: """
            Examples:
              muster import profile set terminal profile.txt
              muster import punches list.csv --saved terminal
            """,
        subcommands: [ImportProfileSave.self, ImportProfileList.self, ImportProfileRemove.self]
    )
}

struct ImportProfileSave: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "set", abstract: "Save a profile.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The name, up to 40 characters.") var name: String
    @Argument(help: "A file that says how the lists are written.") var file: String

    func run() async throws {
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw ValidationError("\(file) cannot be read.")
        }
        let access = try await AttendanceAccess(data)
        let request = ImportProfileRequest(name: name, profile: String(decoding: bytes, as: UTF8.self))
        try await access.commands.keep(request, at: access.now)
        Notice.print("Saved as “\(name)”.")
    }
}

struct ImportProfileList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the saved profiles.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let snapshot = try await AttendanceAccess(data).snapshot()
        try output.print(.importProfiles(in: snapshot), empty: "No profiles saved yet.")
    }
}

struct ImportProfileRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a saved profile.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The name.") var name: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        try await access.commands.removeImportProfile(name, at: access.now)
        Notice.print("Removed: “\(name)”.")
    }
}
