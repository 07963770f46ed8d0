/// The language in which a channel tells.
package enum ChannelLanguage: String, Hashable, Sendable, CaseIterable, Codable {
    case english = "en"
    case chinese = "zh"
}
