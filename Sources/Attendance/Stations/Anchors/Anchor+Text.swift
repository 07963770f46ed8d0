import BeaconKit
import Foundation

/// An anchor as one line, for paper, files and mails.
///
///     muster-anchor:1:STATION:SEQUENCE:HASH
///     muster-anchor:1:STATION:SEQUENCE:HASH:VOUCHER:TIME:SIGNATURE
///     muster-anchor:1:STATION:SEQUENCE:HASH:stamp:TOKEN
///
/// Keys, hashes and signatures are lowercase hexadecimal, the time is in µs since 1970, the token is base64.
extension Anchor {
    static let prefix = "muster-anchor"
    /// The most bytes of a line.
    package static let longestText = 65_536
    /// The most bytes of a file of anchors.
    package static let largestFile = 16 << 20
    /// The most anchors of a file, and of one verification.
    package static let mostAnchors = 100_000

    package var text: String {
        let place = "\(Self.prefix):1:\(station.text):\(sequence):\(Hexadecimal.text(hash))"
        return switch kind {
        case .written: place
        case .countersigned(let voucher, let time, let signature):
            "\(place):\(voucher.text):\(time.microseconds):\(Hexadecimal.text(signature))"
        case .stamped(let token): "\(place):stamp:\(Data(token).base64EncodedString())"
        }
    }

    /// Station, entry and hash in capitals, of which codes are smaller.
    package var codeText: String {
        "\(Self.prefix):1:\(station.text):\(sequence):\(Hexadecimal.text(hash))".uppercased()
    }

    /// Reads ``text`` or ``codeText`` and nothing else. It says nothing of whether signatures are right.
    ///
    /// - Throws: ``AnchorError``.
    package init(reading text: String) throws(AnchorError) {
        guard text.utf8.count <= Self.longestText else { throw .tooLong }
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .notAnAnchor }
        var fields = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if fields[0] == Self.prefix.uppercased(), fields.count == 5, text == text.uppercased() {
            fields = fields.map { $0.lowercased() }
        }
        guard fields[0] == Self.prefix, fields.count > 1 else { throw .notAnAnchor }
        guard fields[1] == "1" else { throw Int64(fields[1]) == nil ? .notAnAnchor : .newer }
        guard fields.count >= 5 else { throw .unreadable("end") }
        guard let station = PeerID(fields[2]) else { throw .unreadable("station's key") }
        guard let sequence = Self.integer(fields[3]), sequence > 0 else { throw .unreadable("entry's number") }
        guard let hash = EntryID(fields[4]).flatMap({ Hexadecimal.bytes($0.text) }) else { throw .unreadable("hash") }
        let kind = try Self.kind(fields.dropFirst(5))
        guard let anchor = Anchor(of: station, at: Head(sequence: sequence, hash: hash), kind) else {
            throw .unreadable("content")
        }
        self = anchor
    }

    /// Reads a file: one anchor a line. Empty lines, and those that begin with `#`, say nothing.
    ///
    /// - Throws: ``AnchorError``.
    package static func all(reading text: String) throws(AnchorError) -> [Anchor] {
        guard text.utf8.count <= largestFile else { throw .tooLong }
        var anchors: [Anchor] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            guard anchors.count < mostAnchors else { throw .tooMany(mostAnchors) }
            anchors.append(try Anchor(reading: line))
        }
        return anchors
    }

    private static func kind(_ fields: ArraySlice<String>) throws(AnchorError) -> AnchorKind {
        let fields = Array(fields)
        switch fields.count {
        case 0: return .written
        case 2 where fields[0] == "stamp":
            guard let token = Data(base64Encoded: fields[1]), token.base64EncodedString() == fields[1] else {
                throw .unreadable("time stamp")
            }
            return .stamped(token: Array(token))
        case 3:
            guard let voucher = PeerID(fields[0]) else { throw .unreadable("countersigner's key") }
            guard let time = integer(fields[1]) else { throw .unreadable("time") }
            guard let signature = Hexadecimal.bytes(fields[2]), fields[2] == fields[2].lowercased() else {
                throw .unreadable("signature")
            }
            return .countersigned(by: voucher, at: Instant(microseconds: time), signature: signature)
        default: throw .unreadable("end")
        }
    }

    /// A number as it is written here, so that one anchor has one text.
    private static func integer(_ text: String) -> Int64? {
        guard let value = Int64(text), String(value) == text else { return nil }
        return value
    }
}
