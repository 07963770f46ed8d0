import SwiftASN1

extension ASN1ObjectIdentifier {
    static let sha256: ASN1ObjectIdentifier = [2, 16, 840, 1, 101, 3, 4, 2, 1]
    /// `id-signedData` of RFC 5652.
    static let signedData: ASN1ObjectIdentifier = [1, 2, 840, 113_549, 1, 7, 2]
    /// `id-ct-TSTInfo` of RFC 3161.
    static let timeStampInfo: ASN1ObjectIdentifier = [1, 2, 840, 113_549, 1, 9, 16, 1, 4]
}
