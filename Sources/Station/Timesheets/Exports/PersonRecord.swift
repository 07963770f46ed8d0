package import Attendance
import BeaconKit
import Foundation

/// Everything that is kept about somebody, for themselves.
package enum PersonRecord {
    /// What stands beside the journal.
    package struct Beside: Sendable {
        /// Everybody's; those of the person are taken.
        let accounts: [Account]
        /// Who looked at the record.
        let accesses: [RecordAccess]
        /// What those are called who act and look.
        let actors: ActorNames

        package init(accounts: [Account], accesses: [RecordAccess], actors: ActorNames) {
            self.accounts = accounts
            self.accesses = accesses
            self.actors = actors
        }
    }

    private struct Document: Encodable {
        let person: String
        let number: Int
        let name: String
        let department: String
        let position: String
        let archived: Bool
        let badges: [String]
        let items: [Thing]
        let lastSeen: String?
        let accounts: [SignIn]
        let entries: [Line]
        let entriesOfOtherStations: [Line]
        let rollCalls: [Whereabouts]
        let recordAccess: [Look]
        let personalValues: [Value]
    }

    private struct Thing: Encodable {
        let item: String
        let name: String
        let beacon: String
    }

    /// An account without anything that lets in.
    private struct SignIn: Encodable {
        let account: String
        let name: String
        let role: String
    }

    /// What was known of the person when a roll call began.
    private struct Whereabouts: Encodable {
        let rollCall: String
        let began: String
        let isDrill: Bool
        let isOnSite: Bool
        let mayBeInside: Bool
        let lastSeen: String?
    }

    fileprivate struct Look: Encodable {
        let actor: String
        let by: String
        let part: String
        let ofEverybody: Bool
        let day: String
        let first: String
        let last: String
        let count: Int
    }

    fileprivate struct Line: Encodable {
        /// The key of the station that recorded it; `nil` for this one.
        let station: String?
        let sequence: Int64
        let kind: String
        let payload: String
        let happened: String
        let recorded: String
        let timeZone: String
        let source: String
        let receiver: String?
        let actor: String
        /// The name of who did it.
        let by: String
    }

    private struct Value: Encodable {
        let commitment: String
        let text: String?
        let base64: String
    }

    /// A JSON document with every entry that is about the person or an item of theirs, of this station and of those that
    /// share; with their personal values, and with what stands beside the journal: when they were last seen, where they
    /// were when roll calls began, who looked at their record, and who they are when they sign in.
    ///
    /// - Throws: ``StoreError``.
    package static func bytes(
        of person: Person,
        in snapshot: Snapshot,
        from store: any JournalStore,
        beside: Beside
    ) throws -> [UInt8] {
        var subject = Subject(person: person.id)
        var lines: [Line] = []
        var last: Int64 = 0
        while true {
            let entries = try store.entries(after: last, limit: 50_000)
            guard let end = entries.last?.sequence else { break }
            last = end
            for entry in entries {
                guard let payload = try subject.payload(of: entry) else { continue }
                lines.append(Line(entry, payload, of: nil, beside.actors))
            }
        }
        var shared: [Line] = []
        var subjects: [PeerID: Subject] = [:]
        var arrival: Int64 = 0
        while true {
            let entries = try store.sharedEntries(after: arrival, limit: 50_000)
            guard let end = entries.last?.arrival else { break }
            arrival = end
            for held in entries {
                let about = try subjects[held.origin, default: Subject(person: person.id)].payload(of: held.entry)
                guard let payload = about else { continue }
                shared.append(Line(held.entry, payload, of: held.origin, beside.actors))
            }
        }
        let values = try store.personalValues(of: person.id).map { value in
            Value(
                commitment: value.commitment.rawValue,
                text: String(validating: value.value, as: UTF8.self),
                base64: Data(value.value).base64EncodedString()
            )
        }
        let document = Document(
            person: person.id.rawValue,
            number: person.number.rawValue,
            name: person.details.name,
            department: person.details.department,
            position: person.details.position,
            archived: snapshot.roster.archived[person.id] != nil,
            badges: snapshot.roster.badges(of: person.id).map(\.description),
            items: try store.state().items.values.filter { $0.tag.owner == person.id }
                .sorted { $0.id.rawValue < $1.id.rawValue }
                .map { Thing(item: $0.id.rawValue, name: $0.name, beacon: $0.tag.identity.description) },
            lastSeen: try store.lastSeen()[person.id]?.instant.iso8601,
            accounts: beside.accounts.filter { $0.person == person.id }.map {
                SignIn(account: $0.id.rawValue, name: $0.name, role: $0.role.rawValue)
            },
            entries: lines,
            entriesOfOtherStations: shared,
            rollCalls: try whereabouts(of: person.id, in: snapshot, from: store),
            recordAccess: beside.accesses.map { Look($0, beside.actors) },
            personalValues: values
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(document))
    }

    private static func whereabouts(
        of person: PersonID,
        in snapshot: Snapshot,
        from store: any JournalStore
    ) throws -> [Whereabouts] {
        try snapshot.rollCalls.compactMap { call in
            guard let known = try store.rollCallPeople(call.id).first(where: { $0.person == person }) else {
                return nil
            }
            return Whereabouts(
                rollCall: call.id.rawValue,
                began: call.began.iso8601,
                isDrill: call.isDrill,
                isOnSite: known.isOnSite,
                mayBeInside: known.mayBeInside,
                lastSeen: known.lastSeen?.iso8601
            )
        }
    }
}

extension PersonRecord {
    /// Finds the entries of one chain that are about a person, or about an item while it is theirs.
    private struct Subject {
        let person: PersonID
        private var items: Set<ItemID> = []

        init(person: PersonID) { self.person = person }

        /// The payload of an entry about them; `nil` for another.
        mutating func payload(of entry: Entry) throws -> String? {
            if let state = entry.fact.taggedItem {
                if state.tag.owner == person { items.insert(state.item) } else { items.remove(state.item) }
            }
            let payload = try entry.fact.payload()
            // Identifiers are random: where one stands, the person or the item is meant.
            let isAbout = payload.contains(person.rawValue) || items.contains { payload.contains($0.rawValue) }
            return isAbout ? payload : nil
        }
    }
}

extension PersonRecord.Line {
    fileprivate init(_ entry: Entry, _ payload: String, of station: PeerID?, _ actors: ActorNames) {
        self.init(
            station: station?.text,
            sequence: entry.sequence,
            kind: entry.fact.kind,
            payload: payload,
            happened: entry.happened.iso8601,
            recorded: entry.recorded.iso8601,
            timeZone: entry.timeZone,
            source: entry.source.rawValue,
            receiver: entry.receiver,
            actor: entry.actor,
            by: actors.text(entry.actor)
        )
    }
}

extension PersonRecord.Look {
    fileprivate init(_ access: RecordAccess, _ actors: ActorNames) {
        self.init(
            actor: access.actor,
            by: actors.text(access.actor),
            part: access.part.rawValue,
            ofEverybody: access.person == nil,
            day: access.day.description,
            first: access.first.iso8601,
            last: access.last.iso8601,
            count: access.count
        )
    }
}
