package import Attendance

/// What is taken of other stations.
package struct MessageRules: Hashable, Sendable {
    /// The largest text, in bytes.
    package var largestText: Int64 = 64 * 1024
    /// The largest picture, in bytes.
    package var largestPicture: Int64 = 32 * 1024 * 1024
    /// The largest file, in bytes.
    package var largestFile: Int64 = 4 * 1024 * 1024 * 1024
    /// What has to stay free on the disk, in bytes.
    package var reserve: Int64 = 256 * 1024 * 1024
    /// The most pixels of a picture: browsers unpack four bytes for each.
    package var mostPixels = 40_000_000

    package init() {}

    /// The largest content of a form, in bytes.
    package func largest(_ form: MessageForm) -> Int64 {
        switch form {
        case .text: largestText
        case .picture: largestPicture
        case .file: largestFile
        }
    }

    /// Why a message is not taken as it is announced; `nil` if it is.
    ///
    /// - Parameter free: bytes that are free on the disk; `nil` where nobody knows.
    package func refusal(of offer: MessageOffer, isWanted: Bool, free: Int64?) -> MessageRefusal? {
        guard isWanted else { return .notWanted }
        guard MessageOffer.isName(offer.name) else { return .badName }
        guard offer.size > 0 else { return .badContent }
        guard offer.size <= largest(offer.form) else { return .tooLarge }
        if let free, free - offer.size < reserve { return .diskFull }
        return nil
    }

    /// Whether a picture's header says that it is one, and of how many pixels.
    package func isPicture(_ head: [UInt8]) -> Bool {
        guard Photo.kind(of: head) != nil, let size = PictureSize(head.span), size.width > 0, size.height > 0 else {
            return false
        }
        let (pixels, isTooMany) = size.width.multipliedReportingOverflow(by: size.height)
        return !isTooMany && pixels <= mostPixels
    }
}
