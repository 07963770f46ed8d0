import Crypto

/// How the site's kiosks work.
package struct KioskSettings: Hashable, Sendable {
    /// What makes a punch of a tap on somebody's name.
    package enum Confirmation: String, Hashable, Sendable, CaseIterable, Codable {
        /// They sign.
        case signature
        /// They sign if they like.
        case optionalSignature = "optional-signature"
        /// They press a button.
        case button
        /// Nothing else. They may take it back for a moment.
        case oneTap = "one-tap"
    }

    package let confirmation: Confirmation
    /// Whether a sound tells what became of a punch.
    package let sound: Bool
    package let largeType: Bool
    /// After how many seconds a result makes way for the next person: ``readyRange``.
    package let readyAfter: Int
    /// Whether a picture is taken of the person who punches. It needs the tablet's camera, and a punch never waits for it.
    package let photo: Bool

    /// In s. Shorter, and nobody has read it; longer, and the next person waits.
    package static let readyRange = 2...60

    /// - Throws: ``KioskSettingsError``.
    package init(
        confirmation: Confirmation,
        sound: Bool,
        largeType: Bool,
        readyAfter: Int,
        photo: Bool
    ) throws(KioskSettingsError) {
        guard Self.readyRange.contains(readyAfter) else { throw .readyOutOfRange(readyAfter) }
        self.init(valid: confirmation, sound: sound, largeType: largeType, readyAfter: readyAfter, photo: photo)
    }

    private init(valid confirmation: Confirmation, sound: Bool, largeType: Bool, readyAfter: Int, photo: Bool) {
        self.confirmation = confirmation
        self.sound = sound
        self.largeType = largeType
        self.readyAfter = readyAfter
        self.photo = photo
    }

    /// What counts where nobody has decided.
    package static let usual = KioskSettings(
        valid: .signature,
        sound: true,
        largeType: false,
        readyAfter: 5,
        photo: false
    )

    /// Stands for what is set, so that one can tell whether it was changed meanwhile.
    package var version: String {
        var fields = CanonicalBytes(tag: "muster kiosk 2")
        fields.append(confirmation.rawValue)
        fields.append(Int64(sound ? 1 : 0))
        fields.append(Int64(largeType ? 1 : 0))
        fields.append(Int64(readyAfter))
        fields.append(Int64(photo ? 1 : 0))
        return Hexadecimal.text(SHA256.hash(data: fields.bytes).prefix(16))
    }
}

/// A value that the kiosks' settings cannot have.
package enum KioskSettingsError: Error, Hashable, Sendable {
    case readyOutOfRange(Int)
}

extension KioskSettingsError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .readyOutOfRange(let seconds):
            "The time until the kiosk is ready for the next person must be "
                + "\(KioskSettings.readyRange.lowerBound) to \(KioskSettings.readyRange.upperBound) s, not \(seconds)."
        }
    }
}
