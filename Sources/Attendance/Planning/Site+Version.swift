import BeaconKit
import Crypto

extension Site {
    /// Stands for all settings of the site, so that a form notices a change made meanwhile.
    package var version: String {
        var fields = CanonicalBytes(tag: "muster site 1")
        fields.append(name)
        fields.append(timeZone)
        fields.append(Int64(shift.start))
        fields.append(Int64(shift.end))
        fields.append(Int64(shift.grace))
        fields.append(broadcastUUID.description)
        fields.append(language.rawValue)
        return Hexadecimal.text(SHA256.hash(data: fields.bytes).prefix(16))
    }
}
