import Attendance
import BeaconKit
import Station
import Testing

@Suite("What waits for the journal")
struct JournalWriterTests {
    private var writer = JournalWriter(now: StationScript.start)

    private func draft(_ number: Int) -> EntryDraft {
        EntryDraft(ofStation: .receiverHeard, happened: Instant(microseconds: Int64(number)))
    }

    private func numbers(_ drafts: [EntryDraft]?) -> [Int64]? { drafts?.map(\.happened.microseconds) }

    @Test("one batch is under way at a time, and what came meanwhile is in the next")
    mutating func oneAtATime() {
        let none = writer.nextBatch(at: .after(0))
        #expect(none == nil)
        for number in 1...2 { writer.add(draft(number)) }
        let first = writer.nextBatch(at: .after(0))
        #expect(numbers(first?.drafts) == [1, 2] && first?.recorded == StationScript.start)
        writer.add(draft(3))
        let meanwhile = writer.nextBatch(at: .after(9))
        #expect(meanwhile == nil)
        #expect(numbers(writer.waiting) == [1, 2, 3])
        writer.written()
        #expect(numbers(writer.waiting) == [3])
        let second = writer.nextBatch(at: .after(9))
        #expect(numbers(second?.drafts) == [3])
        writer.written()
        #expect(writer.waiting.isEmpty)
    }

    @Test("nothing is recorded before it happened when the clock is slewed back, nor in the future when it is set back")
    mutating func slewed() {
        let wall = StationTime.after(0).wall
        for (ahead, recorded) in [(38_000, 38_000), (3_600_000_000, 0)] as [(Int64, Int64)] {
            writer.add(EntryDraft(ofStation: .receiverHeard, happened: wall.adding(microseconds: ahead)))
            let batch = writer.nextBatch(at: .after(0))
            #expect(batch?.recorded == wall.adding(microseconds: recorded))
            writer.written()
        }
    }

    @Test(
        "while nothing can be written it is tried again ever later, up to a second of real time",
        arguments: [1.0, 60]
    )
    mutating func pauses(speed: Double) {
        writer.add(draft(1))
        var attempts: [Double] = []
        // In twentieths of a second of real time.
        for tick in 0..<100 {
            let time = StationTime.after(Double(tick) / 20 * speed, speed: speed)
            guard writer.nextBatch(at: time) != nil else { continue }
            attempts.append(Double(tick) / 20)
            let lost = writer.failed(at: time)
            #expect(lost.isEmpty)
        }
        #expect(attempts == [0, 0.25, 0.75, 1.75, 2.75, 3.75, 4.75])
        #expect(numbers(writer.waiting) == [1])
        // Once it worked, the next failure is a first one.
        let works = writer.nextBatch(at: .after(5.75 * speed, speed: speed))
        #expect(works != nil)
        writer.written()
        writer.add(draft(2))
        let failing = writer.nextBatch(at: .after(6 * speed, speed: speed))
        _ = writer.failed(at: .after(6 * speed, speed: speed))
        let soon = writer.nextBatch(at: .after(6.25 * speed, speed: speed))
        #expect(failing != nil && soon != nil)
    }

    @Test("what is no good later is tried at once, after what waits, and forgotten if that fails")
    mutating func fleeting() {
        writer.add(draft(1))
        _ = writer.nextBatch(at: .after(0))
        _ = writer.failed(at: .after(0))
        writer.addFleeting(draft(2))
        let batch = writer.nextBatch(at: .after(0.01))
        #expect(numbers(batch?.drafts) == [1, 2])
        let lost = writer.failed(at: .after(0.01))
        #expect(numbers(lost) == [2])
        let later = writer.nextBatch(at: .after(2))
        #expect(numbers(later?.drafts) == [1])
        writer.written()
        let nothing = writer.nextBatch(at: .after(4))
        #expect(nothing == nil)
    }

    @Test("a punch that is refused leaves everything as it was, also what is no good later")
    mutating func refused() {
        writer.add(draft(1))
        writer.addFleeting(draft(2))
        let withPunch = writer.batchForPunch(at: .after(0))
        #expect(numbers(withPunch.drafts) == [1, 2])
        writer.refused()
        let again = writer.nextBatch(at: .after(0))
        #expect(numbers(again?.drafts) == [1, 2])
    }

    @Test("a punch by hand does not wait for the pause to end, and takes a whole backlog along")
    mutating func punchDuringPause() {
        for number in 0..<JournalWriter.mostTogether + 5 { writer.add(draft(number)) }
        _ = writer.nextBatch(at: .after(0))
        _ = writer.failed(at: .after(0))
        let batch = writer.batchForPunch(at: .after(0.01))
        #expect(batch.drafts.count == JournalWriter.mostTogether + 5)
        writer.written()
        #expect(writer.waiting.isEmpty)
    }

    @Test("a long backlog is written in parts, in order")
    mutating func backlog() {
        let count = 2 * JournalWriter.mostTogether + 1
        for number in 0..<count { writer.add(draft(number)) }
        var sizes: [Int] = []
        var written: [EntryDraft] = []
        while let batch = writer.nextBatch(at: .after(0)) {
            sizes.append(batch.drafts.count)
            written += batch.drafts
            writer.written()
        }
        #expect(sizes == [JournalWriter.mostTogether, JournalWriter.mostTogether, 1])
        #expect(numbers(written) == (0..<count).map { Int64($0) })
    }

    @Test("when too much waits, the oldest is given up")
    mutating func tooMuch() {
        for number in 0..<JournalWriter.mostWaiting + 3 { writer.add(draft(number)) }
        _ = writer.nextBatch(at: .after(0))
        _ = writer.failed(at: .after(0))
        #expect(writer.waiting.count == JournalWriter.mostWaiting)
        #expect(writer.waiting.first?.happened.microseconds == 3)
    }

    @Test("when the station stops, it is tried at once")
    mutating func hurry() {
        writer.add(draft(1))
        _ = writer.nextBatch(at: .after(0))
        _ = writer.failed(at: .after(0))
        let early = writer.nextBatch(at: .after(0.1))
        writer.hurry()
        let batch = writer.nextBatch(at: .after(0.1))
        #expect(early == nil && batch != nil)
    }
}
