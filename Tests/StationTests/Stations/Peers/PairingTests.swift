import Attendance
import BeaconKit
import Station
import Testing

@Suite struct PairingTests {
    private static let start = Instant(microseconds: 1_000_000_000)

    /// A station by a number.
    private static func id(_ number: UInt8) throws -> PeerID {
        try #require(PeerID(publicKey: [UInt8](repeating: number, count: 32)))
    }

    private static func nonce(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }

    /// Two stations that have exchanged their numbers; what each was told of the other's key.
    private static func pair(
        caller: PeerID,
        called: PeerID,
        callerSees: PeerID? = nil,
        calledSees: PeerID? = nil,
        nonces: (UInt8, UInt8) = (1, 2)
    ) throws -> (Pairing, Pairing) {
        let address = try #require(PeerAddress("10.0.0.2"))
        var first = Pairing(id: "a", calling: address, nonce: nonce(nonces.0), at: start)
        let greeting = first.greeting(own: calledSees ?? caller, name: "Front", uuid: nil, port: 1)
        var second = Pairing(
            id: "b",
            calledBy: calledSees ?? caller,
            greeting: greeting,
            address: nil,
            nonce: nonce(nonces.1),
            at: start
        )
        first.answered(by: callerSees ?? called, second.answer(own: callerSees ?? called, name: "Back", uuid: nil))
        try second.revealed(first.nonce)
        try first.revealed(second.nonce)
        return (first, second)
    }

    @Test("both sides show the same six digits")
    func sameCode() throws {
        let (a, b) = (try Self.id(1), try Self.id(2))
        let (first, second) = try Self.pair(caller: a, called: b)
        let code = try #require(first.code(own: a))
        #expect(code.count == 6 && code.allSatisfy(\.isNumber))
        #expect(second.code(own: b) == code)
        #expect(first.name == "Back" && second.name == "Front")
    }

    @Test("a man in the middle with a key of his own makes the codes differ")
    func manInTheMiddle() throws {
        let (a, b, man) = (try Self.id(1), try Self.id(2), try Self.id(3))
        var equal = 0
        for number in UInt8(1)...100 {
            // He stands as the called before one, and as the caller before the other, and passes the numbers on.
            let (first, second) = try Self.pair(
                caller: a,
                called: b,
                callerSees: man,
                calledSees: man,
                nonces: (number, number &+ 100)
            )
            if first.code(own: a) == second.code(own: b) { equal += 1 }
        }
        #expect(equal == 0)
    }

    @Test("a number that was not committed to ends the pairing")
    func cheating() throws {
        let (a, b) = (try Self.id(1), try Self.id(2))
        let first = Pairing(id: "a", calling: try #require(PeerAddress("h")), nonce: Self.nonce(1), at: Self.start)
        let greeting = first.greeting(own: a, name: "Front", uuid: nil, port: 1)
        var second = Pairing(
            id: "b",
            calledBy: a,
            greeting: greeting,
            address: nil,
            nonce: Self.nonce(2),
            at: Self.start
        )
        let other = String(repeating: "03", count: 32)
        #expect(throws: PairingFailure.cheated) { try second.revealed(other) }
        #expect(second.phase == .failed && second.code(own: b) == nil)
        // Not even the right one helps after that.
        #expect(throws: PairingFailure.ended) { try second.revealed(first.nonce) }
    }

    @Test(
        "who is called shows its number to nobody who has not shown his own, and neither side a code before both have"
    )
    func order() throws {
        let (a, b) = (try Self.id(1), try Self.id(2))
        var first = Pairing(id: "a", calling: try #require(PeerAddress("h")), nonce: Self.nonce(1), at: Self.start)
        let greeting = first.greeting(own: a, name: "Front", uuid: nil, port: 1)
        var second = Pairing(
            id: "b",
            calledBy: a,
            greeting: greeting,
            address: nil,
            nonce: Self.nonce(2),
            at: Self.start
        )
        let answer = second.answer(own: b, name: "Back", uuid: nil)
        #expect(!answer.commitment.contains(second.nonce))
        first.answered(by: b, answer)
        #expect(first.code(own: a) == nil && second.code(own: b) == nil)
        first.confirm(by: "Mei")
        #expect(first.confirmedBy == nil)
        try second.revealed(first.nonce)
        #expect(first.code(own: a) == nil)
        #expect(throws: PairingFailure.cheated) { try first.revealed(String(repeating: "03", count: 32)) }
        #expect(first.phase == .failed && first.code(own: a) == nil)
    }

    @Test("a commitment that is sent back as one's own does not fit")
    func echoed() throws {
        let (a, b) = (try Self.id(1), try Self.id(2))
        var first = Pairing(id: "a", calling: try #require(PeerAddress("h")), nonce: Self.nonce(1), at: Self.start)
        let commitment = first.greeting(own: a, name: "Front", uuid: nil, port: 1).commitment
        first.answered(by: b, PairingAnswer(name: "Back", commitment: commitment, uuid: nil))
        #expect(throws: PairingFailure.cheated) { try first.revealed(first.nonce) }
    }

    @Test("a number cannot be exchanged for another once the code is shown")
    func secondReveal() throws {
        let (_, called) = try Self.pair(caller: Self.id(1), called: Self.id(2))
        var second = called
        try second.revealed(String(repeating: "01", count: 32))
        #expect(throws: PairingFailure.cheated) { try second.revealed(String(repeating: "09", count: 32)) }
    }

    @Test("both people have to confirm", arguments: [(false, false), (true, false), (false, true), (true, true)])
    func confirming(here: Bool, there: Bool) throws {
        var (first, _) = try Self.pair(caller: Self.id(1), called: Self.id(2))
        if here { first.confirm(by: "Mei") }
        if there { first.confirmedThere() }
        #expect(first.isAgreed == (here && there))
    }

    @Test("nobody can confirm before there is a code")
    func tooEarly() throws {
        var pairing = Pairing(
            id: "a",
            calling: try #require(PeerAddress("h")),
            nonce: Self.nonce(1),
            at: Self.start
        )
        pairing.confirm(by: "Mei")
        pairing.confirmedThere()
        #expect(!pairing.isAgreed && pairing.confirmedBy == nil)
    }

    @Test("a pairing is over after five minutes")
    func patience() throws {
        let (first, _) = try Self.pair(caller: Self.id(1), called: Self.id(2))
        #expect(!first.isOver(at: Self.start.adding(microseconds: 299_999_999)))
        #expect(first.isOver(at: Self.start.adding(microseconds: 300_000_000)))
    }

    @Test(
        "addresses are read as people write them",
        arguments: [
            ("10.0.0.2", "10.0.0.2", 8437), ("back-door.local:9000", "back-door.local", 9000),
            ("[fe80::1%eth0]:9000", "fe80::1%eth0", 9000), ("fd00::2", "fd00::2", 8437), ("[fd00::2]", "fd00::2", 8437),
        ]
    )
    func addresses(text: String, host: String, port: Int) {
        #expect(PeerAddress(text) == PeerAddress(host: host, port: port))
    }

    @Test(
        "what is no address is refused",
        arguments: ["", ":1", "a b", "host:0", "host:65536", "host:x", "http://host", "a/b", "[fd00::2]9000"]
    )
    func noAddresses(text: String) { #expect(PeerAddress(text) == nil) }

    @Test("so many at once and so many in a minute pass a limit, for each who asks")
    func limit() {
        var limit = RateLimit<String>(burst: 2, perMinute: 60)
        let now = Self.start
        let asked: [(String, Int64)] = [
            ("a", 0), ("a", 0), ("a", 0), ("b", 0), ("a", 999_999), ("a", 1_000_001),
            // A clock that was set back fills nothing, and takes nothing.
            ("a", 0),
        ]
        let passed = asked.map { limit.allows($0.0, at: now.adding(microseconds: $0.1)) }
        #expect(passed == [true, true, false, true, false, true, false])
    }
}
