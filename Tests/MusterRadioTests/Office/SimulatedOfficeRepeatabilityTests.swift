import BeaconKit
import MusterRadio
import Station
import Testing

@Suite("A simulated office is repeatable")
struct SimulatedOfficeRepeatabilityTests {
    @Test(
        "the steps in which time comes change no byte",
        arguments: [UInt64(1), 2, 77]
    )
    func stepsChangeNothing(seed: UInt64) throws {
        var whole = try OfficeFixture.demo(seed: seed)
        let expected = OfficeFixture.bytes(whole.hear(until: 8, 15))
        #expect(expected.count > 500_000)

        // In microseconds; the last isn't a divisor of anything.
        for step: Int64 in [100_000, 1_000_000, 10_000_000, 777_777] {
            var office = try OfficeFixture.demo(seed: seed)
            var batch = ReportBatch()
            let end = office.moment(8, 15)
            while office.now < end {
                office.advance(to: min(office.now.adding(microseconds: step), end), into: &batch)
            }
            #expect(OfficeFixture.bytes(batch) == expected, "in steps of \(step) µs")
        }
    }

    @Test("another seed makes other bytes")
    func anotherSeed() throws {
        var first = try OfficeFixture.demo(seed: 1)
        var second = try OfficeFixture.demo(seed: 2)
        #expect(OfficeFixture.bytes(first.hear(until: 8, 0)) != OfficeFixture.bytes(second.hear(until: 8, 0)))
    }

    @Test("a copy goes on exactly as its original does")
    func copies() throws {
        var office = try OfficeFixture.demo()
        _ = office.hear(until: 8, 30)
        var copy = office
        #expect(OfficeFixture.bytes(office.hear(until: 8, 40)) == OfficeFixture.bytes(copy.hear(until: 8, 40)))
    }

    @Test("packets come in order of time, none before the office's beginning or after the moment asked for")
    func order() throws {
        var office = try OfficeFixture.demo()
        var last = office.start
        for minute in stride(from: 50, to: 60, by: 2) {
            let end = office.moment(7, minute)
            let begin = office.now
            office.hear(until: 7, minute).forEach { _, _, instant in
                #expect(instant >= last && instant > begin && instant <= end)
                last = instant
            }
        }
    }

    @Test("going back in time gives nothing and forgets nothing")
    func backwards() throws {
        var office = try OfficeFixture.demo()
        _ = office.hear(until: 8, 10)
        #expect(office.hear(until: 8, 0).isEmpty)
        #expect(office.now == office.moment(8, 10))
    }

    @Test("asking for the truth changes no byte")
    func truthChangesNothing() throws {
        var first = try OfficeFixture.demo()
        var second = first
        _ = second.truth(at: second.moment(12, 0, day: 9))
        _ = second.isQuiet(at: second.moment(3, 0, day: 4))
        #expect(OfficeFixture.bytes(first.hear(until: 8, 20)) == OfficeFixture.bytes(second.hear(until: 8, 20)))
    }
}
