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
    let output: ProgramOutput
    let errors: ProgramOutput
    private let process: pid_t
    private var status: Int32?

    init(_ name: String, _ arguments: [String], as user: User) throws(SystemError) {
        self.name = name
        let (output, outputEnd) = try Self.pipe()
        let (errors, errorsEnd) = try Self.pipe()
        self.output = ProgramOutput(output)
        self.errors = ProgramOutput(errors)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, outputEnd.number, 1)
        posix_spawn_file_actions_adddup2(&actions, errorsEnd.number, 2)

        let words = Self.prefix(for: user) + [name] + arguments
        var pointers = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process: pid_t = 0
        let number = posix_spawnp(&process, words[0], &actions, nil, &pointers, environ)
        guard number == 0 else { throw SystemError("start \(words[0])", number: number) }
        self.process = process
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
    var lastWords: String {
        let lines =
            output.lines.suffix(8).map { "\n  \(name): \($0)" } + errors.lines.suffix(8).map { "\n  \(name)! \($0)" }
        return lines.joined()
    }

    private static func prefix(for user: User) -> [String] {
        switch user {
        case .root:
            []
        case .nobody(let capabilities):
            ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
                + Self.set("--inh-caps", capabilities) + Self.set("--ambient-caps", capabilities)
                + Self.set("--bounding-set", capabilities) + ["--"]
        }
    }

    private static func set(_ option: String, _ capabilities: [String]) -> [String] {
        ["\(option)=" + (["-all"] + capabilities.map { "+\($0)" }).joined(separator: ",")]
    }

    private static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
        var numbers: [Int32] = [0, 0]
        try SystemError.check("pipe") { Glibc.pipe(&numbers) }
        let ends = (reading: Descriptor(numbers[0]), writing: Descriptor(numbers[1]))
        for number in numbers { try SystemError.check("fcntl") { fcntl(number, F_SETFD, FD_CLOEXEC) } }
        // Only this side must never wait.
        try SystemError.check("fcntl") { fcntl(numbers[0], F_SETFL, O_NONBLOCK) }
        return ends
    }
}
