import Attendance
import Foundation

/// A channel as somebody typed it, and what is wrong with it.
package struct ChannelRequest: Hashable, Sendable {
    package enum Field: String, CodingKey, Hashable, Sendable, CaseIterable {
        case name, kind, address, secret, user, authority, allowedHost, language
    }

    package enum Problem: Hashable, Sendable {
        case missing
        case tooLong(most: Int)
        case noSuchKind
        /// It is no address of these schemes with a host.
        case badAddress(schemes: [String])
        /// There is a user or a password in the address.
        case userInAddress
        /// An ntfy address without its topic.
        case noTopic
        /// What is no secret of the Standard Webhooks.
        case badSecret
        case controlCharacter
        /// What is no certificate in PEM.
        case badAuthority
        case noSuchLanguage
    }

    package static let longestName = 80
    package static let longestText = 500
    package static let longestAuthority = 65_536

    private var values: [Field: String]

    /// - Parameter value: what was typed in a field, without spaces at its ends; empty for nothing.
    package init(_ value: (Field) -> String) {
        values = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, value($0)) })
    }

    /// A channel as it is, without its secrets.
    package init(_ channel: Channel) {
        let settings = channel.settings
        self.init { field in
            switch field {
            case .name: channel.name
            case .kind: settings.kind.rawValue
            case .address: settings.address
            case .secret: ""
            case .user: settings.user ?? ""
            case .authority: settings.authority ?? ""
            case .allowedHost: settings.allowedHost ?? ""
            case .language: settings.language.rawValue
            }
        }
    }

    /// The same, with what was not sent as the channel has it.
    package func over(_ channel: Channel) -> ChannelRequest {
        var whole = ChannelRequest(channel)
        whole.values.merge(values) { _, typed in typed }
        return whole
    }

    package subscript(field: Field) -> String { values[field] ?? "" }

    package var kind: ChannelKind? { ChannelKind(rawValue: self[.kind]) }

    /// What is wrong, by field; empty if it can be.
    package var problems: [Field: Problem] {
        var problems: [Field: Problem] = [:]
        for field in Field.allCases {
            let limit = Self.limit(of: field)
            let text = self[field]
            if text.count > limit {
                problems[field] = .tooLong(most: limit)
            } else if field != .authority,
                text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            {
                problems[field] = .controlCharacter
            }
        }
        func refuse(_ field: Field, _ problem: Problem) { if problems[field] == nil { problems[field] = problem } }
        if self[.name].isEmpty { refuse(.name, .missing) }
        guard let kind else {
            refuse(.kind, .noSuchKind)
            return problems
        }
        if let problem = Self.problem(of: self[.address], kind: kind) { refuse(.address, problem) }
        if !self[.language].isEmpty, Language(offered: self[.language]) == nil {
            refuse(.language, .noSuchLanguage)
        }
        let secret = self[.secret]
        if kind == .webhook, !secret.isEmpty, WebhookSecret.key(in: secret) == nil { refuse(.secret, .badSecret) }
        let authority = self[.authority]
        if !authority.isEmpty, !authority.contains("-----BEGIN CERTIFICATE-----") { refuse(.authority, .badAuthority) }
        return problems
    }

    private static func limit(of field: Field) -> Int {
        switch field {
        case .name: longestName
        case .authority: longestAuthority
        default: longestText
        }
    }

    private static func problem(of address: String, kind: ChannelKind) -> Problem? {
        guard !address.isEmpty else { return .missing }
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), kind.schemes.contains(scheme),
            url.host?.isEmpty == false
        else { return .badAddress(schemes: kind.schemes) }
        if url.user != nil || url.password != nil { return .userInAddress }
        if kind == .ntfy, url.lastPathComponent.isEmpty || url.lastPathComponent == "/" { return .noTopic }
        return nil
    }

    /// The server that an address names, as browsers compare origins.
    private static func server(of address: String) -> [String] {
        let url = URL(string: address)
        return [url?.scheme?.lowercased() ?? "", url?.host?.lowercased() ?? "", url?.port.map(String.init) ?? ""]
    }

    /// The settings that were typed; `nil` if something is wrong.
    ///
    /// - Parameter old: the settings before, whose secrets stay where none was typed.
    package func settings(changing old: ChannelSettings?) -> ChannelSettings? {
        guard problems.isEmpty, let kind else { return nil }
        var settings = ChannelSettings(kind: kind, address: self[.address])
        let secret = self[.secret]
        // A secret belongs to the server that it was given for, and is sent to no other.
        let isSame = old?.kind == kind && Self.server(of: old?.address ?? "") == Self.server(of: self[.address])
        let kept = isSame ? old?.secrets ?? [] : []
        if !secret.isEmpty {
            settings.secrets = [secret]
        } else {
            settings.secrets = kept.isEmpty && kind == .webhook ? [WebhookSecret.make()] : kept
        }
        func given(_ field: Field) -> String? { self[field].isEmpty ? nil : self[field] }
        settings.user = kind == .mqtt ? given(.user) : nil
        settings.authority = given(.authority)
        settings.allowedHost = given(.allowedHost)
        settings.language = Language(offered: self[.language]) ?? .english
        return settings
    }
}

extension ChannelRequest: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Field.self)
        values = [:]
        for field in Field.allCases {
            let typed = try container.decodeIfPresent(Clearable<String>.self, forKey: field)
            values[field] = typed.map { ($0.value ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }
        }
    }
}
