import Station
import Testing

@Suite("A radio's condition")
struct RadioConditionTests {
    static let all: [RadioCondition] = [
        .starting, .listening, .absent, .off, .blocked(byHardware: false), .blocked(byHardware: true), .notPermitted,
        .unsupported, .silent, .failed("hci0: input/output error"),
    ]

    @Test("each has a heading, a remedy in whole sentences, and a name of its own")
    func words() {
        for condition in Self.all {
            #expect(!condition.title.isEmpty && !condition.title.hasSuffix("."))
            #expect(condition.remedy.first?.isUppercase == true)
        }
        #expect(Set(Self.all.map(\.title)).count == Self.all.count)
        #expect(Set(Self.all.map(\.code)).count == Self.all.count)
        #expect(RadioCondition.failed("input/output error").title.contains("input/output error"))
    }

    @Test("what is not permitted or blocked comes with the exact command")
    func commands() {
        #expect(RadioCondition.notPermitted.remedy.contains("AmbientCapabilities=CAP_NET_RAW CAP_NET_ADMIN"))
        #expect(RadioCondition.notPermitted.remedy.contains("setcap cap_net_raw,cap_net_admin+ep"))
        #expect(RadioCondition.blocked(byHardware: false).remedy.contains("rfkill unblock bluetooth"))
        #expect(!RadioCondition.blocked(byHardware: true).remedy.contains("rfkill"))
    }

    @Test("all but starting and listening are faults")
    func faults() {
        #expect(Self.all.filter { !$0.isFault } == [.starting, .listening])
    }
}
