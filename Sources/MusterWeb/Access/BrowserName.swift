/// What people call a browser: its product and its system, out of what it says of itself.
///
/// `User-Agent` headers pretend to be each other, so the telling words are looked for from the rarest on.
package enum BrowserName {
    private static let products = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("MicroMessenger/", "WeChat"),
        ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
        ("Safari/", "Safari"), ("curl/", "curl"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
        ("Mac OS X", "macOS"), ("Linux", "Linux"),
    ]

    /// A name as `Firefox, Windows`; what the browser says itself where it is none that is known.
    package static func name(of agent: String) -> String {
        let parts = [products, systems].compactMap { known in known.first { agent.contains($0.0) }?.1 }
        return parts.isEmpty ? agent : parts.joined(separator: ", ")
    }
}
