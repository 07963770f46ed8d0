import Glibc

/// A terminal for a program that would write less, or later, into a pipe.
struct Terminal {
    /// This side of it: what the program writes is read here, and what is typed is written.
    let descriptor: Descriptor
    /// The program's side.
    let path: String

    private static let size = winsize(ws_row: 40, ws_col: 160, ws_xpixel: 0, ws_ypixel: 0)
    /// Linux's ioctls that unlock the other side and tell its number.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    init() throws(SystemError) {
        let descriptor = Descriptor(
            try SystemError.check("open a terminal") {
                open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
            }
        )
        var lock: Int32 = 0
        try SystemError.check("unlock a terminal") { ioctl(descriptor.number, Self.setLock, &lock) }
        var number: UInt32 = 0
        try SystemError.check("name a terminal") { ioctl(descriptor.number, Self.getNumber, &number) }
        var size = Self.size
        try SystemError.check("size a terminal") { ioctl(descriptor.number, UInt(TIOCSWINSZ), &size) }
        self.descriptor = descriptor
        path = "/dev/pts/\(number)"
    }
}
