import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import SystemPackage

struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Send a text, a picture or any file to a paired station.",
        discussion: """
            The content is copied first, so the file may then be changed or deleted. A running station sends it, and resumes
            after a lost connection or a restart.

            Examples:
              muster send "Back door" --text "The lift is out of order." --wall
              muster send "Back door" plan.pdf
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The station's name, or the first digits of its key.") var station: String
    @Argument(help: "The file.") var file: String?
    @Option(parsing: .unconditional, help: "A text to send instead of a file.") var text: String?
    @Flag(help: "Show the text or picture on the other station's wall screen.") var wall = false
    @Flag(help: "Wait until it is delivered or refused. The exit code is 1 if it was refused.") var wait = false

    func validate() throws {
        guard (file == nil) != (text == nil) else { throw ValidationError("Give either a file or --text TEXT.") }
    }

    func run() async throws {
        let access = try await StationsAccess(data)
        let peer = try access.messages.peer(station)
        let message =
            try text.map { try access.messages.send($0, to: peer, isForWall: wall, at: .present) }
            ?? copy(file ?? "", access, to: peer)
        print(message.id.rawValue)
        if wait { try await watch(message, access) }
    }

    private func copy(_ path: String, _ access: StationsAccess, to peer: Peer) throws -> Message {
        guard let source = try? FileDescriptor.open(FilePath(path), .readOnly) else {
            throw ValidationError("The file \(path) cannot be read.")
        }
        defer { try? source.close() }
        var draft = try access.messages.begin()
        do {
            while true {
                let bytes = try [UInt8](unsafeUninitializedCapacity: Sending.piece) { buffer, count in
                    count = try source.read(into: UnsafeMutableRawBufferPointer(buffer))
                }
                if bytes.isEmpty { break }
                try draft.append(bytes)
            }
        } catch {
            draft.discard()
            throw error
        }
        return try access.messages.send(draft, nil, name: path, to: peer, isForWall: wall, at: .present)
    }

    private func watch(_ message: Message, _ access: StationsAccess) async throws {
        while let current = try access.store.message(message.id) {
            switch current.state {
            case .waiting, .paused: try await Task.sleep(for: .milliseconds(100))
            case .refused:
                Notice.print("The message was refused: \(current.refusal?.rawValue ?? "").")
                throw ExitCode(1)
            default: return Notice.print("The message was delivered.")
            }
        }
    }
}
