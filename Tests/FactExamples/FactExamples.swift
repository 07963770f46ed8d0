package import Attendance
package import BeaconKit

/// One fact of every kind, as tests write, read and mutate them.
package enum FactExamples {
    package static let person = PersonID(rawValue: "00000000-0000-4000-8000-000000000007")
    package static let beacon = BeaconIdentity(
        uuid: BeaconUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E),
        major: 1,
        minor: 42
    )

    /// One fact of every kind and the payload that is kept of it, for ever.
    package static func all() throws -> [(Fact, kind: String, payload: String)] {
        let number = try some(PersonNumber(rawValue: 7))
        let details = Commitment(rawValue: "aa")
        let site = Fact.siteConfigured(
            SiteConfigured(
                name: "Hafen \"Süd\"",
                timeZone: "Europe/Berlin",
                shift: try Shift("09:00-17:30", grace: 10),
                broadcastUUID: beacon.uuid,
                language: try some(Language(rawValue: "zh"))
            )
        )
        var policy = AttendancePolicy()
        policy.nearDistance = 2.5
        policy.sightings = 4
        policy.window = .seconds(30)
        policy.awayAfter = .seconds(90)
        let uuid = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"
        let badge = #"{"identity":"\#(uuid):1:42","person":"\#(person.rawValue)"}"#
        return [
            (
                site, "site",
                #"{"broadcastUUID":"\#(uuid)","end":1050,"grace":10,"language":"zh","name":"Hafen \"Süd\"","start":540,"#
                    + #""timeZone":"Europe/Berlin"}"#
            ),
            (
                .personAdded(
                    PersonAdded(
                        PersonState(person: person, number: number, details: details, photo: Commitment(rawValue: "bb"))
                    )
                ),
                "person-added",
                #"{"details":"aa","number":7,"person":"\#(person.rawValue)","photo":"bb"}"#
            ),
            (
                .personEdited(PersonEdited(PersonState(person: person, number: number, details: details, photo: nil))),
                "person-edited",
                #"{"details":"aa","number":7,"person":"\#(person.rawValue)"}"#
            ),
            (.personRemoved(PersonRemoved(person: person)), "person-removed", #"{"person":"\#(person.rawValue)"}"#),
            (.personArchived(PersonArchived(person: person)), "person-archived", #"{"person":"\#(person.rawValue)"}"#),
            (.personRestored(PersonRestored(person: person)), "person-restored", #"{"person":"\#(person.rawValue)"}"#),
            (.personErased(PersonErased(person: person)), "person-erased", #"{"person":"\#(person.rawValue)"}"#),
            (
                .erasureDeclined(ErasureDeclined(person: person)), "erasure-declined",
                #"{"person":"\#(person.rawValue)"}"#
            ),
            (.badgeAssigned(BadgeAssigned(identity: beacon, person: person)), "badge-assigned", badge),
            (.badgeRevoked(BadgeRevoked(identity: beacon, person: person)), "badge-revoked", badge),
            (
                .punched(Punch(person: person, direction: .in)), "punch",
                #"{"direction":"in","person":"\#(person.rawValue)","provisional":false}"#
            ),
            (
                .punched(Punch(person: person, direction: .out, isProvisional: true)), "punch",
                #"{"direction":"out","person":"\#(person.rawValue)","provisional":true}"#
            ),
            (
                .punched(
                    Punch(
                        person: person,
                        direction: .breakBegin,
                        isClockDoubtful: true,
                        isPresenceWeak: true,
                        key: "k\"1"
                    )
                ), "punch",
                #"{"clockDoubtful":true,"direction":"break-begin","key":"k\"1","person":"\#(person.rawValue)","#
                    + #""presenceWeak":true,"provisional":false}"#
            ),
            (
                .punched(
                    Punch(
                        person: person,
                        direction: .in,
                        key: "k",
                        isOffline: true,
                        signature: Commitment(rawValue: "cc")
                    )
                ), "punch",
                #"{"direction":"in","key":"k","offline":true,"person":"\#(person.rawValue)","provisional":false,"#
                    + #""signature":"cc"}"#
            ),
            (
                .receiverPlaced(try ReceiverPlacement(receiver: "00:1A:7D:DA:71:13", name: "Tür \"1\"", room: "大厅")),
                "receiver-placed",
                #"{"name":"Tür \"1\"","receiver":"00:1A:7D:DA:71:13","room":"大厅"}"#
            ),
            (
                .presenceConfigured(policy), "presence",
                #"{"awayAfter":90,"near":2.5,"sightings":4,"window":30}"#
            ),
            (
                .kioskConfigured(
                    try KioskSettings(
                        confirmation: .signature,
                        sound: true,
                        largeType: false,
                        readyAfter: 5,
                        photo: true
                    )
                ), "kiosk",
                #"{"confirmation":"signature","largeType":false,"photo":true,"readyAfter":5,"sound":true}"#
            ),
            (
                .punchPhotographed(
                    PunchPhotographed(
                        person: PersonID(rawValue: "p1"),
                        punch: EntryID(hash: [UInt8](repeating: 0xAB, count: 32)),
                        photo: Commitment(rawValue: "cc")
                    )
                ), "punch-photo",
                #"{"person":"p1","photo":"cc","punch":"\#(String(repeating: "ab", count: 32))"}"#
            ),
            (
                .kioskConfigured(
                    try KioskSettings(confirmation: .oneTap, sound: false, largeType: true, readyAfter: 8, photo: false)
                ), "kiosk",
                #"{"confirmation":"one-tap","largeType":true,"readyAfter":8,"sound":false}"#
            ),
            (.receiverDeaf(ReceiverDeaf(lastHeard: Instant(microseconds: -5))), "receiver-deaf", #"{"lastHeard":-5}"#),
            (
                .receiverDeaf(ReceiverDeaf(lastHeard: Instant(microseconds: 253_402_300_799_999_999))), "receiver-deaf",
                #"{"lastHeard":253402300799999999}"#
            ),
            (.receiverHeard, "receiver-heard", "{}"),
            (.radioChanged(RadioChanged(condition: "absent", cause: nil)), "radio", #"{"condition":"absent"}"#),
            (
                .radioChanged(RadioChanged(condition: "failed", cause: "hci0: \"no\"")), "radio",
                #"{"cause":"hci0: \"no\"","condition":"failed"}"#
            ),
            (.clockJumped(ClockJumped(seconds: -0.1)), "clock-jumped", #"{"seconds":-0.1}"#),
            (.clockJumped(ClockJumped(seconds: 1e-20)), "clock-jumped", #"{"seconds":1e-20}"#),
            (
                .stationStarted(StationStarted(version: "1.0/β\t\u{1}\\")), "station-started",
                #"{"version":"1.0/β\t\u0001\\"}"#
            ),
            (.stationStopped, "station-stopped", "{}"),
        ] + (try PlanningFacts.examples(person)) + (try CorrectionFacts.examples(person))
            + (try BelongingFacts.examples(person)) + (try PeerFacts.examples())
            + (try SharingFacts.examples()) + (try RetentionFacts.examples())
            + AccountFacts.examples(person) + (try PayFacts.examples(person))
            + (try VisitorFacts.examples(person))
    }

    /// A value that the examples are sure of.
    package static func some<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw FactError.badPayload(kind: "example") }
        return value
    }
}
