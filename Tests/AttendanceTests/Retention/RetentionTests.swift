import Attendance
import Testing

@Suite("For how long things are kept")
struct RetentionTests {
    @Test("a time that is no use is refused with those that are possible", arguments: RetentionKind.allCases)
    func range(kind: RetentionKind) throws {
        let signed: [RetentionKind: Int] = kind == .attendance ? [.signatures: 31] : [:]
        for days in [kind.possible.lowerBound - 1, 0, -1, kind.possible.upperBound + 1] {
            #expect(throws: RetentionError.outOfRange(kind, kind.possible)) { try Retention(days: [kind: days]) }
        }
        let least = signed.merging([kind: kind.possible.lowerBound]) { first, _ in first }
        #expect(try Retention(days: least).days == least)
        #expect("\(RetentionError.outOfRange(kind, kind.possible))".contains("\(kind.possible.lowerBound) to"))
    }

    @Test("signatures do not outlast the punches that they sign")
    func signatures() throws {
        #expect(throws: RetentionError.signaturesOutlast(100)) {
            try Retention(days: [.attendance: 100, .signatures: 101])
        }
        #expect(throws: RetentionError.signaturesOutlast(100)) { try Retention(days: [.attendance: 100]) }
        #expect(try Retention(days: [.attendance: 100, .signatures: 100]).days.count == 2)
        #expect(try Retention(days: [.signatures: 100]).days.count == 1)
    }

    @Test("what is usual is possible")
    func usual() throws { #expect(try Retention(days: Retention.usual.days) == .usual) }

    @Test("whole days go, and attendance by whole months")
    func begin() throws {
        let retention = try Retention(days: [.presence: 90, .attendance: 100, .signatures: 100])
        let today = LocalDay(year: 2026, month: 6, day: 15)
        #expect(retention.begin(of: .presence, today: today) == LocalDay(year: 2026, month: 3, day: 17))
        #expect(retention.begin(of: .attendance, today: today) == LocalDay(year: 2026, month: 3, day: 1))
        #expect(retention.begin(of: .rollCalls, today: today) == nil)
    }
}
