package import Attendance
import BeaconKit
package import Crypto
package import Foundation

/// What a receiver of this kind, another machine with `muster gateway`, heard since its last batch: numbered, signed with
/// its key for one station, and bounded.
package struct HearingBatch: Hashable, Sendable, Codable {
    /// An iBeacon that was heard once.
    package struct Report: Hashable, Sendable, Codable {
        /// Of the sender, 48 bits.
        package var address: UInt64
        /// In dBm; 127 where it has none.
        package var rssi: Int8
        /// The advertising data from the flags on, in Base64 in JSON.
        package var data: Data
        /// When it was heard, by the receiver's clock, in µs since 1970.
        package var heard: Int64
        /// How long ago that was when the batch was sent, in µs, by a clock that nobody can set.
        package var age: Int64

        package init(address: UInt64, rssi: Int8, data: Data, heard: Int64, age: Int64) {
            self.address = address
            self.rssi = rssi
            self.data = data
            self.heard = heard
            self.age = age
        }
    }

    /// The most reports of one batch: four batches a second stay below what is let in of one gateway.
    package static let mostReports = 400
    /// The most bytes of one batch with its signature.
    package static let largest = 256 << 10
    /// The most bytes of one advertisement, and what no time exceeds, in µs.
    private static let (longestData, furthest): (Int, Int64) = (255, 1 << 60)
    private static let signatureLength = 64

    /// A random name for each time that the receiver was started: 32 hexadecimal digits.
    package var run: String
    /// Counted from 1 in each run, without a gap.
    package var number: Int64
    /// What the receiver heard of anything since it was started.
    package var counter: Int64
    /// Whether any of its radios listens.
    package var isScanning: Bool
    /// Reports that were given up since the last batch: by the kernel, or because too many waited.
    package var dropped: Int
    package var reports: [Report]

    package init(run: String, number: Int64, counter: Int64, isScanning: Bool, dropped: Int, reports: [Report]) {
        self.run = run
        self.number = number
        self.counter = counter
        self.isScanning = isScanning
        self.dropped = dropped
        self.reports = reports
    }

    /// The signature and the batch, as they are sent.
    package func signed(with key: Curve25519.Signing.PrivateKey, for station: PeerID) throws -> [UInt8] {
        try Self.signed(Array(try JSONEncoder().encode(self)), with: key, for: station)
    }

    /// A document with its signature.
    package static func signed(
        _ document: [UInt8],
        with key: Curve25519.Signing.PrivateKey,
        for station: PeerID
    ) throws -> [UInt8] {
        Array(try key.signature(for: message(document, for: station))) + document
    }

    /// Reads what came, whatever it is.
    ///
    /// - Parameters:
    ///   - sender: whose key the connection showed.
    ///   - station: this one.
    /// - Throws: ``PeerRefusal/badRequest`` for what is not signed by the sender for this station, is too large, or says
    ///   what cannot be.
    package init(_ bytes: [UInt8], from sender: PeerID, for station: PeerID) throws(PeerRefusal) {
        guard (Self.signatureLength...Self.largest).contains(bytes.count),
            let key = try? Curve25519.Signing.PublicKey(rawRepresentation: sender.publicKey)
        else { throw .badRequest }
        let document = Array(bytes.dropFirst(Self.signatureLength))
        guard
            key.isValidSignature(
                bytes.prefix(Self.signatureLength),
                for: Self.message(document, for: station)
            ), let batch = try? JSONDecoder().decode(Self.self, from: Data(document)), batch.isPossible
        else { throw .badRequest }
        self = batch
    }

    private var isPossible: Bool {
        run.utf8.count == 32 && number >= 1 && number < Self.furthest && (0..<Self.furthest).contains(counter)
            && (0...1_000_000_000).contains(dropped) && reports.count <= Self.mostReports
            && reports.allSatisfy { report in
                report.data.count <= Self.longestData && (0...Self.furthest).contains(report.heard)
                    && (0...Self.furthest).contains(report.age)
            }
    }

    private static func message(_ document: [UInt8], for station: PeerID) -> [UInt8] {
        Array("muster hearing 1|\(station.text)|".utf8) + document
    }

    /// What it says, for whoever reads gateways. First what was heard, as what the counter proves is newer.
    ///
    /// - Parameter host: the address from which it came.
    package func news(from host: String) -> [GatewayNews] {
        var news: [GatewayNews] = [.instance(host), .scanning(isScanning)]
        if dropped > 0 { news.append(.lost(dropped)) }
        news += reports.map { report in
            .advert(
                GatewayAdvert(
                    address: report.address,
                    rssi: report.rssi,
                    data: Array(report.data),
                    sent: Instant(microseconds: report.heard),
                    age: report.age
                )
            )
        }
        news.append(.counter(counter))
        return news
    }
}

/// What the station answers to a batch.
package struct HearingAnswer: Hashable, Sendable, Codable {
    /// The number that it takes next.
    package let next: Int64
    /// Whether somebody gave the receiver a room: before, nothing that it hears is believed.
    package let isPlaced: Bool

    package init(next: Int64, isPlaced: Bool) {
        self.next = next
        self.isPlaced = isPlaced
    }
}
