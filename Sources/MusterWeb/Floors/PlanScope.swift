package import Station

/// What a plan shows beside people and receivers, by what its viewer may see.
package struct PlanScope: Hashable, Sendable {
    /// Where items are.
    let items: Bool
    /// What wardens said in the roll call that goes on.
    let rollCall: Bool

    /// What everybody sees who may see the board.
    package init() {
        items = false
        rollCall = false
    }

    package init(_ principal: Principal) {
        items = principal.may(.viewPeople)
        rollCall = principal.may(.viewRollCalls)
    }
}

extension BoardChange {
    /// Whether a plan shows anything of it.
    var isOfPlan: Bool {
        all || items || !people.isEmpty || !removed.isEmpty || parts.contains(.receivers) || parts.contains(.rollCall)
    }
}
