import Attendance
import Station

/// The receivers as `GET /api/v1/receivers` gives them.
enum ReceiversJSON {
    static func bytes(_ reports: [ReceiverReport]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("receivers")
            json.array(reports) { $0.report($1) }
        }
        return json.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func report(_ report: ReceiverReport) {
        object { json in
            json.key("id")
            json.string(report.id)
            json.key("version")
            json.string(report.placement?.version)
            json.key("state")
            json.receiver(report.receiver)
            json.key("findings")
            json.array(report.findings) { json, finding in
                let words = finding.words(program: "/usr/bin/muster")
                json.object { json in
                    json.key("code")
                    json.string(finding.code)
                    json.key("isFine")
                    json.boolean(finding.isFine)
                    json.key("title")
                    json.string(words.title)
                    json.key("remedy")
                    json.string(words.remedy)
                }
            }
            json.key("lastTenMinutes")
            json.array(report.readings) { json, reading in
                guard let reading else { return json.null() }
                json.object { json in
                    json.key("reportsPerSecond")
                    json.number(reading.reportsPerSecond)
                    json.key("level")
                    json.optional(reading.level)
                }
            }
        }
    }
}
