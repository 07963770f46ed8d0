import BeaconKit
import MusterRadio
import Testing

@Suite("What a controller makes of commands about its scan")
struct ScanWatchTests {
    private static let on = ScanState(isOn: true, dropsRepeats: false)
    private static let off = ScanState(isOn: false, dropsRepeats: false)
    private var watch = ScanWatch()

    private static func at(_ seconds: Double) -> Instant { Instant(microseconds: Int64(seconds * 1_000_000)) }

    @Test("the scan is what the controller did, not what it was told")
    mutating func done() {
        watch.commanded(ScanCommand.enable, Self.on, at: Self.at(0))
        #expect(watch.completed(ScanCommand.enable, status: 0) == .scan(Self.on))
        #expect(watch.completed(ScanCommand.enable, status: 0) == nil)
    }

    @Test("one that refuses to begin, or what a scan needs, refuses to scan", arguments: [UInt8(0x01), 0x0C, 0x12])
    mutating func refused(status: UInt8) {
        watch.commanded(ScanCommand.enable, Self.on, at: Self.at(0))
        #expect(watch.completed(ScanCommand.enable, status: status) == .refused(status))
        watch.commanded(ScanCommand.extendedParameters, nil, at: Self.at(1))
        #expect(watch.completed(ScanCommand.extendedParameters, status: status) == .refused(status))
    }

    @Test("one that need not stop, or keeps scanning as it does, refuses nothing")
    mutating func harmless() {
        watch.commanded(ScanCommand.enable, Self.off, at: Self.at(0))
        #expect(watch.completed(ScanCommand.enable, status: 0x0C) == nil)
        watch.commanded(ScanCommand.enable, Self.on, at: Self.at(1))
        _ = watch.completed(ScanCommand.enable, status: 0)
        // Another program sets parameters while our scan is on.
        watch.commanded(ScanCommand.parameters, nil, at: Self.at(2))
        #expect(watch.completed(ScanCommand.parameters, status: 0x0C) == nil)
    }

    @Test("an answer to something else tells nothing of the scan, and that the controller lives")
    mutating func other() {
        watch.commanded(ScanCommand.enable, Self.on, at: Self.at(0))
        #expect(watch.completed(0x2005, status: 0x0C) == nil)
        #expect(!watch.isUnanswered(at: Self.at(60)))
        #expect(watch.completed(ScanCommand.enable, status: 0) == .scan(Self.on))
    }

    @Test("an answer is owed for 3 s at most, however often the kernel asks again")
    mutating func unanswered() {
        #expect(!watch.isUnanswered(at: Self.at(100)))
        watch.commanded(ScanCommand.enable, Self.on, at: Self.at(100))
        #expect(!watch.isUnanswered(at: Self.at(102.9)))
        watch.commanded(ScanCommand.enable, Self.off, at: Self.at(102))
        #expect(watch.isUnanswered(at: Self.at(103)))
        _ = watch.completed(ScanCommand.enable, status: 0)
        #expect(!watch.isUnanswered(at: Self.at(104)))
    }
}
