import BeaconKit

extension Fact {
    /// The members of all kinds of payload. Which ones are there depends on the kind.
    struct Members: Decodable {
        var person: PersonID?
        var number: PersonNumber?
        var details: Commitment?
        var photo: Commitment?
        var identity: BeaconIdentity?
        var direction: String?
        var provisional: Bool?
        var clockDoubtful: Bool?
        var presenceWeak: Bool?
        var key: String?
        var offline: Bool?
        var signature: Commitment?
        var receiver: String?
        var room: String?
        var near: Double?
        var sightings: Int?
        var window: Int?
        var awayAfter: Int?
        var lastHeard: Int64?
        var condition: String?
        var cause: String?
        var seconds: Double?
        var version: String?
        var name: String?
        var timeZone: String?
        var start: Int?
        var end: Int?
        var grace: Int?
        var broadcastUUID: String?
        var language: String?
        var id: String?
        var code: String?
        var leaveGrace: Int?
        var earlyWindow: Int?
        var lateWindow: Int?
        var breaks: String?
        var from: LocalDay?
        var to: LocalDay?
        var day: LocalDay?
        var part: String?
        var scope: String?
        var department: String?
        var anchor: LocalDay?
        var cycle: String?
        var leave: String?
        var duplicateWindow: Int?
        var longestSession: Int?
        var rest: Int?
        var toleratedAway: Int?
        var away: String?
        var closing: String?
        var roundingIn: String?
        var roundingOut: String?
        var overtimeTolerance: Int?
        var change: String?
        var at: Int64?
        var punch: String?
        var correction: String?
        var reason: Commitment?
        var drill: Bool?
        var state: String?
        var warden: String?
        var safe: Int?
        var missing: Int?
        var notOnSite: Int?
        var unlisted: Int?
        var unaccounted: Int?
        var item: ItemID?
        var owner: PersonID?
        var exitTime: Int?
        var rooms: String?
        var quiet: String?
        var alert: String?
        var lastSeen: Int64?
        var rule: RuleID?
        var repetition: Int?
        var about: AlertID?
        var text: String?
        var answer: String?
        var until: Int64?
        var subject: String?
        var uuid: String?
        var major: UInt16?
        var minor: UInt16?
        var event: String?
        var hours: String?
        var interval: Int?
        var show: String?
        var notify: String?
        var door: String?
        var means: String?
        var on: Bool?
        var allowed: Bool?
        var station: String?
        var message: String?
        var form: String?
        var size: Int64?
        var people: String?
        var punches: String?
        var items: Bool?
        var through: Int64?
        var hash: String?
        var presence: Int?
        var attendance: Int?
        var signatures: Int?
        var rollCalls: Int?
        var messages: Int?
        var recordAccess: Int?
        var records: String?
        var before: LocalDay?
        var count: Int?
        var digest: String?
        var account: String?
        var role: String?

        /// The members of a person's state.
        var personState: (PersonID, PersonNumber, Commitment)? {
            guard let person, let number, let details else { return nil }
            return (person, number, details)
        }
    }
}
