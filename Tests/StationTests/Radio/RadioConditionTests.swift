import Station
import Testing

@Suite("A radio's condition")
struct RadioConditionTests {
    static let all: [RadioCondition] = [
        .starting, .listening, .absent, .off, .blocked(byHardware: false), .blocked(byHardware: true), .notPermitted,
        .unsupported, .taken, .disturbed, .silent, .failed("input/output error"),
    ]

    @Test("each has words and a name for programs of its own; a fault has a remedy", arguments: ["hci0", nil])
    func words(adapter: String?) {
        let titles = Self.all.map { $0.words(for: adapter).title }
        #expect(Set(titles).count == Self.all.count)
        #expect(Set(Self.all.map(\.code)).count == Self.all.count)
        for condition in Self.all {
            #expect((condition.words(for: adapter).remedy != nil) == condition.isFault, "\(condition)")
        }
    }

    @Test("faults are all but starting and listening; disturbed is a fault that still hears")
    func faults() {
        #expect(Self.all.filter { !$0.isFault } == [.starting, .listening])
        #expect(Self.all.filter { !$0.isDeaf } == [.starting, .listening, .disturbed])
    }
}
