import Attendance
import BeaconKit
import Foundation
import Station

/// A punch as kiosks and programs send it, in JSON.
struct PunchBody: Decodable, Sendable {
    /// Bytes of the longest: the most points that a signature may have, and more.
    static let limit = 262_144

    private let number: Int
    /// `in`, `out`, `break-begin` or `break-end`; without it what was said just before, or else what fits what holds.
    let direction: String?
    let key: String
    /// When it was made, by the sender's clock, in ISO 8601.
    let at: String?
    /// What the sender's clock shows now.
    let sentAt: String?
    /// By how many ms the sender's clock was ahead of the station's, when the sender last compared them.
    let clockError: Double?
    let offline: Bool?
    /// Lists of points of the pad, 6000 wide and 2000 high.
    let strokes: [[[Double]]]?
    let typed: String?
    let pin: String?

    /// - Throws: ``PunchRefusal/unreadable`` for what is no such JSON.
    init(json: [UInt8]) throws(PunchRefusal) {
        guard let body = try? JSONDecoder().decode(PunchBody.self, from: Data(json)) else { throw .unreadable }
        self = body
    }

    /// Under which number the person is known.
    func personNumber() throws(PunchRefusal) -> PersonNumber {
        guard let number = PersonNumber(rawValue: number) else { throw .noSuchPerson }
        return number
    }

    /// The punch that is meant.
    ///
    /// - Parameter now: the wall clock, with which the sender's is compared.
    func request(of person: PersonID, from principal: Principal, at now: Instant) throws -> PunchRequest {
        var request = PunchRequest(
            person: person,
            direction: try direction.map(Self.direction),
            key: key,
            isOffline: offline ?? false,
            signature: try signature(),
            isAtKiosk: principal.isAtKiosk,
            source: principal.source,
            actor: principal.punchActor
        )
        let made = try at.map(Self.instant)
        if let sent = try sentAt.map(Self.instant) {
            // A clock that is wrong by a day now was wrong by a day then: only how long ago it was counts.
            var error = sent.microseconds(since: now)
            var age = made.map { sent.microseconds(since: $0) } ?? 0
            // What was held up in the network looks as if the clock were slow, unless that is known.
            if let known = clockError.flatMap({ Int64(exactly: ($0 * 1000).rounded()) }) {
                let (underWay, overflows) = known.subtractingReportingOverflow(error)
                if !overflows, Self.plausibleDelay.contains(underWay) {
                    error = known
                    age += underWay
                }
            }
            // A clock that was set back in between says nothing of how long it was.
            request.isClockDoubtful = error.magnitude > Self.clockTolerance || age < 0
            request.age = max(0, age)
        } else if let made {
            request.age = now.microseconds(since: made)
        }
        return request
    }

    /// How long a punch may be held up under way, in µs: at least longer than clocks are compared exactly, which is to the
    /// second. What looks longer means that the sender's clock was set since.
    private static let plausibleDelay: ClosedRange<Int64> = 2_000_000...120_000_000

    /// How far a sender's clock may be off before it is doubtful, in µs.
    private static let clockTolerance: UInt64 = 60_000_000

    private static func direction(_ word: String) throws(PunchRefusal) -> Punch.Direction {
        guard let direction = Punch.Direction(rawValue: word), direction != .undirected else { throw .badDirection }
        return direction
    }

    private static func instant(_ text: String) throws(PunchRefusal) -> Instant {
        let styles = [true, false].map { Date.ISO8601FormatStyle(includingFractionalSeconds: $0) }
        guard text.utf8.count <= 40, let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else {
            throw .badTime
        }
        return Instant(date)
    }

    private func signature() throws -> Signature? {
        if let strokes { return try Signature(pad: strokes) }
        if let typed { return try Signature(typed: typed) }
        return nil
    }
}

extension Signature {
    /// What was drawn on the pad of a page.
    ///
    /// - Parameter strokes: lists of points, 6000 wide and 2000 high.
    init(pad strokes: [[[Double]]]) throws {
        try self.init(
            strokes: strokes.map { stroke in
                try stroke.map { numbers in
                    guard numbers.count == 2, let x = Int(exactly: numbers[0].rounded()),
                        let y = Int(exactly: numbers[1].rounded())
                    else { throw SignatureError.outside }
                    return Point(x: x, y: y)
                }
            }
        )
    }
}

extension Principal {
    /// From where punches of this principal come.
    fileprivate var source: Source {
        switch self {
        case .kiosk: .kiosk
        case .program: .api
        case .account, .anonymous: .supervisor
        }
    }

    /// Whether people stand at its kiosk; a program may have another proof than their signature.
    fileprivate var isAtKiosk: Bool {
        if case .program = self { false } else { true }
    }

    /// A kiosk is known by its name, also after it was revoked; a name of a person is not for the chain.
    /// As the journal names who sends a punch.
    var punchActor: String {
        if case .kiosk(let credential) = self { "kiosk \(credential.name)" } else { actor }
    }
}
