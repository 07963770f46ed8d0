import MusterWeb
import Testing

@Suite("Initials")
struct InitialsTests {
    @Test(
        "stand for a name as people would write them",
        arguments: [
            ("Ada Chen", "AC"), ("ada", "A"), ("Ines de la Cruz", "IC"), ("李明", "李明"), ("欧阳娜娜", "娜娜"),
            ("Émile Zola", "ÉZ"), ("<b>Bobby</b>", "B"), ("🦊", "🦊"), ("\"Q\" O’Neill", "QO"), ("", ""), ("   ", ""),
        ]
    )
    func initials(name: String, initials: String) {
        #expect(Initials.of(name) == initials)
    }

    @Test("stay short for any name, also one with a pile of accents")
    func short() {
        let pile = "Z" + String(repeating: "\u{0301}", count: 150)
        #expect(Initials.of("\(pile) \(pile)").unicodeScalars.count <= 4)
    }

    @Test("a person keeps their colour")
    func hue() {
        #expect(
            Initials.hue(of: "4be0643f-1d98-573b-97cd-ca98a65347dd")
                == Initials.hue(of: "4be0643f-1d98-573b-97cd-ca98a65347dd")
        )
        #expect(Set((0..<200).map { Initials.hue(of: "\($0)") }) == Set(0..<Initials.hues))
    }
}
