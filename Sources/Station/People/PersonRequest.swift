package import Attendance

/// A person who is to be added, or what is to change about one, as a page, a program or a command asks for it. What is left
/// out stays as it is.
package struct PersonRequest: Decodable, Sendable {
    package let number: Clearable<NumberText>?
    package let name: Clearable<String>?
    package let department: Clearable<String>?
    package let position: Clearable<String>?

    /// - Throws: `RosterError`.
    package func person() throws(RosterError) -> NewPerson {
        NewPerson(
            number: try PersonNumber(typed: number?.value?.text ?? ""),
            details: try PersonDetails(
                name: name?.value ?? "",
                department: department?.value ?? "",
                position: position?.value ?? ""
            )
        )
    }

    /// - Throws: `RosterError`.
    package func change() throws(RosterError) -> PersonChange {
        var change = PersonChange(
            name: name.map { $0.value ?? "" },
            department: department.map { $0.value ?? "" },
            position: position.map { $0.value ?? "" }
        )
        if let number { change.number = try PersonNumber(typed: number.value?.text ?? "") }
        return change
    }
}
