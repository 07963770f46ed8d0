import Attendance
import BeaconKit

/// Examples of facts about where a station is and what it shares, with the texts that are fixed for ever.
enum SharingFacts {
    static let peer = String(repeating: "0123456789abcdef", count: 4)

    static func examples() throws -> [(Fact, String, String)] {
        guard let id = PeerID(peer) else { throw FactError.badPayload(kind: "sharing-changed") }
        let some = PeopleSelection.some(
            departments: ["Design", "林 \"x\""],
            people: [PersonID(rawValue: "p2"), PersonID(rawValue: "p1")]
        )
        let head = Head(sequence: 7, hash: [UInt8](repeating: 0xAB, count: 32))
        return [
            (.stationMoved(StationMoved(export: "e1")), "station-moved", #"{"id":"e1"}"#),
            (.stationArrived(StationArrived(export: "e1")), "station-arrived", #"{"id":"e1"}"#),
            (.stationReturned(StationReturned(export: "e1")), "station-returned", #"{"id":"e1"}"#),
            (
                .sharingChanged(SharingChanged(PeerScope(station: id, scope: .everything))), "sharing-changed",
                #"{"items":true,"people":"all","punches":"all","station":"\#(peer)"}"#
            ),
            (
                .sharingChanged(
                    SharingChanged(
                        PeerScope(station: id, scope: SharingScope(people: some, punches: .nobody, items: false))
                    )
                ),
                "sharing-changed",
                #"{"items":false,"people":"department Design\ndepartment 林 \"x\"\nperson p1\nperson p2","#
                    + #""punches":"none","station":"\#(peer)"}"#
            ),
            (
                .sharingChanged(
                    SharingChanged(
                        PeerScope(
                            station: id,
                            scope: SharingScope(people: .everybody, punches: .everybody, items: false, planning: true)
                        )
                    )
                ),
                "sharing-changed",
                #"{"items":false,"people":"all","planning":true,"punches":"all","station":"\#(peer)"}"#
            ),
            (
                .takingChanged(TakingChanged(PeerScope(station: id, scope: .everything))), "taking-changed",
                #"{"items":true,"people":"all","punches":"all","station":"\#(peer)"}"#
            ),
            (
                .sharingReceived(SharingReceived(station: id, head: head, people: .everybody)), "sharing-received",
                #"{"hash":"\#(String(repeating: "ab", count: 32))","people":"all","station":"\#(peer)","through":7}"#
            ),
        ]
    }
}
