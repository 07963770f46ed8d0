import Glibc

/// A real program that runs in the guest, with what it wrote.
final class Program {
    /// Under whose name it runs, and what it may.
    enum User: Sendable {
        case root
        /// `nobody`, with these capabilities and no other, as systemd's `AmbientCapabilities` gives them.
        case nobody(capabilities: [String])
    }

    let name: String
    /// What it wrote; on a terminal, its errors too.
    let output: ProgramOutput
    let errors: ProgramOutput
    private let process: pid_t
    /// BlueZ's shells end when their input does, so it stays open.
    private let input: Descriptor
    private var status: Int32?

    /// Starts a program that is found by its name.
    ///
    /// - Parameter onTerminal: Whether its input and output are a terminal. Without, they are pipes.
    init(_ name: String, _ arguments: [String], as user: User, onTerminal: Bool) throws(SystemError) {
        self.name = name
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let far: [Descriptor]
        if onTerminal {
            let terminal = try Terminal()
            posix_spawn_file_actions_addopen(&actions, 0, terminal.path, O_RDWR, 0)
            for number: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, 0, number) }
            input = terminal.descriptor
            output = ProgramOutput(terminal.descriptor)
            errors = ProgramOutput(nil)
            far = []
        } else {
            let (inputEnd, input) = try Self.pipe()
            let (output, outputEnd) = try Self.pipe()
            let (errors, errorsEnd) = try Self.pipe()
            far = [inputEnd, outputEnd, errorsEnd]
            for (number, end) in far.enumerated() {
                posix_spawn_file_actions_adddup2(&actions, end.number, Int32(number))
            }
            // Only this side must never wait.
            for descriptor in [output, errors] {
                try SystemError.check("fcntl") { fcntl(descriptor.number, F_SETFL, O_NONBLOCK) }
            }
            self.input = input
            self.output = ProgramOutput(output)
            self.errors = ProgramOutput(errors)
        }
        process = try withExtendedLifetime(far) { () throws(SystemError) in
            try Self.spawn(user.prefix + [name] + arguments, &actions)
        }
    }

    /// What it writes, for the world to read.
    var outputs: [ProgramOutput] { [output, errors] }

    /// How it ended; `nil` while it runs. A signal counts as 128 and its number, as in a shell.
    var exitCode: Int32? {
        if status == nil {
            var value: Int32 = 0
            if waitpid(process, &value, WNOHANG) == process { status = value }
        }
        guard let status else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Whether it has ended, and all that it wrote is here.
    var isOver: Bool { exitCode != nil && outputs.allSatisfy { $0.descriptor == nil } }

    /// Whether a line that it wrote has a text in it.
    func says(_ text: String) -> Bool {
        output.contains(text) || errors.contains(text)
    }

    /// Types a line.
    func type(_ line: String) throws {
        try input.write(Array("\(line)\n".utf8).span)
    }

    func send(_ signal: Int32) {
        if exitCode == nil { Glibc.kill(process, signal) }
    }

    /// Ends it at once, and waits for that.
    func kill() {
        guard exitCode == nil else { return }
        Glibc.kill(process, SIGKILL)
        var value: Int32 = 0
        if waitpid(process, &value, 0) == process { status = value }
    }

    /// Its last lines, for the report of a failure.
    var lastOutput: String {
        (output.lines.suffix(8).map { "\n  \(name): \($0)" } + errors.lines.suffix(8).map { "\n  \(name)! \($0)" })
            .joined()
    }

    private static func spawn(
        _ words: [String],
        _ actions: inout posix_spawn_file_actions_t
    ) throws(SystemError) -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // POSIX_SPAWN_SETSID: a session of its own, so that the terminal is its own, too.
        posix_spawnattr_setflags(&attributes, 0x80)
        var pointers = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process: pid_t = 0
        let number = posix_spawnp(&process, words[0], &actions, &attributes, &pointers, environ)
        guard number == 0 else { throw SystemError("start \(words[0])", number: number) }
        return process
    }

    private static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
        var numbers: [Int32] = [0, 0]
        try SystemError.check("pipe") { Glibc.pipe(&numbers) }
        let ends = (reading: Descriptor(numbers[0]), writing: Descriptor(numbers[1]))
        for number in numbers { try SystemError.check("fcntl") { fcntl(number, F_SETFD, FD_CLOEXEC) } }
        return ends
    }
}

extension Program.User {
    /// The words that make a command run so.
    fileprivate var prefix: [String] {
        switch self {
        case .root:
            []
        case .nobody(let capabilities):
            ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
                + ["--inh-caps", "--ambient-caps", "--bounding-set"].map { option in
                    "\(option)=" + (["-all"] + capabilities.map { "+\($0)" }).joined(separator: ",")
                } + ["--"]
        }
    }
}
