import Station
import Testing

@Suite("The diagnosis of radios")
struct RadioDiagnosisTests {
    private static func hearing(
        _ condition: RadioCondition = .listening,
        wasDisturbed: Bool = false,
        reports: Int = 0,
        beacons: Int = 0,
        known: Int? = nil,
        lost: Int = 0
    ) -> RadioDiagnosis.Hearing {
        var hearing = RadioDiagnosis.Hearing(adapter: Adapter(index: 0, address: "00:1A:7D:DA:71:13"))
        hearing.condition = condition
        hearing.wasDisturbed = wasDisturbed
        hearing.reports = reports
        hearing.beacons = beacons
        hearing.knownBeacons = known
        hearing.lost = lost
        return hearing
    }

    static let findings: [(RadioDiagnosis.Hearing, [RadioDiagnosis.Finding])] = [
        (hearing(), [.hearsNothing(adapter: "hci0")]),
        (hearing(reports: 7), [.hearsNoBeacons(adapter: "hci0", reports: 7)]),
        (
            hearing(reports: 7, beacons: 2),
            [.hearsOnlyUnknown(adapter: "hci0", beacons: 2, isStationHere: false)]
        ),
        (
            hearing(reports: 7, beacons: 2, known: 0),
            [.hearsOnlyUnknown(adapter: "hci0", beacons: 2, isStationHere: true)]
        ),
        (hearing(reports: 7, beacons: 2, known: 1), [.hears(adapter: "hci0", beacons: 2, known: 1)]),
        (
            hearing(reports: 7, beacons: 2, known: 2, lost: 5),
            [.hears(adapter: "hci0", beacons: 2, known: 2), .losesPackets(adapter: "hci0", count: 5)]
        ),
        (
            hearing(wasDisturbed: true, reports: 7, beacons: 2, known: 1),
            [.condition(.disturbed, adapter: "hci0"), .hears(adapter: "hci0", beacons: 2, known: 1)]
        ),
        (hearing(.off), [.condition(.off, adapter: "hci0")]),
        (hearing(.blocked(byHardware: true), reports: 7), [.condition(.blocked(byHardware: true), adapter: "hci0")]),
        (hearing(.notPermitted), [.condition(.notPermitted, adapter: "hci0")]),
        (hearing(.starting), [.condition(.starting, adapter: "hci0")]),
    ]

    @Test("each state of an adapter is told from the others", arguments: findings)
    func finding(hearing: RadioDiagnosis.Hearing, expected: [RadioDiagnosis.Finding]) {
        #expect(RadioDiagnosis(radio: .listening, hearings: [hearing]).findings == expected)
    }

    @Test("only a radio that hears beacons is fine", arguments: findings)
    func fine(hearing: RadioDiagnosis.Hearing, expected: [RadioDiagnosis.Finding]) {
        let isFine = expected.count == 1 && expected[0].code == "hears"
        #expect(RadioDiagnosis(radio: nil, hearings: [hearing]).isFine == isFine)
    }

    @Test("the radio as a whole is told where there is no adapter", arguments: [RadioCondition.absent, .taken])
    func noAdapter(condition: RadioCondition) {
        let diagnosis = RadioDiagnosis(radio: condition, hearings: [])
        #expect(diagnosis.findings == [.condition(condition, adapter: nil)] && !diagnosis.isFine)
    }

    @Test("nothing at all is no adapter")
    func nothing() {
        #expect(RadioDiagnosis(radio: nil, hearings: []).findings == [.condition(.absent, adapter: nil)])
    }

    @Test("what is not fine has a remedy, and no two findings read the same")
    func words() {
        let findings = Self.findings.flatMap(\.1)
        for finding in findings {
            let words = finding.words(program: "/opt/muster")
            #expect(!words.title.hasSuffix("."))
            #expect(words.remedy != nil || finding.isFine || finding.code == "starting")
        }
        let kinds = Set(findings.map { "\($0.code) \($0.words(program: "").remedy ?? "")" })
        #expect(kinds.count == Set(findings.map { $0.words(program: "").remedy ?? $0.code }).count)
    }

    @Test("the command that permits names this program")
    func permission() {
        let words = RadioDiagnosis.Finding.condition(.notPermitted, adapter: "hci0").words(program: "/opt/muster")
        #expect(words.remedy?.contains("setcap 'cap_net_raw,cap_net_admin+eip' /opt/muster") == true)
        #expect(words.remedy?.contains("AmbientCapabilities=CAP_NET_RAW CAP_NET_ADMIN") == true)
    }
}
