import Attendance
import Foundation
import Station
import Testing

@Suite("A radio's condition")
struct RadioConditionTests {
    static let all: [RadioCondition] =
        [
            .starting, .listening, .absent, .notFound(wanted: "hci7", present: "hci0 (00:1A:7D:DA:71:13)"),
            .incomplete(missing: "hci7"), .off,
            .blocked(byHardware: false), .blocked(byHardware: true), .notPermitted, .unsupported, .notLowEnergy, .taken,
            .disturbed, .refusing(0x0C), .notAnswering, .silent, .failed("input/output error"),
        ] + deafGateways + impairedGateways

    private static let deafGateways: [RadioCondition] = [
        .gateway(.unreachable("refused")), .gateway(.notCalling), .gateway(.brokerUnreachable("refused")),
        .gateway(.brokerRefuses("user")),
        .gateway(.occupied), .gateway(.wrongKey), .gateway(.keyNeeded), .gateway(.noProxy), .gateway(.offline),
        .gateway(.notScanning), .gateway(.deaf),
    ]
    private static let impairedGateways: [RadioCondition] = [
        .gateway(.duplicate), .gateway(.flapping), .gateway(.flooding), .gateway(.late(12)), .gateway(.filtered),
        .gateway(.implausible),
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

    @Test("what a condition says itself stands in its words, and no place is left empty", arguments: Language.all)
    func details(language: Language) {
        for condition in Self.all {
            for adapter in ["hci0", nil] {
                let words = condition.words(for: adapter, in: language, program: "/opt/muster")
                let text = words.title + (words.remedy ?? "")
                for place in ["{name}", "{program}", "{detail}", "{further}"] {
                    #expect(!text.contains(place), "\(text)")
                }
            }
        }
        #expect(Self.text(.refusing(0x0C), language).contains("0x0C"))
        #expect(Self.text(.failed("{name}"), language).contains("{name}"))
        let notFound = Self.text(.notFound(wanted: "hci7", present: "hci0 (00:1A:7D:DA:71:13)"), language)
        #expect(notFound.contains("hci7") && notFound.contains("hci0 (00:1A:7D:DA:71:13)"))
        #expect(
            RadioCondition.notPermitted.words(in: language, program: "/opt/muster").remedy?.contains("/opt/muster")
                == true
        )
    }

    private static func text(_ condition: RadioCondition, _ language: Language) -> String {
        let words = condition.words(for: "hci1", in: language)
        return words.title + (words.remedy ?? "")
    }

    @Test("a command without its radio ends with 77 where it is not permitted, and otherwise with 69")
    func exitCodes() {
        for condition in Self.all where condition.isFault {
            #expect(condition.cause().exitCode == (condition == .notPermitted ? 77 : 69), "\(condition)")
        }
    }

    @Test("the page of causes is the table")
    func page() throws {
        let project = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let page = try String(contentsOf: project.appending(path: "docs/radio-causes.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        #expect(rows == RadioCause.all.map(\.row))
        // Each condition is a row, with and without an adapter's name.
        let causes = Self.all.flatMap { [$0.cause(), $0.cause(for: "hci0")] }
        #expect(Set(causes) == Set(RadioCause.all))
    }

    @Test("faults are all but starting and listening; one that is disturbed or incomplete still hears")
    func faults() {
        #expect(Self.all.filter { !$0.isFault } == [.starting, .listening])
        let hearing: [RadioCondition] = [.starting, .listening, .incomplete(missing: "hci7"), .disturbed]
        #expect(Self.all.filter { !$0.isDeaf } == hearing + Self.impairedGateways)
    }
}
