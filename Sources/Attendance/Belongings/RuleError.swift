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
        case .emptyName: "The name is empty. Give the rule a name."
        case .badName(let limit): "Keep the rule's name to one line of \(limit) characters."
        case .badText(let limit): "Keep the text to one line of \(limit) characters."
        case .emptyNotice: "The notice is empty. Write what people are to be told."
        case .badInterval(let text):
            "“\(text)” is not a number of seconds from \(Rule.intervals.lowerBound) to \(Rule.intervals.upperBound)."
        case .badRoom(let text): "“\(text)” is not a room's name. Keep it to \(ReceiverPlacement.longest) characters."
        case .badDoor(let text): "“\(text)” is not a door's name. Give it 1 to \(Door.longest) characters."
        case .doesNothing: "The rule does nothing. Choose what it shows, tells or opens."
        case .doorNotNear: "A door opens only for who is near. Choose “is near”, or no door."
        case .minorWithoutMajor: "A minor without a major says nothing. Give the major as well."
        case .noSuchSubject: "The person or the item is not there any more. Choose anew."
        case .noSuchRule: "There is no such rule any more."
        case .changedMeanwhile: "Somebody else changed the rule meanwhile. Look at it again and repeat the change."
        case .doorsNotAllowed: "Opening doors is off. An administrator can allow it on the page of the rules."
        }
    }
}
