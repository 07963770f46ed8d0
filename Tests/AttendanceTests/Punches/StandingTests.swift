import Attendance
import BeaconKit
import Testing

@Suite("Where a person stands")
struct StandingTests {
    private let script: StayScript

    init() throws {
        script = try StayScript(zone: "Asia/Shanghai")
    }

    /// An instant in minutes after the site's midnight of 2 March 2026.
    private func at(_ minutes: Int) -> Instant { script.at(2, 0, minutes) }

    private func standing(in arrived: Int?, out left: Int? = nil, now: Int) -> Standing {
        var script = script
        if let arrived { script.punch(.in, at(arrived)) }
        if let left { script.punch(.out, at(left), from: .beacon, isProvisional: true) }
        return script.standing(at: at(now))
    }

    @Test(
        "the status follows from the day and the clock",
        arguments: [
            (nil, nil, 8 * 60, .expected, nil),
            (nil, nil, 9 * 60 + 30, .expected, nil),
            (8 * 60 + 50, nil, 9 * 60, .onSite, nil),
            (9 * 60 + 10, nil, 10 * 60, .onSite, nil),
            (9 * 60 + 11, nil, 10 * 60, .late, 11),
            (9 * 60 + 37, nil, 17 * 60, .late, 37),
            (8 * 60 + 50, 12 * 60, 12 * 60 + 20, .away, nil),
            (9 * 60 + 37, 12 * 60, 12 * 60 + 20, .away, 37),
            (8 * 60 + 50, 17 * 60 + 20, 17 * 60 + 29, .away, nil),
            (8 * 60 + 50, 17 * 60 + 20, 17 * 60 + 30, .gone, nil),
            // A cleaner who comes in the evening is not late for the morning.
            (19 * 60, nil, 19 * 60 + 5, .onSite, nil),
            // Still here after midnight; then gone, and the new day expects the person.
            (9 * 60, nil, 1440 + 10, .onSite, nil),
            // No stay is that long: the time rules end it.
            (8 * 60, nil, 1440, .expected, nil),
            (8 * 60, 1440 + 5, 1440 + 10, .expected, nil),
        ] as [(Int?, Int?, Int, AttendanceStatus, Int?)]
    )
    func status(arrived: Int?, left: Int?, now: Int, expected: AttendanceStatus, minutesLate: Int?) {
        let standing = standing(in: arrived, out: left, now: now)
        #expect(standing.status == expected)
        #expect(standing.minutesLate == minutesLate)
    }

    @Test(
        "who has not come is overdue after the grace and until the shift ends",
        arguments: [(9 * 60 + 10, false), (9 * 60 + 11, true), (17 * 60 + 29, true), (17 * 60 + 30, false)]
    )
    func overdue(now: Int, expected: Bool) {
        #expect(standing(in: nil, now: now).isOverdue == expected)
    }

    @Test("since is the first arrival while on site, and the last sighting while away")
    func since() {
        #expect(standing(in: 530, now: 600).since == at(530))
        #expect(standing(in: 530, out: 720, now: 800).since == at(720))
        #expect(standing(in: nil, now: 600).since == nil)
    }
}
