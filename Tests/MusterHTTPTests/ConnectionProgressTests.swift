import MusterHTTP
import NIOCore
import Testing

@Suite("What a connection may take its time for")
struct ConnectionProgressTests {
    private let limits = ConnectionLimits(
        firstHead: .seconds(10),
        idle: .seconds(60),
        bodyPause: .seconds(15),
        bodyRate: 1000,
        answerPause: .seconds(30)
    )

    private func at(_ seconds: Int64) -> NIODeadline { .uptimeNanoseconds(1_000_000_000_000) + .seconds(seconds) }

    private func progress() -> ConnectionProgress { ConnectionProgress(limits: limits, openedAt: at(0)) }

    @Test("one that asks nothing is closed")
    func silent() {
        let progress = progress()
        #expect(!progress.isOverdue(at: at(10)))
        #expect(progress.isOverdue(at: at(11)))
    }

    @Test("one that asked may rest for longer, and a stream is no rest")
    func rests() {
        var progress = progress()
        progress.requestBegan(at: at(1))
        progress.requestEnded()
        #expect(progress.isBusy)
        #expect(!progress.isOverdue(at: at(100_000)))
        progress.answerEnded(at: at(100_000))
        #expect(!progress.isBusy)
        #expect(!progress.isOverdue(at: at(100_060)))
        #expect(progress.isOverdue(at: at(100_061)))
    }

    @Test(
        "a body may not pause, and not trickle",
        arguments: [
            (each: Int64(1), bytes: 1000, seconds: Int64(300), isOverdue: false),
            (each: 1, bytes: 900, seconds: 300, isOverdue: true),
            (each: 14, bytes: 100_000, seconds: 300, isOverdue: false),
            (each: 20, bytes: 1_000_000, seconds: 39, isOverdue: true),
            (each: 1, bytes: 1, seconds: 15, isOverdue: false),
        ]
    )
    func bodies(each: Int64, bytes: Int, seconds: Int64, isOverdue: Bool) {
        var progress = progress()
        progress.requestBegan(at: at(0))
        for second in stride(from: Int64(0), through: seconds, by: Int64.Stride(each)) {
            progress.bodyCame(bytes: bytes, at: at(second))
        }
        #expect(progress.isOverdue(at: at(seconds)) == isOverdue)
    }

    @Test("a body that comes after its answer has begun is held to the same")
    func answeredEarly() {
        var progress = progress()
        progress.requestBegan(at: at(0))
        progress.answerEnded(at: at(1))
        #expect(progress.isOverdue(at: at(16)))
    }

    @Test("who takes nothing of an answer is cut off, and who takes it slowly is not")
    func unread() {
        var progress = progress()
        progress.requestBegan(at: at(0))
        progress.requestEnded()
        progress.writability(false, at: at(1))
        progress.writability(false, at: at(20))
        #expect(!progress.isOverdue(at: at(31)))
        #expect(progress.isOverdue(at: at(32)))
        progress.writability(true, at: at(32))
        #expect(!progress.isOverdue(at: at(500)))
    }
}

@Suite("How many connections a server keeps")
struct ConnectionLimitsTests {
    @Test("there are file descriptors left for everything else", arguments: [256, 1024, 4096, 65_536])
    func descriptors(count: Int) {
        let limits = ConnectionLimits().within(descriptors: count)
        #expect(limits.most * 2 + 128 <= count)
        #expect((1...limits.most).contains(limits.mostOfOneAddress))
    }

    @Test(
        "a network of /64 counts as one address",
        arguments: [
            ("192.168.1.7", "192.168.1.8", false), ("2001:db8::1", "2001:db8::ffff:2", true),
            ("2001:db8:0:1::1", "2001:db8:0:2::1", false), ("::ffff:192.168.1.7", "::ffff:192.168.1.8", false),
        ]
    )
    func origins(one: String, other: String, areOne: Bool) throws {
        let origins = try [one, other].map {
            ConnectionRegister.origin(of: try SocketAddress(ipAddress: $0, port: 1))
        }
        #expect((origins[0] == origins[1]) == areOne)
    }
}
