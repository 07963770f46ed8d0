import MusterLinks
import Testing

@Suite("What a broker retains")
struct RetainedMirrorTests {
    private static func missing(_ mirror: RetainedMirror) -> [String] {
        mirror.missing.map { "\($0.topic)=\(String(decoding: $0.payload, as: UTF8.self))" }
    }

    @Test("what is wanted and not there is published, once")
    func publishing() {
        var mirror = RetainedMirror()
        mirror.want(["a": [49], "b": [50]])
        #expect(Self.missing(mirror) == ["a=1", "b=2"])
        mirror.published("a", [49])
        #expect(Self.missing(mirror) == ["b=2"])
        mirror.published("b", [50])
        mirror.want(["a": [49], "b": [51]])
        #expect(Self.missing(mirror) == ["b=3"])
    }

    @Test("what was retained by an earlier run and is not wanted any more is removed")
    func removing() {
        var mirror = RetainedMirror()
        mirror.connected()
        mirror.want(["a": [49]])
        mirror.received("old", [50])
        mirror.received("a", [49])
        #expect(Self.missing(mirror) == ["old="])
        mirror.published("old", [])
        #expect(mirror.missing.isEmpty)
    }

    @Test("a broker that forgot everything gets everything")
    func restarted() {
        var mirror = RetainedMirror()
        mirror.want(["a": [49]])
        mirror.published("a", [49])
        mirror.connected()
        #expect(Self.missing(mirror) == ["a=1"])
    }

    @Test("what the broker had before comes after what was published, and is put right")
    func crossing() {
        var mirror = RetainedMirror()
        mirror.want(["a": [50]])
        mirror.published("a", [50])
        mirror.received("a", [49])
        #expect(Self.missing(mirror) == ["a=2"])
    }

    @Test("a broker that sends ever more topics costs no more memory, and what is wanted is still put right")
    func flood() {
        var mirror = RetainedMirror()
        mirror.want(["a": [49]])
        for number in 0..<10_000 { mirror.received("old\(number)", [50]) }
        mirror.received(String(repeating: "x", count: 60_000), [50])
        mirror.received("a", [51])
        #expect(mirror.missing.count == 4097)
        #expect(Self.missing(mirror).first == "a=1")
        // Each one that is gone makes room.
        for topic in mirror.missing.map(\.topic) where topic != "a" { mirror.published(topic, []) }
        mirror.received("old9999", [50])
        #expect(Self.missing(mirror) == ["a=1", "old9999="])
    }
}
