package import Station

/// What the pages about beacons and receivers say.
package struct SignalTexts: Sendable {
    // The list of beacons.
    package let beacons: String
    package let beaconsHint: String
    package let uuid: String
    package let uuidHint: String
    package let major: String
    package let minor: String
    package let search: String
    package let sortBy: String
    package let descending: String
    package let show: String
    package let pause: String
    package let resume: String
    package let paused: String
    package let stale: String
    package let owner: String
    package let distanceTitle: String
    package let proximityTitle: String
    package let rssi: String
    package let lastMinuteTitle: String
    package let receiver: String
    package let room: String
    package let heardTitle: String
    package let noBeacons: String
    package let silent: String
    package let nothing: String
    package let beaconCount: @Sendable (_ count: Int) -> String
    package let someShown: @Sendable (_ shown: Int, _ count: Int) -> String
    package let tooMany: String
    package let distance: @Sendable (_ meters: String, _ uncertainty: String) -> String
    package let unknownDistance: String
    package let immediate: String
    package let near: String
    package let far: String
    package let lastMinute: @Sendable (_ low: Int, _ high: Int) -> String
    package let badgeOf: @Sendable (_ number: Int, _ name: String) -> String
    package let callOf: @Sendable (_ number: Int, _ name: String) -> String
    package let callOfNobody: @Sendable (_ number: Int) -> String
    package let ownVoice: String
    package let otherStation: String
    package let unknown: String
    package let bind: String
    package let bindLabel: @Sendable (_ identity: String) -> String
    package let badUUID: @Sendable (_ typed: String) -> String
    package let badMajor: @Sendable (_ typed: String) -> String
    package let badMinor: @Sendable (_ typed: String) -> String
    package let badLimit: @Sendable (_ most: Int) -> String

    // Whose badge it is to be.
    package let bindTitle: String
    package let bindHint: String
    package let bindTo: @Sendable (_ name: String) -> String
    package let nobodyFound: String
    package let backToBeacons: String

    // Receivers.
    package let receiversHint: String
    package let finding: @Sendable (RadioDiagnosis.Finding) -> RadioWords
    package let reportsPerSecond: String
    package let lost: String
    package let lastHeard: String
    package let adapter: String
    package let address: String
    package let levels: String
    package let levelsOf: @Sendable (_ low: Int, _ high: Int) -> String
    package let rates: String
    package let ratesUpTo: @Sendable (_ rate: String) -> String
    package let changeReceiver: String
    package let change: @Sendable (_ name: String) -> String
    package let name: String
    package let roomHint: String
    package let save: String
    package let changedTo: @Sendable (_ name: String, _ room: String) -> String
    package let changedMeanwhile: String
    package let emptyName: String
    package let emptyRoom: String
    package let tooLong: @Sendable (_ most: Int) -> String
    package let controlCharacter: String
    package let nameTaken: @Sendable (_ name: String) -> String
    package let noSuchReceiver: String
}
