import Foundation

/// Runs the cases of a boundary until its time is over.
enum FuzzRun {
    /// The most CPU time of a case, in s: many times what the dearest takes, so that only what grows without bounds exceeds it.
    private static let longestCase = 2
    /// Cases that are run however long they take, as on a machine that is busy with much else.
    private static let fewestCases = 30
    /// The most memory, in bytes.
    private static let mostMemory: rlim_t = 4 << 30

    /// Runs in a process of its own, which a trap or a case that takes too long ends.
    ///
    /// - Parameter folder: for all files of this process, its progress among them.
    static func run(_ kind: any Boundary.Type, seed: UInt64, seconds: Double, in folder: String) async {
        do {
            try await tryAll(kind, seed: seed, seconds: seconds, in: folder)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }

    private static func tryAll(
        _ kind: any Boundary.Type,
        seed: UInt64,
        seconds: Double,
        in folder: String
    ) async throws {
        setenv("TMPDIR", folder, 1)
        // What a trap says of itself, for the process that waits for this one.
        let errors = open(folder + "/errors", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        dup2(errors, STDERR_FILENO)
        let progress = try FuzzProgress(path: folder + "/progress")
        var limit = rlimit(rlim_cur: mostMemory, rlim_max: mostMemory)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var number: UInt64 = 0
        func isOver() -> Bool { clock.now >= end && progress[.done] >= fewestCases }
        while !isOver() { number = try await run(kind, seed: seed, from: number, progress, until: isOver) }
    }

    /// Runs one case, and those before it that share its state, in this process.
    static func repeatCase(
        _ number: UInt64,
        of boundary: FuzzedBoundary,
        seed: UInt64,
        _ progress: FuzzProgress
    ) async throws {
        let type = boundary.type
        let first = number - number % type.casesTogether
        _ = try await run(type, seed: seed, from: first, progress) { progress[.current] >= number }
    }

    /// Runs the cases that share a state.
    ///
    /// - Returns: the number of the next case.
    private static func run<Kind: Boundary>(
        _ kind: Kind.Type,
        seed: UInt64,
        from first: UInt64,
        _ progress: FuzzProgress,
        until isOver: () -> Bool
    ) async throws -> UInt64 {
        progress[.current] = first
        var making = FuzzCase(seed: ~seed, number: first)
        var boundary = try await kind.init(&making)
        var number = first
        repeat {
            progress[.current] = number
            var random = FuzzCase(seed: seed, number: number)
            allow(seconds: longestCase)
            do {
                try await boundary.take(&random)
            } catch {
                throw FuzzFailure("case \(number) of seed \(seed): \(error)")
            }
            allow(seconds: 0)
            progress[.done] += 1
            if random.isAccepted { progress[.accepted] += 1 }
            number += 1
        } while number % kind.casesTogether != 0 && !isOver()
        return number
    }

    /// Has the process ended by `SIGPROF` when it has used so much more CPU time; 0 to let it be.
    private static func allow(seconds: Int) {
        var timer = itimerval(
            it_interval: timeval(tv_sec: 0, tv_usec: 0),
            it_value: timeval(tv_sec: seconds, tv_usec: 0)
        )
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }
}
