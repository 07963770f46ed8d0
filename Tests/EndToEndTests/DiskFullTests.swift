import EndToEndSupport
import enum EndToEndSupport.Executable
import Foundation
import Subprocess
import Testing

@Suite("A full disk")
struct DiskFullTests {
    /// Mounting a small file system needs root; elsewhere the test says that it skips.
    private static let canMount = geteuid() == 0

    @Test(
        "raises an alarm, corrupts nothing, and is over when there is room",
        .enabled(if: canMount, "needs root, to mount a small file system")
    )
    func diskFull() async throws {
        let folder = try TemporaryFolder()
        let disk = folder["disk"]
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        try await shell("mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", disk)
        do {
            try await fillAndClear(disk)
        } catch {
            try await shell("umount", "--lazy", disk)
            throw error
        }
        try await shell("umount", "--lazy", disk)
    }

    private func fillAndClear(_ disk: String) async throws {
        let data = disk + "/data"
        let outcome = try await Executable.withStation(
            ["demo", "--data-dir", data, "--port", "0", "--speed", "3000", "--print-entries"]
        ) { station in
            let address = try await station.address()
            await station.output.wait(forCount: 40)
            // Fails when nothing more fits, which is what is wanted.
            _ = try await Subprocess.run(
                .name("dd"),
                arguments: ["if=/dev/zero", "of=\(disk)/filler", "bs=64k"],
                output: .discarded,
                error: .discarded
            )
            let alarmed = try await Web.health(address, within: patience) { $0 == 503 }
            #expect(alarmed, "no alarm on a full disk")
            let page = try await Web.get(address + "/", headers: [("Accept-Language", "en")]).text
            #expect(page.localizedCaseInsensitiveContains("disk is full"))

            let before = await station.output.all.count
            try FileManager.default.removeItem(atPath: disk + "/filler")
            let recovered = try await Web.health(address, within: patience) { $0 == 200 }
            #expect(recovered, "no recovery when there is room")
            await station.output.wait(forCount: before + 1)
        }
        #expect(outcome.code == 0, "\(outcome.errors)")
        let verified = try await Executable.run(["journal", "verify", "--data-dir", data])
        #expect(verified.code == 0, "\(verified.output)\(verified.errors)")
        let rebuilt = try await Executable.run(["journal", "rebuild", "--json", "--data-dir", data])
        #expect(rebuilt.output.contains("\"isIdentical\" : true"), "\(rebuilt.output)\(rebuilt.errors)")
    }

    private func shell(_ command: String, _ arguments: String...) async throws {
        let result = try await Subprocess.run(
            .name(command),
            arguments: Arguments(arguments),
            output: .discarded,
            error: .string(limit: 4096)
        )
        try #require(result.terminationStatus.isSuccess, "\(command): \(result.standardError)")
    }
}
