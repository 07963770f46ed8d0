import BeaconKit
import MusterRadio
import Station
import Testing

@Suite("What was heard and waits")
struct ReportBufferTests {
    private static func batch(_ numbers: Range<Int>) -> ReportBatch {
        var batch = ReportBatch()
        for number in numbers {
            let bytes: [UInt8] = [4, UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
            batch.append(
                packet: bytes.span,
                receiver: ReceiverID(rawValue: 0),
                at: Instant(microseconds: Int64(number))
            )
        }
        return batch
    }

    private static func numbers(_ batch: ReportBatch?) -> [Int] {
        var numbers: [Int] = []
        batch?.forEach { packet, _, instant in
            #expect(Int(packet[1]) << 8 | Int(packet[2]) == Int(instant.microseconds))
            numbers.append(Int(instant.microseconds))
        }
        return numbers
    }

    @Test("one report at a time, as at low rates, has as much room as many at once", arguments: [1, 7, 128])
    func room(each: Int) async {
        let buffer = ReportBuffer()
        let fitting = ReportBuffer.limit / each * each
        for first in stride(from: 0, to: fitting, by: each) {
            #expect(buffer.add(Self.batch(first..<first + each)) == 0)
        }
        #expect(buffer.add(Self.batch(0..<each + 128)) == each + 128)
        #expect(Self.numbers(await buffer.next()) == Array(0..<fitting))
        #expect(buffer.add(Self.batch(3..<5)) == 0)
        #expect(Self.numbers(await buffer.next()) == [3, 4])
    }

    @Test("who waits gets what comes, and the end")
    func waiting() async {
        let buffer = ReportBuffer()
        async let taken = buffer.next()
        _ = buffer.add(Self.batch(5..<6))
        #expect(Self.numbers(await taken) == [5])
        _ = buffer.add(Self.batch(6..<7))
        buffer.end()
        #expect(Self.numbers(await buffer.next()) == [6])
        #expect(await buffer.next() == nil)
        #expect(buffer.add(Self.batch(7..<9)) == 2)
    }

    @Test("who is cancelled waits no more")
    func cancelled() async {
        let buffer = ReportBuffer()
        let task = Task { await buffer.next() }
        await Task.yield()
        task.cancel()
        #expect(await task.value == nil)
    }
}
