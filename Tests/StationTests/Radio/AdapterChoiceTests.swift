import Station
import Testing

@Suite("The choice of adapters")
struct AdapterChoiceTests {
    private static let address = "00:1A:7D:DA:71:13"

    @Test(
        "it is read from a word or a list, in any case",
        arguments: [
            ("auto", .auto), ("AUTO", .auto), (" none ", .disabled), ("hci0", .named([.index(0)])),
            ("hci65535", .named([.index(65535)])),
            ("hci1, 00:1a:7d:da:71:13", .named([.index(1), .address(address)])),
        ] as [(String, AdapterChoice)]
    )
    func reading(text: String, choice: AdapterChoice) {
        #expect(AdapterChoice(text) == choice)
        #expect(AdapterChoice(choice.description) == choice)
    }

    @Test(
        "anything else is refused",
        arguments: [
            "", ",", "hci", "hci-1", "hci+1", "hci01", "hci65536", "0", "auto,hci0", "none,none", "hci0,hci0", "hci0,",
            "00:1A:7D:DA:71", "00:1A:7D:DA:71:1G", "001A7DDA7113", "00:1A:7D:DA:71:13:00", "usb",
        ]
    )
    func refusing(text: String) {
        #expect(AdapterChoice(text) == nil)
    }

    @Test(
        "an adapter is found by number or by address, whatever number it has",
        arguments: [
            (.auto, [true, true]), (.disabled, [false, false]), (.named([.index(0)]), [true, false]),
            (.named([.address(address)]), [true, true]), (.named([.index(3), .index(1)]), [false, true]),
        ] as [(AdapterChoice, [Bool])]
    )
    func including(choice: AdapterChoice, expected: [Bool]) {
        let found = [0, 1].map { choice.includes(Adapter(index: $0, address: Self.address.lowercased())) }
        #expect(found == expected)
    }
}
