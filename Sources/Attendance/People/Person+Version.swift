import Crypto

extension Person {
    /// Stands for what can be read and changed about the person, all but the photo: 32 hexadecimal digits.
    ///
    /// A form brings back the version that it was filled with, so that a change made meanwhile is noticed. A change that
    /// was undone meanwhile makes no difference, and needs none.
    package var version: String {
        var fields = CanonicalBytes(tag: "muster person 1")
        fields.append(Int64(number.rawValue))
        fields.append(details.name)
        fields.append(details.department)
        fields.append(details.position)
        return Hexadecimal.text(SHA256.hash(data: fields.bytes).prefix(16))
    }
}
