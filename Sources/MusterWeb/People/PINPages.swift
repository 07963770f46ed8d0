import Attendance
import Hummingbird
import Station

/// A person's PIN: set and removed on the person's page, and never shown.
struct PINPages: Sendable {
    let controller: PeopleController

    var routes: [Route] {
        [
            .post("/people/:id/pin", .permission(.editPeople)) { incoming in
                let person = try await controller.person(incoming)
                let isRemoved = incoming.form.isTicked("remove")
                do {
                    try await controller.services.access.setPIN(
                        isRemoved ? nil : incoming.form.trimmed("pin"),
                        of: person.id
                    )
                } catch PINError.unfit {
                    return .redirect(to: PeopleController.address(person.id, done: "pin-bad"), type: .normal)
                }
                let done = isRemoved ? "pin-removed" : "pin-saved"
                return .redirect(to: PeopleController.address(person.id, done: done), type: .normal)
            }
        ]
    }
}

/// The part of a person's page about their PIN.
struct PINView: Sendable {
    let words: KioskTexts
    let action: String
    let csrfToken: String
    let isSet: Bool
    let state: String

    /// - Returns: `nil` for somebody who is not there yet.
    init?(of person: PersonID?, for incoming: IncomingRequest, access: AccessControl) async throws {
        guard let person else { return nil }
        words = incoming.texts.kiosk
        action = PeopleController.address(person) + "/pin"
        csrfToken = incoming.csrfToken
        isSet = try await access.hasPIN(person)
        state = isSet ? words.pinIsSet : words.pinIsNotSet
    }
}
