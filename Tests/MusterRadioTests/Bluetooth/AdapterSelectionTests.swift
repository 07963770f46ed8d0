import MusterRadio
import Station
import Testing

@Suite("The selection of adapters")
struct AdapterSelectionTests {
    private let first = Adapter(index: 0, address: "00:1A:7D:DA:71:13")
    private let second = Adapter(index: 1, address: "00:1A:7D:DA:71:14")

    /// Which of these a selection includes, asked one after the other.
    private func included(_ adapters: [Adapter], by selection: AdapterSelection) -> [Bool] {
        var selection = selection
        return adapters.map { selection.includes($0) }
    }

    @Test("auto is every adapter, none is none")
    func autoAndNone() {
        let all = AdapterSelection(.auto)
        #expect(all.isAll && all.names("hci7"))
        #expect(included([first, second], by: all) == [true, true])
        let none = AdapterSelection(.disabled)
        #expect(!none.isAll && !none.names("hci0"))
        #expect(included([first, second], by: none) == [false, false])
    }

    @Test("an adapter is named by its number or its address", arguments: ["hci1", "00:1A:7D:DA:71:14"])
    func named(name: String) {
        #expect(included([first, second], by: AdapterSelection(.named([name]))) == [false, true])
    }

    @Test("one that was named by its number is found again by its address, and another one with its number isn't it")
    func renumbered() {
        let selection = AdapterSelection(.named(["hci0"]))
        let stranger = Adapter(index: 0, address: second.address)
        let again = Adapter(index: 4, address: first.address)
        #expect(included([first, stranger, again], by: selection) == [true, false, true])
        #expect(selection.names("hci0") && !selection.names("hci1"))
    }
}
