/// The laws of working time that a site can have checked. They are minima: exceptions by sector or by collective
/// agreement are not known here, and none of this is legal advice.
package enum WorkLaw: String, Hashable, Sendable, Codable, CaseIterable {
    /// Directive 2003/88/EC. It binds states; where a state's own law stands beside it, choose that as well.
    case europeanUnion = "eu"
    /// Arbeitszeitgesetz.
    case germany = "de"
    /// Code du travail.
    case france = "fr"
    /// Estatuto de los Trabajadores.
    case spain = "es"
    /// California Labor Code.
    case california = "us-ca"

    /// What it asks, with its article.
    package var articles: [LawArticle] {
        switch self {
        case .europeanUnion:
            [
                LawArticle("2003/88/EC art. 3", .dailyRest(11 * 60)),
                // How long the break is, is left to the states.
                LawArticle("2003/88/EC art. 4", .breaks(after: 6 * 60, orAtIt: false, total: 1, part: 1)),
                // 24 hours and the 11 of article 3.
                LawArticle("2003/88/EC art. 5", .weeklyRest(35 * 60)),
                // Four months by article 16 (b).
                LawArticle("2003/88/EC art. 6", .average(48 * 60, weeks: 17)),
                // Eight hours in 24 on average: the Commission's communication of 2017 leaves out the weekly rest of
                // article 5, so that six days count.
                LawArticle("2003/88/EC art. 8 (a)", .nightAverage(48 * 60, weeks: 17)),
                LawArticle("2003/88/EC art. 8 (b)", .hazardousNight(8 * 60)),
            ]
        case .germany:
            [
                LawArticle("ArbZG § 3 sentence 1", .day(8 * 60), .notice),
                LawArticle("ArbZG § 3 sentence 2", .day(10 * 60)),
                // Eight hours on each of six working days, over 24 weeks.
                LawArticle("ArbZG § 3 sentence 2", .average(48 * 60, weeks: 24)),
                LawArticle("ArbZG § 4 sentence 1", .breaks(after: 9 * 60, orAtIt: false, total: 45, part: 15)),
                LawArticle("ArbZG § 4 sentence 1", .breaks(after: 6 * 60, orAtIt: false, total: 30, part: 15)),
                LawArticle("ArbZG § 4 sentence 3", .stretch(6 * 60, part: 15)),
                LawArticle("ArbZG § 5 (1)", .dailyRest(11 * 60)),
            ]
        case .france:
            [
                LawArticle("Code du travail L3121-16", .breaks(after: 6 * 60, orAtIt: true, total: 20, part: 20)),
                LawArticle("Code du travail L3121-18", .day(10 * 60)),
                LawArticle("Code du travail L3121-20", .week(48 * 60)),
                LawArticle("Code du travail L3121-22", .average(44 * 60, weeks: 12)),
                LawArticle("Code du travail L3131-1", .dailyRest(11 * 60)),
                LawArticle("Code du travail L3132-2", .weeklyRest(35 * 60)),
            ]
        case .spain:
            [
                // On average over the year.
                LawArticle("Estatuto de los Trabajadores art. 34.1", .average(40 * 60, weeks: 52)),
                LawArticle("Estatuto de los Trabajadores art. 34.3", .dailyRest(12 * 60)),
                LawArticle("Estatuto de los Trabajadores art. 34.3", .day(9 * 60)),
                LawArticle("Estatuto de los Trabajadores art. 34.4", .stretch(6 * 60, part: 15)),
                // A day and a half, which may be taken together over up to fourteen days.
                LawArticle("Estatuto de los Trabajadores art. 37.1", .weeklyRest(36 * 60, over: 2)),
            ]
        case .california:
            [
                LawArticle("California Labor Code § 512 (a)", .meal(number: 1, before: 5 * 60)),
                LawArticle("California Labor Code § 512 (a)", .meal(number: 2, before: 10 * 60)),
            ]
        }
    }
}
