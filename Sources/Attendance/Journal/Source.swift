/// From where an entry comes. A phone is a person's own; a station's own decisions are the system's.
package enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    case beacon, kiosk, supervisor, `import`, api, phone, system
}
