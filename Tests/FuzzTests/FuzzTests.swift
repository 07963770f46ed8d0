import EndToEndSupport
import Foundation
import Testing

/// Whatever comes from outside, mutated at random and read as production does. How it works, and how to repeat a case that
/// failed: docs/decisions/fuzzing.md.
@Suite("What comes from outside")
struct FuzzTests {
    @Test("is read or refused without a trap, in bounded time and memory", arguments: FuzzSettings.current.boundaries)
    func reads(boundary: FuzzedBoundary) async throws {
        let settings = FuzzSettings.current
        // What a process that traps leaves behind goes away with the folder.
        let folder = try TemporaryFolder()
        let progress = try FuzzProgress(path: folder["progress"])
        // One case is repeated in this process, where a debugger and a backtrace are at hand.
        if let only = settings.only {
            return try await FuzzRun.repeatCase(only, of: boundary, seed: settings.seed, progress)
        }
        let result = await #expect(processExitsWith: .success) {
            [
                boundary = boundary as FuzzedBoundary, seed = settings.seed as UInt64,
                seconds = settings.seconds as Double, folder = folder.path as String
            ] in
            await FuzzRun.run(boundary.type, seed: seed, seconds: seconds, in: folder)
        }
        let (done, accepted) = (progress[.done], progress[.accepted])
        print("fuzz \(boundary.rawValue): \(done) cases in \(Int(settings.seconds)) s, \(accepted) of them valid")
        guard result != nil else {
            let errors = (try? Data(contentsOf: URL(filePath: folder["errors"]))) ?? Data()
            Issue.record(
                """
                \(boundary.rawValue), case \(progress[.current]). Repeat it: MUSTER_FUZZ_BOUNDARY=\(boundary.rawValue) \
                MUSTER_FUZZ_SEED=\(settings.seed) MUSTER_FUZZ_CASE=\(progress[.current]) make test FILTER=FuzzTests
                \(String(decoding: errors.suffix(4_000), as: UTF8.self))
                """
            )
            return
        }
        #expect(
            done > 0 && accepted > 0,
            "nothing that was tried with seed \(settings.seed) was valid: such a run tests the door"
        )
    }
}
