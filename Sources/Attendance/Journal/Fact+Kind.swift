extension Fact {
    /// The word under which the journal keeps a kind of fact. Part of what is hashed: a word is never changed or reused.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case site
        case personAdded = "person-added"
        case personEdited = "person-edited"
        case personRemoved = "person-removed"
        case personArchived = "person-archived"
        case personRestored = "person-restored"
        case personErased = "person-erased"
        case badgeAssigned = "badge-assigned"
        case badgeRevoked = "badge-revoked"
        case punch
        case receiverDeaf = "receiver-deaf"
        case receiverHeard = "receiver-heard"
        case clockJumped = "clock-jumped"
        case stationStarted = "station-started"
        case stationStopped = "station-stopped"
    }

    package var kind: Kind {
        switch self {
        case .siteConfigured: .site
        case .personAdded: .personAdded
        case .personEdited: .personEdited
        case .personRemoved: .personRemoved
        case .personArchived: .personArchived
        case .personRestored: .personRestored
        case .personErased: .personErased
        case .badgeAssigned: .badgeAssigned
        case .badgeRevoked: .badgeRevoked
        case .punched: .punch
        case .receiverDeaf: .receiverDeaf
        case .receiverHeard: .receiverHeard
        case .clockJumped: .clockJumped
        case .stationStarted: .stationStarted
        case .stationStopped: .stationStopped
        }
    }
}
