/// How the journal keeps what happens between stations: the form is fixed for ever.
extension Fact {
    var peerPayload: String {
        switch self {
        case .stationPaired(let peer, let name):
            CanonicalJSON.object(["station": .string(peer.text), "name": .string(name)])
        case .stationUnpaired(let peer): CanonicalJSON.object(["station": .string(peer.text)])
        case .messageReceived(let receipt):
            CanonicalJSON.object([
                "message": .string(receipt.message.rawValue), "station": .string(receipt.sender.text),
                "form": .string(receipt.form.rawValue), "size": .integer(receipt.size),
                "hash": .string(receipt.hash.text),
            ])
        case .messageRefused(let message, let peer, let refusal):
            CanonicalJSON.object([
                "message": .string(message.rawValue), "station": .string(peer.text),
                "cause": .string(refusal.rawValue),
            ])
        default: CanonicalJSON.object([:])
        }
    }

    init?(peer kind: Kind, _ members: Members) {
        guard let peer = members.station.flatMap({ PeerID($0) }) else { return nil }
        let message = members.message.flatMap(MessageID.init(rawValue:))
        switch kind {
        case .stationPaired:
            guard let name = members.name else { return nil }
            self = .stationPaired(peer, name: name)
        case .stationUnpaired: self = .stationUnpaired(peer)
        case .messageReceived:
            guard let message, let form = members.form.flatMap(MessageForm.init(rawValue:)), let size = members.size,
                let hash = members.hash.flatMap({ EntryID($0) })
            else { return nil }
            self = .messageReceived(
                MessageReceipt(message: message, sender: peer, form: form, size: size, hash: ContentHash(hash))
            )
        case .messageRefused:
            guard let message, let refusal = members.cause.flatMap(MessageRefusal.init(rawValue:)) else { return nil }
            self = .messageRefused(message, from: peer, refusal)
        default: return nil
        }
    }
}
