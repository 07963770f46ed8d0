import Attendance
import Hummingbird
import Station

/// A person's PIN: set and removed on the person's page, and never shown.
struct PINPages: Sendable {
    let desk: PeopleDesk

    var routes: [Route] {
        [
            .post("/people/:id/pin", .permission(.editPeople)) { visit in
                let person = try await desk.person(visit)
                let isRemoved = visit.form.isTicked("remove")
                do {
                    try await desk.services.desk.setPIN(isRemoved ? nil : visit.form.trimmed("pin"), of: person.id)
                } catch PINError.unfit {
                    return .redirect(to: PeopleDesk.address(person.id, done: "pin-bad"), type: .normal)
                }
                let done = isRemoved ? "pin-removed" : "pin-saved"
                return .redirect(to: PeopleDesk.address(person.id, done: done), type: .normal)
            }
        ]
    }
}

/// The part of a person's page about their PIN.
struct PINView: Sendable {
    let words: KioskTexts
    let action: String
    let proof: String
    let isSet: Bool
    let state: String

    /// - Returns: `nil` for somebody who is not there yet.
    init?(of person: PersonID?, for visit: Visit, desk: AccessDesk) async throws {
        guard let person else { return nil }
        words = visit.texts.kiosk
        action = PeopleDesk.address(person) + "/pin"
        proof = visit.proof
        isSet = try await desk.hasPIN(person)
        state = isSet ? words.pinIsSet : words.pinIsNotSet
    }
}
