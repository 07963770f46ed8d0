import ArgumentParser
import BeaconKit
import Station
import SystemPackage

struct InboxSave: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "save",
        abstract: "Save a message to a new file and notify its sender that it was read."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The message's id, which muster inbox shows.") var message: String
    @Argument(help: "The file to create. An existing file is not overwritten.") var file: String

    func run() async throws {
        let access = try await StationsAccess(data)
        let found = try access.messages.message(message)
        guard found.hasContent else { throw PeerError.noSuchMessage }
        let target: FileDescriptor
        do {
            target = try FileDescriptor.open(
                FilePath(file),
                .writeOnly,
                options: [.create, .exclusiveCreate],
                permissions: .ownerReadWrite
            )
        } catch {
            throw ValidationError("The file \(file) cannot be created (\(error)).")
        }
        try target.closeAfter {
            var offset: Int64 = 0
            while offset < found.size {
                let bytes = try access.messages.files.read(found.id, from: offset, count: Sending.piece)
                guard !bytes.isEmpty else { throw PeerError.noSuchMessage }
                try target.writeAll(bytes)
                offset += Int64(bytes.count)
            }
        }
        try access.messages.markRead(found.id, at: .present)
    }
}
