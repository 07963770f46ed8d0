package import Attendance
import Station

/// The languages that a browser wishes, from the `Accept-Language` header (RFC 9110, section 12.5.4).
package struct AcceptLanguage {
    /// The wishes, the dearest first; those of equal weight in the order of the header. Unacceptable ones (q=0) are left
    /// out.
    package let tags: [String]

    package init(_ header: String) {
        let wishes = header.split(separator: ",").prefix(64).compactMap { item -> (tag: String, weight: Double)? in
            let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let tag = parts.first, !tag.isEmpty else { return nil }
            var weight = 1.0
            for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("q=") {
                weight = Double(parameter.dropFirst(2)) ?? 0
            }
            return weight > 0 ? (tag.lowercased(), weight) : nil
        }
        tags = wishes.enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }

    /// The first wish that can be met: by the primary subtag, so that `zh-TW` gets Chinese rather than English; `nil` where
    /// any other would do as well.
    package var language: Language? {
        for tag in tags {
            if tag == "*" { return nil }
            if let language = Language(offered: String(tag.prefix { $0 != "-" })) { return language }
        }
        return nil
    }
}
