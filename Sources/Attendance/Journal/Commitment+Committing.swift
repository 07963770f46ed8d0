import Crypto

extension Commitment {
    /// Commits to a value: SHA-256 over a tag, the salt and the value.
    package init(committing value: [UInt8], salt: [UInt8]) {
        var fields = CanonicalBytes(tag: "muster value 1")
        fields.append(salt)
        fields.append(value)
        self.init(rawValue: Hexadecimal.text(SHA256.hash(data: fields.bytes)))
    }
}
