import BeaconKit

extension Acknowledgement {
    var payload: String {
        CanonicalJSON.object([
            "id": .string(id.rawValue), "person": .string(person.rawValue),
            "exception": .string(exception.kind.rawValue), "day": .string(exception.day.description),
            "at": .integer(exception.at.microseconds), "length": exception.length.map { .integer($0) },
            "with": exception.with.map { .string($0.rawValue) }, "reason": reason.map { .string($0.rawValue) },
        ])
    }

    init?(_ members: Fact.Members) {
        guard let id = members.id, let person = members.person, let day = members.day, let at = members.at,
            let kind = members.exception.flatMap(Exception.Kind.init(rawValue:))
        else { return nil }
        self.init(
            id: AcknowledgementID(rawValue: id),
            person: person,
            exception: Exception(
                kind,
                day: day,
                at: Instant(microseconds: at),
                length: members.length,
                with: members.with
            ),
            reason: members.reason
        )
    }
}
