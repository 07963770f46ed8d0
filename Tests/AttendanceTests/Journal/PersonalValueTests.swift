import Attendance
import Testing

@Suite("Personal values")
struct PersonalValueTests {
    let person = PersonID()

    @Test("details are read again from their value, and their commitment fits")
    func details() throws {
        let details = try PersonDetails(name: "Mei \"Lin\" 林", department: "R/D", position: "a\\b")
        let value = PersonalValue.make(details: details, person: person)
        #expect(value.isGenuine)
        #expect(value.salt.count == 16)
        #expect(PersonDetails(personalValue: value.value) == details)
    }

    @Test("the same value never has the same commitment twice, so that nobody can guess it")
    func salted() throws {
        let details = try PersonDetails(name: "Mei Lin")
        let commitments = (0..<100).map { _ in PersonalValue.make(details: details, person: person).commitment }
        #expect(Set(commitments).count == 100)
    }

    @Test("a photo's value is its bytes")
    func photo() throws {
        let photo = try Photo(bytes: [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1])
        let value = PersonalValue.make(photo: photo, person: person)
        #expect(value.value == photo.bytes)
        #expect(value.isGenuine)
    }

    @Test("a value or salt that was changed is not genuine")
    func changed() throws {
        let value = PersonalValue.make(details: try PersonDetails(name: "Mei Lin"), person: person)
        let salt = [UInt8](repeating: 0, count: 16)
        #expect(!PersonalValue(commitment: value.commitment, person: person, salt: salt, value: value.value).isGenuine)
        #expect(!PersonalValue(commitment: value.commitment, person: person, salt: value.salt, value: [1]).isGenuine)
    }

    @Test("what is no value of details is nothing")
    func unreadable() {
        #expect(PersonDetails(personalValue: []) == nil)
        #expect(PersonDetails(personalValue: Array("[]".utf8)) == nil)
        #expect(PersonDetails.erased.name == "—")
    }
}
