import Attendance

/// Facts about other stations, and the payloads that are kept of them, for ever.
enum PeerFacts {
    static func examples() throws -> [(Fact, kind: String, payload: String)] {
        let key = String(repeating: "0f", count: 32)
        let peer = try FactExamples.some(PeerID(key))
        let message = try FactExamples.some(MessageID(rawValue: String(repeating: "a1", count: 16)))
        let sum = String(repeating: "c3", count: 32)
        let receipt = MessageReceipt(
            message: message,
            sender: peer,
            form: .picture,
            size: 5_000_000_000,
            hash: try FactExamples.some(ContentHash(sum))
        )
        return [
            (
                .stationPaired(StationPaired(station: peer, name: "后门 \"2\"")), "station-paired",
                #"{"name":"后门 \"2\"","station":"\#(key)"}"#
            ),
            (.stationUnpaired(StationUnpaired(station: peer)), "station-unpaired", #"{"station":"\#(key)"}"#),
            (
                .messageReceived(receipt), "message-received",
                #"{"form":"picture","hash":"\#(sum)","message":"\#(message.rawValue)","size":5000000000,"station":"\#(key)"}"#
            ),
            (
                .messageRefused(MessageRefused(message: message, station: peer, cause: .badName)), "message-refused",
                #"{"cause":"bad-name","message":"\#(message.rawValue)","station":"\#(key)"}"#
            ),
        ]
    }
}
