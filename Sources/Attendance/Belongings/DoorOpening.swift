/// A door that a rule opened.
package struct DoorOpening: Hashable, Sendable {
    package let rule: RuleID
    package let door: Door
    /// Whose badge opened it; `nil` for a beacon that is nobody's.
    package let person: PersonID?

    package init(rule: RuleID, door: Door, person: PersonID? = nil) {
        self.rule = rule
        self.door = door
        self.person = person
    }
}
