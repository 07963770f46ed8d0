import Attendance
import Testing

@Suite("Signatures")
struct SignatureTests {
    private func stroke(_ points: (Int, Int)...) -> [Signature.Point] {
        points.map { Signature.Point(x: $0.0, y: $0.1) }
    }

    private func text(_ signature: Signature) -> String { String(decoding: signature.picture, as: UTF8.self) }

    @Test("what was drawn becomes an SVG picture of numbers")
    func drawn() throws {
        let signature = try Signature(strokes: [stroke((100, 105), (1100, 105)), [], stroke((6000, 2000))])
        #expect(text(signature).contains(#"<path d="M10.0 10.5L110.0 10.5"/><path d="M600.0 200.0L600.0 200.0"/>"#))
        #expect(Signature(kept: signature.picture) == signature)
        #expect(Signature(kept: Array("<svg onload=\"x\">".utf8)) == nil)
    }

    @Test("nothing, a dot and a slip are no signature; nor is what lies beside the pad or never ends")
    func refused() {
        #expect(throws: SignatureError.blank) { try Signature(strokes: []) }
        #expect(throws: SignatureError.blank) { try Signature(strokes: [[], []]) }
        #expect(throws: SignatureError.blank) { try Signature(strokes: [stroke((100, 100))]) }
        #expect(throws: SignatureError.blank) { try Signature(strokes: [stroke((100, 100), (699, 100))]) }
        #expect(throws: SignatureError.outside) { try Signature(strokes: [stroke((-1, 0), (900, 0))]) }
        #expect(throws: SignatureError.outside) { try Signature(strokes: [stroke((0, 2001), (900, 0))]) }
        #expect(throws: SignatureError.outside) { try Signature(strokes: [stroke((.max, .min), (900, 0))]) }
        let long = [Signature.Point](repeating: Signature.Point(x: 1, y: 1), count: 8001)
        #expect(throws: SignatureError.tooMuch) { try Signature(strokes: [long]) }
        #expect(throws: SignatureError.tooMuch) { try Signature(strokes: Array(repeating: [], count: 201)) }
    }

    @Test(
        "a typed name is text and nothing else",
        arguments: [
            ("Ada Chen", ">Ada Chen</text>"), ("陈", ">陈</text>"),
            ("<script>x</script>&", "&lt;script&gt;x&lt;/script&gt;&amp;"),
            ("Ada\u{0}\u{1b}\n\u{FFFE}B", ">Ada    B</text>"), ("Ada \u{202E}nehC\u{2066}", ">Ada nehC</text>"),
            ("אבגד", ">אבגד</text>"), ("Zoë 👩‍🚀", ">Zoë 👩‍🚀</text>"),
        ]
    )
    func typed(name: String, content: String) throws {
        #expect(text(try Signature(typed: name)).contains(content))
    }

    @Test("too little and too much is no name", arguments: ["", "A", "👍", ".."])
    func typedRefused(name: String) {
        #expect(throws: SignatureError.blank) { try Signature(typed: name) }
        #expect(throws: SignatureError.tooMuch) { try Signature(typed: String(repeating: "x", count: 201)) }
    }
}
