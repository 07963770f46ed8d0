import Attendance
import BeaconKit
import MusterWeb
import Station
import Testing

/// Other stations, as if they had been there before the test.
extension WebServices {
    /// Trusts a station.
    @discardableResult
    func pair(_ byte: UInt8 = 7, name: String = "Back door") throws -> PeerID {
        let peer = try #require(PeerID(publicKey: [UInt8](repeating: byte, count: 32)))
        let draft = EntryDraft(
            .stationPaired(StationPaired(station: peer, name: name)),
            happened: Fixtures.now,
            source: .system,
            actor: "test"
        )
        _ = try sharing.append([draft], recorded: Fixtures.now)
        return peer
    }

    /// A station called that has revealed its number.
    ///
    /// - Returns: the pairing, which shows a code.
    @discardableResult
    func takeCall(id: String = "called", name: String = "Gate") throws -> Pairing {
        let other = try #require(PeerID(publicKey: [UInt8](repeating: 9, count: 32)))
        let address = try #require(PeerAddress("10.0.0.2"))
        var caller = Pairing(id: "x", calling: address, nonce: [UInt8](repeating: 1, count: 32), at: Fixtures.now)
        var pairing = Pairing(
            id: id,
            calledBy: other,
            greeting: caller.greeting(own: other, name: name, uuid: nil, port: 1),
            address: address,
            nonce: [UInt8](repeating: 2, count: 32),
            at: Fixtures.now
        )
        try pairing.revealed(caller.nonce)
        caller.answered(by: peers.manager.own, pairing.answer(own: peers.manager.own, name: "Here", uuid: nil))
        try sharing.save(pairing)
        return pairing
    }

    /// A text came from a station.
    func receive(_ text: String, from peer: PeerID, name: String = "Back door") throws -> Message {
        var draft = try peers.messages.begin()
        try draft.append(Array(text.utf8))
        let message = Message(
            id: draft.id,
            peer: peer,
            peerName: name,
            isIncoming: true,
            form: .text,
            name: text,
            size: draft.size,
            hash: try #require(ContentHash(bytes: [UInt8](repeating: 5, count: 32))),
            isForWall: false,
            created: Fixtures.now,
            state: .received,
            changed: Fixtures.now
        )
        try sharing.add(message)
        return message
    }
}
