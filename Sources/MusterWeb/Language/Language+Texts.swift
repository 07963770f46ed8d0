package import Attendance
import Station

extension Language {
    /// Everything that the pages say.
    package var texts: Texts { Texts.all[self] ?? Texts.english }
}

extension Texts {
    /// One of each catalogue, read once.
    static let all = Dictionary(uniqueKeysWithValues: Catalogue.all.map { ($0.language, Texts($0)) })

    static let english = Texts(.english)

    private init(_ catalogue: Catalogue) { self = catalogue.table(Self.self, "common") }
}
