import Attendance
import Station

/// Gateways as the API gives them. No secret is in them.
enum GatewaysJSON {
    static func bytes(
        _ lines: [GatewayManager.Line],
        sources: [GatewaySource],
        reports: [ReceiverReport]
    ) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("gateways")
            json.array(lines) { json, line in
                json.object { json in
                    let condition = reports.first { $0.id == line.gateway.id }?.receiver.condition
                    json.key("id")
                    json.string(line.gateway.id)
                    json.key("kind")
                    json.string(line.gateway.kind)
                    json.key("source")
                    json.string(line.source.id)
                    json.key("name")
                    json.string(line.placement?.name)
                    json.key("room")
                    json.string(line.placement?.room)
                    json.key("condition")
                    json.string(condition?.code)
                }
            }
            json.key("sources")
            json.array(sources) { json, source in
                json.object { json in
                    json.key("id")
                    json.string(source.id)
                    json.key("address")
                    json.string(source.settings.address)
                    json.key("user")
                    json.string(source.settings.user)
                    json.key("hasSecret")
                    json.boolean(source.settings.secret != nil)
                }
            }
        }
        return json.bytes
    }

    static func bytes(_ findings: GatewayFindings) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            let condition = findings.trouble.map { RadioCondition.gateway($0) }
            json.key("trouble")
            json.string(condition?.code)
            json.key("title")
            json.string(condition?.words().title)
            json.key("remedy")
            json.string(condition?.words().remedy)
            json.key("heard")
            json.array(findings.found) { json, found in
                json.object { json in
                    json.key("id")
                    json.string(found.gateway.id)
                    json.key("reports")
                    json.integer(found.reports)
                    json.key("beacons")
                    json.integer(found.beacons)
                    json.key("known")
                    json.integer(found.known)
                    json.key("strongest")
                    json.integer(found.strongest.map { Int($0) })
                }
            }
        }
        return json.bytes
    }
}
