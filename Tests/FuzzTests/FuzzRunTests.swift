import EndToEndSupport
import Foundation
import Testing

/// A boundary behind which each kind of fault waits in the third case.
private struct FaultyBoundary: Boundary {
    enum Fault: String, CaseIterable, Codable, Sendable {
        case trap, endless, memory, promise
    }

    static let casesTogether: UInt64 = 10
    @TaskLocal static var fault = Fault.trap
    private var taken = 0

    init(_ random: inout FuzzCase) {}

    mutating func take(_ random: inout FuzzCase) throws {
        defer { taken += 1 }
        guard taken == 3 else { return }
        switch Self.fault {
        case .trap: fatalError("a trap")
        case .endless: while random.number(0...1) < 2 {}
        case .memory: _ = [UInt8](repeating: 1, count: 8 << 30)
        case .promise: throw FuzzFailure("not kept")
        }
    }
}

@Suite("A fuzzer")
struct FuzzRunTests {
    @Test("ends at a fault and says in which case it was", arguments: FaultyBoundary.Fault.allCases)
    private func faults(fault: FaultyBoundary.Fault) async throws {
        let folder = try TemporaryFolder()
        let progress = try FuzzProgress(path: folder["progress"])
        await #expect(processExitsWith: .failure) { [name = fault.rawValue as String, folder = folder.path as String] in
            guard let fault = FaultyBoundary.Fault(rawValue: name) else { return }
            await FaultyBoundary.$fault.withValue(fault) {
                await FuzzRun.run(FaultyBoundary.self, seed: 1, seconds: 60, in: folder)
            }
        }
        #expect(progress[.current] == 3 && progress[.done] == 3)
        if fault == .promise {
            #expect(try String(contentsOfFile: folder["errors"], encoding: .utf8) == "case 3 of seed 1: not kept\n")
        }
    }

    @Test("makes the same case of the same seed and number, and another of others")
    func repeats() {
        func bytes(_ seed: UInt64, _ number: UInt64) -> [UInt8] {
            var random = FuzzCase(seed: seed, number: number)
            var bytes = Array("the quick brown fox jumps over the lazy dog".utf8)
            random.mutate(&bytes)
            return bytes + random.bytes(8)
        }
        #expect(bytes(1, 2) == bytes(1, 2))
        #expect(bytes(1, 2) != bytes(1, 3) && bytes(1, 2) != bytes(2, 2))
    }
}
