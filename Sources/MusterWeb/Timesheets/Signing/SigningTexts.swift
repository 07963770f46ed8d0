import Station

/// What pages say of records that are signed.
package struct SigningTexts: Sendable, Decodable {
    let texts: TextTable

    package let title, open, confirmed, countersigned, changed, document, statement: String
    package let counterStatement, confirm, countersign, name, nameHint, done: String

    package func confirmedBy(_ name: String, _ moment: String) -> String {
        texts["confirmedBy", ["name": name, "moment": moment]]
    }

    package func countersignedBy(_ name: String, _ moment: String) -> String {
        texts["countersignedBy", ["name": name, "moment": moment]]
    }

    package func signatureOf(_ name: String) -> String { texts["signatureOf", ["name": name]] }
}
