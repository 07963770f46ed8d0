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
        let numbers = Cast.demo.members.map(\.number)
        let portraits = numbers.map { Portrait(number: $0).bytes }
        #expect(Set(portraits).count == numbers.count)
        #expect(portraits == numbers.map { Portrait(number: $0).bytes })
        for portrait in portraits {
            #expect(portrait.count < 3000)
            #expect(XMLParser(data: Data(portrait)).parse())
        }
    }
}
