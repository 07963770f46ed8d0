/// The frame around a page's content.
struct PageView: Sendable {
    struct LanguageLink: Sendable {
        let tag: String
        let name: String
        let address: String
        let isCurrent: Bool
    }

    let t: Texts
    let tag: String
    let title: String
    /// The folder of the assets' addresses.
    let assets: String
    let assetsVersion: String
    let icons: String
    /// The page's content, which is markup already.
    let content: String
    let languages: [LanguageLink]
    /// What only the live board has.
    let live: LiveView?

    /// - Parameter address: where the same page is in each language.
    init(
        title: String,
        language: Language,
        assets: AssetStore,
        content: String,
        live: LiveView? = nil,
        address: (Language) -> String
    ) {
        t = language.texts
        tag = language.tag
        self.title = title
        self.assets = assets.base
        assetsVersion = assets.version
        icons = assets.icons
        self.content = content
        self.live = live
        languages = Language.allCases.map {
            LanguageLink(tag: $0.tag, name: $0.ownName, address: address($0), isCurrent: $0 == language)
        }
    }
}
