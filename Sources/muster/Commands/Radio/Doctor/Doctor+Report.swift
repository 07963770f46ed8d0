import Station

/// What `muster doctor --json` prints.
struct DoctorReport: Encodable {
    struct Adapter: Encodable {
        let name: String
        let address: String
        let condition: String
        let reports: Int
        let beaconReports: Int
        let beacons: Int
        let knownBeacons: Int?
        let lost: Int
    }

    struct Finding: Encodable {
        let adapter: String?
        let code: String
        let isFine: Bool
        let title: String
        let remedy: String?
    }

    let isFine: Bool
    let adapters: [Adapter]
    let findings: [Finding]
    let gateways: [Doctor.GatewayFinding]

    init(_ diagnosis: RadioDiagnosis, gateways: [Doctor.GatewayFinding], program: String) {
        self.gateways = gateways
        isFine = diagnosis.isFine && gateways.allSatisfy(\.isFine)
        adapters = diagnosis.hearings.map { hearing in
            Adapter(
                name: hearing.name,
                address: hearing.address ?? "",
                condition: hearing.condition.code,
                reports: hearing.reports,
                beaconReports: hearing.beaconReports,
                beacons: hearing.beacons,
                knownBeacons: hearing.knownBeacons,
                lost: hearing.lost
            )
        }
        findings = diagnosis.findings.map { finding in
            let words = finding.words(program: program)
            return Finding(
                adapter: finding.adapter,
                code: finding.code,
                isFine: finding.isFine,
                title: words.title,
                remedy: words.remedy
            )
        }
    }
}
