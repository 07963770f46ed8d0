package import Attendance

/// How kiosks are to work, as a page, a program or a command asks for it. What is left out stays as it is.
package struct KioskSettingsRequest: Decodable, Sendable {
    package var confirmation: KioskSettings.Confirmation?
    package var sound: Bool?
    package var largeType: Bool?
    /// In s.
    package var readyAfter: Int?
    package var photo: Bool?

    package init() {}

    /// - Throws: `KioskSettingsError`.
    package func settings(over old: KioskSettings) throws(KioskSettingsError) -> KioskSettings {
        try KioskSettings(
            confirmation: confirmation ?? old.confirmation,
            sound: sound ?? old.sound,
            largeType: largeType ?? old.largeType,
            readyAfter: readyAfter ?? old.readyAfter,
            photo: photo ?? old.photo
        )
    }
}

extension KioskSettings.Confirmation: RequestValue {}
