import Attendance
import BeaconKit
import Testing

@Suite("What somebody types for a beacon")
struct BeaconInputTests {
    @Test(
        "a UUID is taken in any case, and what is wrong with another is said",
        arguments: [
            ("f7826da6-4fa2-4e98-8024-bc5b71e0893e", nil), (" F7826DA6-4FA2-4E98-8024-BC5B71E0893E\n", nil),
            ("F7826DA64FA24E988024BC5B71E0893E", nil), ("", .empty), ("  ", .empty),
            ("F7826DA6-4FA2-4E98-8024-BC5B71E0893", .digits(31)),
            ("F7826DA6-4FA2-4E98-8024-BC5B71E0893EA", .digits(33)),
            ("G7826DA6-4FA2-4E98-8024-BC5B71E0893E", .character("G")),
            ("F7826DA6 4FA2-4E98-8024-BC5B71E0893E", .character(" ")),
            ("F7826DA64-FA2-4E98-8024-BC5B71E0893E", .groups), ("F7826DA6-4FA24E98-8024-BC5B71E0893E", .groups),
        ] as [(String, UUIDFault?)]
    )
    func uuid(typed: String, fault: UUIDFault?) throws {
        if let fault {
            #expect(throws: ItemError.badUUID(typed, fault)) { try BeaconInput.uuid(typed) }
        } else {
            #expect(try BeaconInput.uuid(typed).description == "F7826DA6-4FA2-4E98-8024-BC5B71E0893E")
        }
    }

    @Test("a major or minor is a whole number up to 65535", arguments: ["0", "65535", " 7 ", "０７"])
    func numbers(typed: String) throws {
        #expect(try BeaconInput.major(typed) == BeaconInput.minor(typed))
    }

    @Test("any other is refused", arguments: ["", "-1", "65536", "1.5", "x", "+1", "99999999999999999999"])
    func badNumbers(typed: String) {
        #expect(throws: ItemError.badMajor(typed)) { try BeaconInput.major(typed) }
        #expect(throws: ItemError.badMinor(typed)) { try BeaconInput.minor(typed) }
    }

    @Test("an exit time is within its range", arguments: [("15", true), ("86400", true), ("14", false), ("x", false)])
    func exitTime(typed: String, isPossible: Bool) {
        #expect(((try? BeaconInput.exitTime(typed)) != nil) == isPossible)
    }
}
