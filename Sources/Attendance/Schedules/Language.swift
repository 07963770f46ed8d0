/// A language in which a station speaks to people. The raw value is what the journal and addresses say.
package enum Language: String, Hashable, Sendable, CaseIterable, Codable {
    case english = "en"
    case chinese = "zh"
}
