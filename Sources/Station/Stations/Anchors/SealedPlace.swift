package import Attendance

/// Where a chain stands at an entry, signed by its station, as it goes from station to station.
package struct SealedPlace: Hashable, Sendable, Codable {
    package let sequence: Int64
    /// 64 hexadecimal digits.
    package let hash: String
    /// The signature of a ``Seal`` in hexadecimal.
    package let seal: String

    package init(hash: [UInt8], seal: Seal) {
        sequence = seal.sequence
        self.hash = Hexadecimal.text(hash)
        self.seal = Hexadecimal.text(seal.signature)
    }

    /// The place, if the station has signed it and a chain can have it.
    package func head(of station: PeerID) -> Head? {
        guard sequence > 0, Plausible.sequences.contains(sequence), seal.utf8.count == 128,
            let hash = EntryID(hash).flatMap({ Hexadecimal.bytes($0.text) }), let signature = Hexadecimal.bytes(seal)
        else { return nil }
        let seal = Seal(sequence: sequence, publicKey: station.publicKey, signature: signature)
        return seal.covers(hash: hash) ? Head(sequence: sequence, hash: hash) : nil
    }
}
