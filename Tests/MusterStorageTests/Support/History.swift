import Attendance
import BeaconKit
import Foundation

/// Facts for tests, each the same every time.
enum History {
    static let actor = "tester"
    /// 2026-03-02 06:00:00 UTC, a Monday.
    static let start = Instant(microseconds: 1_772_431_200_000_000)
    static let broadcastUUID = BeaconUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E)

    static func id(_ number: Int) -> PersonID {
        let digits = String(number)
        return PersonID(
            rawValue: "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        )
    }

    static func identity(_ minor: UInt16) -> BeaconIdentity {
        BeaconIdentity(uuid: broadcastUUID, major: 7, minor: minor)
    }

    static func site() throws -> EntryDraft {
        EntryDraft(
            .siteConfigured(
                SiteConfigured(
                    name: "Harbour",
                    timeZone: "Europe/Berlin",
                    shift: try Shift("09:00-17:30", grace: 10),
                    broadcastUUID: broadcastUUID
                )
            ),
            happened: start,
            source: .system,
            actor: actor
        )
    }

    /// Somebody called `Person <number>`, with a photo where `photo` is given.
    static func person(_ number: Int, name: String? = nil, photo: Photo? = nil, edit: Bool = false) throws -> EntryDraft
    {
        let id = id(number)
        let details = try PersonDetails(name: name ?? "Person \(number)", department: "Sales", position: "")
        let value = PersonalValue.make(details: details, person: id)
        let picture = photo.map { PersonalValue.make(photo: $0, person: id) }
        guard let staffNumber = PersonNumber(rawValue: number) else { throw RosterError.numberOutOfRange("\(number)") }
        let fact: Fact =
            edit
            ? .personEdited(
                PersonEdited(
                    PersonState(person: id, number: staffNumber, details: value.commitment, photo: picture?.commitment)
                )
            )
            : .personAdded(
                PersonAdded(
                    PersonState(person: id, number: staffNumber, details: value.commitment, photo: picture?.commitment)
                )
            )
        return EntryDraft(
            fact,
            happened: start,
            source: .supervisor,
            actor: actor,
            personal: [value] + (picture.map { [$0] } ?? [])
        )
    }

    static func draft(_ fact: Fact, minutes: Int64 = 0) -> EntryDraft {
        EntryDraft(
            fact,
            happened: start.adding(microseconds: minutes * 60_000_000),
            source: .beacon,
            receiver: "Entrance",
            actor: "station"
        )
    }

    static func punch(_ number: Int, _ direction: Punch.Direction, minutes: Int64, provisional: Bool = false)
        -> EntryDraft
    {
        draft(.punched(Punch(person: id(number), direction: direction, isProvisional: provisional)), minutes: minutes)
    }

    /// A small JPEG, by its first bytes.
    static func photo(_ filler: UInt8 = 7) throws -> Photo {
        try Photo(bytes: [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1] + [UInt8](repeating: filler, count: 2000))
    }
}
