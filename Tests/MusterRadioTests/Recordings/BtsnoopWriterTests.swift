import BeaconKit
import Foundation
import MusterRadio
import SystemPackage
import Testing

@Suite("Writing btsnoop")
struct BtsnoopWriterTests {
    /// A path in a folder of its own, for the time of a test.
    private func withPath(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "muster-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "hall.btsnoop").path)
    }

    @Test("what is written is read back: packets, times and adapters")
    func roundTrip() async throws {
        try await withPath { path in
            let event = [4] + RecordedBytes.beaconEvent
            let writer = try BtsnoopWriter(path: path)
            writer.append(packet: event.span, adapter: 0, at: Instant(microseconds: 1_425_757_567_417_001))
            writer.flush()
            writer.append(packet: event.span, adapter: 3, at: Instant(microseconds: 1_425_757_567_418_002))
            // A command is no event.
            writer.append(packet: [1, 3, 0x0C, 0].span, adapter: 3, at: Instant(microseconds: 0))
            try await writer.close()

            var sink = CollectingSink()
            var tally = RecordingTally()
            try Recording(path: path).read(into: &sink, tally: &tally)
            #expect(tally.items == 2 && tally.skippedCount == 0)
            #expect(sink.packets.map(\.bytes) == [event, event])
            #expect(sink.packets.map(\.microseconds) == [1_425_757_567_417_001, 1_425_757_567_418_002])
            #expect(sink.packets.map(\.receiver) == ["hci0", "hci3"])
        }
    }

    @Test("a file that is there is left alone")
    func existing() async throws {
        try await withPath { path in
            try Data("precious".utf8).write(to: URL(filePath: path))
            #expect {
                _ = try BtsnoopWriter(path: path)
            } throws: { error in
                (error as? RecordingError)?.code == .cannotWrite && "\(error)".contains("already exists")
            }
            #expect(FileManager.default.contents(atPath: path) == Data("precious".utf8))
        }
    }

    @Test("a disk that is full ends the recording, and says so")
    func full() async throws {
        let writer = BtsnoopWriter(try FileDescriptor.open("/dev/full", .writeOnly), path: "/dev/full")
        let event = [4] + RecordedBytes.beaconEvent
        writer.append(packet: event.span, adapter: 0, at: Instant(microseconds: 1_425_757_567_417_001))
        writer.flush()
        await #expect {
            try await writer.close()
        } throws: { error in
            (error as? RecordingError)?.code == .cannotWrite
        }
        #expect(writer.failure != nil)
    }
}
