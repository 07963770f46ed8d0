/// Keys without a character of their own (WebDriver, section 17.4.2).
enum Key: String, Sendable {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case shift = "\u{E008}"
    case control = "\u{E009}"
    case escape = "\u{E00C}"
    case space = " "
    case end = "\u{E010}"
    case home = "\u{E011}"
    case left = "\u{E012}"
    case up = "\u{E013}"
    case right = "\u{E014}"
    case down = "\u{E015}"
    case j = "j"
    case k = "k"
    case delete = "\u{E017}"
    case backspace = "\u{E003}"
}
