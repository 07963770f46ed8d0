import Station
import Testing

@Suite("Passwords")
struct PasswordTests {
    @Test("a hash knows its password and no other, also after it was stored")
    func matches() throws {
        let hash = try PasswordHash("correct horse battery", cost: .least)
        let stored = try #require(PasswordHash(text: hash.text))
        #expect(stored == hash)
        for kept in [hash, stored] {
            #expect(kept.matches("correct horse battery"))
            #expect(!kept.matches("correct horse batterz"))
            #expect(!kept.matches(""))
        }
    }

    @Test("the same password hashes differently for everybody")
    func salted() throws {
        #expect(try PasswordHash("correct horse", cost: .least) != PasswordHash("correct horse", cost: .least))
    }

    @Test("letters match however the keyboard composes them")
    func composed() throws {
        #expect(try PasswordHash("Zoe\u{308} geht heim", cost: .least).matches("Zo\u{EB} geht heim"))
    }

    @Test("the cost that ships is the one that is documented")
    func cost() throws {
        #expect(try PasswordHash("correct horse").text.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
    }

    @Test(
        "what is no hash is not read",
        arguments: [
            "", "$", "$scrypt$", "$scrypt$ln=15,r=8,p=3$AAAA$AAAA", "plain", "$argon2$ln=1,r=8,p=1$$",
            "$scrypt$ln=60,r=8,p=3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "$scrypt$r=8,ln=15,p=3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        ]
    )
    func unreadable(text: String) {
        #expect(PasswordHash(text: text) == nil)
    }

    @Test(
        "a password is long enough and not too easy",
        arguments: [
            ("short", .tooShort), ("ninechars", .tooShort), ("tencharact", nil), ("1234567890", .tooSimple),
            ("abcdefghijkl", .tooSimple), ("0987654321", .tooSimple), ("aaaaaaaaaaaa", .tooSimple),
            ("abababababab", .tooSimple), ("annas password", .containsName), ("ANNAS PASSWORD", .containsName),
            ("purple tide on Sunday", nil), ("一二三四五六七八九十", nil), (String(repeating: "long ", count: 41), .tooLong),
        ] as [(String, PasswordRule?)]
    )
    func rules(password: String, broken: PasswordRule?) {
        #expect(PasswordRule.broken(by: password, name: "Anna") == broken)
    }
}
