/// Why a rule cannot be so. The description says what to do.
package enum RuleError: Error, Hashable, Sendable {
    case emptyName
    case badName(limit: Int)
    case badText(limit: Int)
    /// The text of a notice is empty.
    case emptyNotice
    case badInterval(String)
    case badRoom(String)
    case badDoor(String)
    /// Nothing is to be shown, told or opened.
    case doesNothing
    /// Only who is near opens a door.
    case doorNotNear
    case minorWithoutMajor
    /// The person or the item is not there any more.
    case noSuchSubject
    case noSuchRule
    case changedMeanwhile
    /// Doors are opened only after an administrator has allowed it.
    case doorsNotAllowed
}

extension RuleError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .emptyName: "The name is empty. Enter a name for the rule."
        case .badName(let limit): "The rule's name is too long. Use one line of at most \(limit) characters."
        case .badText(let limit): "The text is too long. Use one line of at most \(limit) characters."
        case .emptyNotice: "The notice is empty. Write what it should say."
        case .badInterval(let text):
            "“\(text)” must be a number of seconds from \(Rule.intervals.lowerBound) to \(Rule.intervals.upperBound)."
        case .badRoom(let text): "“\(text)” is not a valid room name. Use 1 to \(ReceiverPlacement.longest) characters."
        case .badDoor(let text): "“\(text)” is not a valid door name. Use 1 to \(Door.longest) characters."
        case .doesNothing: "The rule does nothing. Choose what it shows, who it notifies or which door it opens."
        case .doorNotNear: "A rule can open a door only for “is near”. Choose “is near” or no door."
        case .minorWithoutMajor: "A minor needs a major. Enter the major as well."
        case .noSuchSubject: "The person or item no longer exists. Choose another."
        case .noSuchRule: "This rule no longer exists. List the rules again."
        case .changedMeanwhile: "Somebody else has just changed this rule. Look at it again and repeat your change."
        case .doorsNotAllowed: "Rules may not open doors. An administrator can allow it on the Rules page."
        }
    }
}
