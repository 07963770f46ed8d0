import Attendance
import BeaconKit
import Station

/// The settings as `GET /api/v1/settings` gives them.
enum SettingsJSON {
    static func bytes(
        site: Site,
        policy: AttendancePolicy,
        isOpenBoard: Bool,
        facts: StorageFacts,
        verification: VerificationManager.Outcome?
    ) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("site")
            json.object { json in
                json.key("name")
                json.string(site.name)
                json.key("timeZone")
                json.string(site.timeZone)
                json.key("language")
                json.string(site.language.rawValue)
                json.key("hours")
                json.string(site.shift.hours)
                json.key("grace")
                json.integer(site.shift.grace)
                json.key("uuid")
                json.string(site.broadcastUUID.description)
                json.key("version")
                json.string(site.version)
            }
            json.key("presence")
            json.object { json in
                json.key("near")
                json.number(policy.nearDistance)
                json.key("sightings")
                json.integer(policy.sightings)
                json.key("window")
                json.integer(Int(policy.window.components.seconds))
                json.key("awayAfter")
                json.integer(Int(policy.awayAfter.components.seconds))
                json.key("version")
                json.string(policy.version)
            }
            json.key("isOpenBoard")
            json.boolean(isOpenBoard)
            json.key("storage")
            json.object { json in
                json.key("databaseBytes")
                json.integer(Int(facts.databaseBytes))
                json.key("freeBytes")
                json.integer(facts.freeBytes.map { Int($0) })
                json.key("entries")
                json.integer(Int(facts.entries))
                json.key("lastVerified")
                json.instant(verification?.at)
                json.key("findings")
                json.array(verification?.findings ?? []) { $0.string($1) }
            }
        }
        return json.bytes
    }
}
