package import Attendance

/// What a verification saw.
package struct VerificationReport: Sendable, Encodable {
    package let entries: Int64
    package let seals: Int64
    /// The last entry; 0 for an empty journal.
    package let sequence: Int64
    /// The last entry's hash in hexadecimal: worth writing down elsewhere.
    package let hash: String
    /// The key that the seals are of, in hexadecimal.
    package let publicKey: String?
    /// Whether that is the key of the data folder. Otherwise the seals only prove that they are all of one hand.
    package let isStationKey: Bool
    /// How what others say of the chain fits; `nil` where nobody says anything.
    package let anchors: AnchorReport?
    package let findings: [Finding]
    /// How many more findings there are.
    package let omitted: Int

    /// The report with what else was found.
    package func adding(_ more: [Finding]) -> VerificationReport {
        VerificationReport(
            entries: entries,
            seals: seals,
            sequence: sequence,
            hash: hash,
            publicKey: publicKey,
            isStationKey: isStationKey,
            anchors: anchors,
            findings: findings + more,
            omitted: omitted
        )
    }

    package var isGenuine: Bool { findings.isEmpty }
}
