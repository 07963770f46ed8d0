import BeaconKit
import Station

/// A calibration as the API gives it: the members that `muster calibrate --json` prints, and what to do.
enum CalibrationJSON {
    static func bytes(_ report: CalibrationReport) -> [UInt8] {
        let entry = report.entry
        var json = JSONWriter()
        json.object { json in
            json.key("uuid")
            json.string(entry.identity.uuid.description)
            json.key("major")
            json.integer(Int(entry.identity.major))
            json.key("minor")
            json.integer(Int(entry.identity.minor))
            json.key("receiver")
            json.string(report.receiver)
            json.key("power")
            json.integer(Int(entry.result.power))
            json.key("uncertainty")
            json.integer(entry.result.uncertainty)
            json.key("claimed")
            json.integer(Int(entry.claimed))
            json.key("readings")
            json.integer(entry.result.readings)
            json.key("verdict")
            json.string(report.verdict.rawValue)
            json.key("advice")
            json.string(report.advice())
        }
        return json.bytes
    }
}
