/// From where an entry comes.
package enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    case beacon, kiosk, supervisor, `import`, api, system
}
