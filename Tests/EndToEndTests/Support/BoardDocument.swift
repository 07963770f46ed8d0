/// What `GET /api/v1/board` promises, as a client reads it.
struct BoardDocument: Decodable {
    struct Person: Decodable {
        let number: Int
        let name: String
        let status: String
        let since: String?
        let lastSeen: String?
        let room: String?
        let minutesLate: Int?
        let overdue: Bool
        let frozen: Bool
    }

    struct Receiver: Decodable {
        let name: String
        let room: String
        let health: String
    }

    struct Unknown: Decodable {
        let uuid: String
        let major: Int
        let minor: Int
    }

    let day: String
    let now: String
    let revision: Int
    let people: [Person]
    let receivers: [Receiver]
    let unknownBeacons: [Unknown]
}
