import Foundation
import MusterRadio
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Portraits of the demo's people")
struct PortraitTests {
    @Test("each member's portrait is well-formed, small, its own, and always the same")
    func members() {
        let portraits = Cast.demo.members.map(\.portrait.bytes)
        #expect(Set(portraits).count == Cast.demo.members.count)
        #expect(portraits == Cast.demo.members.map(\.portrait.bytes))
        for portrait in portraits {
            #expect(portrait.count < 3000)
            #expect(XMLParser(data: Data(portrait)).parse())
        }
    }
}
