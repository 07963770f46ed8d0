import BeaconKit
import Glibc
import VirtualAir

/// What a scenario plays in: an air, virtual controllers of this kernel, and real programs.
///
/// It has one thread. Time passes, controllers answer and programs are read only while the scenario waits for
/// something. So nothing here may call what blocks until a controller answers: programs of their own do that.
final class World {
    var air: Air
    private(set) var devices: [VirtualDevice] = []
    private(set) var programs: [Program] = []
    /// Other files that are read while time passes.
    private var pollables: [any Pollable] = []
    /// What was expected and did not happen.
    private(set) var failures: [String] = []
    /// When the scenario must be over.
    private let deadline: Instant

    /// How long something may take that has to come: it ends what hangs, and measures nothing.
    static let patience = Duration.seconds(300)

    /// The longest time between two looks at what a scenario waits for, in milliseconds.
    private static let longestStep: Int64 = 20

    /// - Parameter limit: How long the scenario may last.
    init(limit: Duration, seed: UInt64 = 1) {
        let now = SteadyClock.now
        air = Air(seed: seed, now: now)
        deadline = now.adding(limit)
    }

    // MARK: - Waiting

    /// Waits until a condition holds.
    ///
    /// - Parameter what: What is waited for, in words.
    /// - Throws: ``ScenarioFailure`` after the time.
    func wait(_ what: String, within limit: Duration = World.patience, until condition: () throws -> Bool) throws {
        guard try runs(for: limit, until: condition) else {
            throw ScenarioFailure("within \(limit): \(what)" + programs.map(\.lastOutput).joined())
        }
    }

    /// Lets time pass.
    func pass(_ duration: Duration) throws {
        _ = try runs(for: duration) { false }
    }

    /// Notes a failure unless the condition holds, and goes on.
    func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
        if !condition { failures.append(what()) }
    }

    /// - Returns: Whether the condition held before the time was over.
    private func runs(for limit: Duration, until condition: () throws -> Bool) throws -> Bool {
        let end = SteadyClock.now.adding(limit)
        while true {
            let now = SteadyClock.now
            air.advance(to: now)
            for device in devices { try device.flush(&air) }
            if try condition() { return true }
            if now >= end { return false }
            guard now < deadline else { throw ScenarioFailure("the scenario takes longer than it may") }
            let due = min(air.nextDue ?? end, end).microseconds(since: now)
            // Rounded up: a flood comes in bunches, and leaves the processor to those who read it.
            try poll(milliseconds: min(Self.longestStep, max(0, due) / 1000 + 1))
        }
    }

    private func poll(milliseconds: Int64) throws {
        let waiting = (devices as [any Pollable]) + programs.flatMap(\.outputs) + pollables
        let readers = waiting.filter { $0.descriptor != nil }
        var files = readers.compactMap { reader in
            reader.descriptor.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        }
        guard Glibc.poll(&files, nfds_t(files.count), Int32(milliseconds)) > 0 else { return }
        for (reader, file) in zip(readers, files) where file.revents != 0 {
            try reader.readable(in: self)
        }
    }

    // MARK: - Who is there

    /// Plugs a controller in, and waits until the kernel has given it a number.
    func plug(_ configuration: ControllerConfiguration) throws -> VirtualDevice {
        let device = try VirtualDevice(node: air.plug(configuration), configuration: configuration)
        devices.append(device)
        try wait("the kernel gives the controller a number") { device.index != nil }
        return device
    }

    /// Pulls a controller out.
    func unplug(_ device: VirtualDevice) {
        air.unplug(device.node)
        device.unplug()
        devices.removeAll { $0 === device }
    }

    /// Runs a program to its end.
    ///
    /// - Throws: ``ScenarioFailure`` if it lasts longer, or ends with another code than 0.
    @discardableResult
    func run(
        _ name: String,
        _ arguments: [String] = [],
        as user: Program.User = .root,
        within limit: Duration = World.patience
    ) throws -> Program {
        let program = try start(name, arguments, as: user)
        try wait("\(name) ends", within: limit) { program.isOver }
        guard program.exitCode == 0 else {
            throw ScenarioFailure("\(name) ended with \(program.exitCode ?? -1)\(program.lastOutput)")
        }
        return program
    }

    /// Starts a program.
    func start(
        _ name: String,
        _ arguments: [String] = [],
        as user: Program.User = .root,
        onTerminal: Bool = false
    ) throws -> Program {
        let program = try Program(name, arguments, as: user, onTerminal: onTerminal)
        programs.append(program)
        return program
    }

    /// Reads a file while time passes.
    func attend(to pollable: any Pollable) {
        pollables.append(pollable)
    }

    /// Ends all programs and pulls out all controllers.
    func end() {
        for program in programs { program.kill() }
        for device in devices { unplug(device) }
        programs.removeAll()
        pollables.removeAll()
    }
}
