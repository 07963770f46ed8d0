import Attendance
import Hummingbird
import Station

extension Request {
    /// The name of the cookie that keeps the language somebody chose.
    static let languageCookie = "lang"

    /// The language asked for in the address, as `?lang=zh`.
    var languageInAddress: Language? {
        uri.queryParameters["lang"].flatMap { Language(offered: String($0)) }
    }

    /// The language that is asked for: the address before the cookie before the browser's wish; `nil` without any of
    /// ours.
    var wishedLanguage: Language? {
        languageInAddress
            ?? cookies[Self.languageCookie].flatMap { Language(offered: $0.value) }
            ?? headers[.acceptLanguage].flatMap { AcceptLanguage($0).language }
    }
}
