package import Attendance
package import BeaconKit

/// What people decide about sharing: who receives what, and what is taken over of whom. The same from the page, the API and the command line.
package struct SharingCommands: Sendable {
    /// What is shared with a station and received of it.
    package struct Line: Hashable, Sendable {
        package let peer: PeerID
        /// What it is called; `nil` for one that is not paired.
        package let name: String?
        /// What it receives; ``SharingScope/nothing`` where nobody said.
        package let given: SharingScope
        /// What is taken over of it; ``SharingScope/nothing`` where nobody said.
        package let taken: SharingScope
        /// How many of its entries are held here.
        package let received: Int64
        package let trouble: SharingTrouble?
    }

    let store: any JournalStore & SharingStore & PeerStore
    private let actor: String
    private let source: Source

    /// - Parameter actor: who decides; it is written into the journal.
    package init(store: any JournalStore & SharingStore & PeerStore, actor: String, source: Source) {
        self.store = store
        self.actor = actor
        self.source = source
    }

    /// The scope that is asked for.
    ///
    /// - Throws: as ``selection(_:)``.
    package func scope(
        _ direction: SharingScope.Direction,
        _ peer: PeerID,
        _ request: ScopeRequest
    ) throws -> SharingScope {
        let old = try store.scopes(direction)[peer] ?? .nothing
        return SharingScope(
            people: try request.people.map { try selection($0.value ?? "") } ?? old.people,
            punches: try request.punches.map { try selection($0.value ?? "") } ?? old.punches,
            items: request.items ?? old.items,
            planning: request.planning ?? old.planning
        )
    }

    /// Decides what passes between this station and another from now on. What was received is kept.
    ///
    /// - Throws: ``SharingError/noSuchPeer(_:)`` for the station itself.
    package func set(
        _ direction: SharingScope.Direction,
        _ scope: SharingScope,
        _ peer: PeerID,
        at now: Instant
    ) throws {
        guard try store.scopes(direction)[peer] ?? .nothing != scope else { return }
        guard try store.stationID() != peer else { throw SharingError.noSuchPeer(peer.text) }
        let draft = EntryDraft(scope.fact(direction, peer), happened: now, source: source, actor: actor)
        _ = try store.append([draft], recorded: now)
    }

    /// The paired stations, and those with which anything was shared either way, in order of their keys.
    package func lines() throws -> [Line] {
        let given = try store.scopes(.giving)
        let taken = try store.scopes(.taking)
        let troubles = try store.troubles()
        let names = Dictionary(try store.peers().map { ($0.id, $0.name) }) { first, _ in first }
        let known = Set(names.keys).union(given.keys).union(taken.keys).union(try store.heldPeers()).union(
            troubles.map(\.peer)
        )
        return try known.sorted().map { peer in
            Line(
                peer: peer,
                name: names[peer],
                given: given[peer] ?? .nothing,
                taken: taken[peer] ?? .nothing,
                received: try store.held(of: peer).head.sequence,
                trouble: troubles.first { $0.peer == peer }
            )
        }
    }

    /// The station that a text names: a whole key, the first 8 or more digits of one that is known, or the name of a paired
    /// one.
    ///
    /// - Throws: ``SharingError/noSuchPeer(_:)``.
    package func peer(_ text: String) throws -> PeerID {
        let wanted = text.lowercased()
        if let peer = PeerID(wanted) { return peer }
        let lines = try lines()
        let named = lines.filter { $0.name?.lowercased() == wanted }
        if named.count == 1 { return named[0].peer }
        let found = lines.map(\.peer).filter { $0.text.hasPrefix(wanted) }
        guard wanted.count >= 8, found.count == 1 else { throw SharingError.noSuchPeer(text) }
        return found[0]
    }

    /// Reads `all`, `none`, or a list as `department:Sales,number:7`.
    ///
    /// - Throws: ``SharingError/badSelection(_:)``, ``SharingError/noSuchPerson(_:)``.
    package func selection(_ text: String) throws -> PeopleSelection {
        switch text {
        case "all": return .everybody
        case "none": return .nobody
        default: break
        }
        var departments: Set<String> = []
        var people: Set<PersonID> = []
        let roster = try store.state().roster
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let trimmed = String(part).trimmed
            if let name = trimmed.after("department:"), !name.isEmpty {
                departments.insert(name)
            } else if let number = trimmed.after("number:").flatMap({ Int($0) }).flatMap(PersonNumber.init(rawValue:)) {
                guard let person = roster.anyone(number: number) else { throw SharingError.noSuchPerson(number) }
                people.insert(person.id)
            } else {
                throw SharingError.badSelection(text)
            }
        }
        return .some(departments: departments, people: people)
    }

    package func text(of scope: SharingScope) throws -> ScopeText {
        ScopeText(
            people: try text(of: scope.people),
            punches: try text(of: scope.punches),
            items: scope.items,
            planning: scope.planning
        )
    }

    /// A selection as ``selection(_:)`` reads it; people who are on no list any more are left out.
    package func text(of selection: PeopleSelection) throws -> String {
        switch selection {
        case .everybody: return "all"
        case .nobody: return "none"
        case .some(let departments, let people):
            let roster = try store.state().roster
            let numbers = people.compactMap { roster.anyone($0)?.number }.sorted()
            let parts = departments.sorted().map { "department:" + $0 } + numbers.map { "number:\($0)" }
            return parts.joined(separator: ",")
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    fileprivate func after(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
