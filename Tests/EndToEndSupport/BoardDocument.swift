/// What `GET /api/v1/board` promises, as a client reads it.
package struct BoardDocument: Decodable {
    package struct Person: Decodable {
        package let number: Int
        package let name: String
        package let status: String
        package let since: String?
        package let lastSeen: String?
        package let room: String?
        package let minutesLate: Int?
        package let overdue: Bool
        package let frozen: Bool
    }

    package struct Receiver: Decodable {
        package let name: String
        package let room: String
        package let health: String
    }

    package struct Unknown: Decodable {
        package let uuid: String
        package let major: Int
        package let minor: Int
    }

    package let day: String
    package let now: String
    package let revision: Int
    package let people: [Person]
    package let receivers: [Receiver]
    package let unknownBeacons: [Unknown]
}
