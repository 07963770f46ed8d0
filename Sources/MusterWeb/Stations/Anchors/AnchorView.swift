import Attendance
import Station

/// Where the journal stands, as a code and in words, for paper.
struct AnchorView: Sendable {
    /// How many digits of the hash people read.
    private static let digits = 16

    let t: AnchorTexts
    let entry: String
    /// What the code says.
    let text: String
    let qr: QRCode?

    init(_ anchor: Anchor, texts: AnchorTexts) {
        t = texts
        entry = texts.entry(anchor.sequence, String(Hexadecimal.text(anchor.hash).prefix(Self.digits)))
        text = anchor.text
        qr = QRCode(anchor.codeText, isPlain: true)
    }

    /// - Returns: `nil` for a journal without an entry, and for one that cannot be signed here.
    init?(_ services: WebServices, texts: Texts) throws {
        guard let anchor = try services.sharing.ownAnchor() else { return nil }
        self.init(anchor, texts: texts.anchors)
    }
}
