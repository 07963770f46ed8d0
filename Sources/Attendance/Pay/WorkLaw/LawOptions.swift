/// What a site has agreed where the law allows it.
package struct LawOptions: Hashable, Sendable {
    /// The first day of weeks, 1 for Monday to 7 for Sunday.
    package var week = 1
    /// Minutes of work on a day by agreement, in place of the nine hours of Spain's art. 34.3; `nil` for none.
    package var agreedDay: Int?
    /// Night work here is dangerous or straining: 2003/88/EC art. 8 (b).
    package var isNightHazardous = false
    /// The first meal is waived by both sides on days of six hours at most: California § 512 (a).
    package var waivesFirstMeal = false
    /// The second meal is waived by both sides on days of twelve hours at most, if the first was taken.
    package var waivesSecondMeal = false

    /// What can be agreed, in minutes.
    package static let agreedDays = 1...1440

    package init() {}
}
