import Station
import Testing

@Suite("The choice of adapters")
struct AdapterChoiceTests {
    private static let address = "00:1A:7D:DA:71:13"

    @Test(
        "it is read from a word or a list, in any case",
        arguments: [
            ("auto", .auto), ("AUTO", .auto), (" none ", .disabled), ("hci0", .named(["hci0"])),
            ("hci65535", .named(["hci65535"])),
            ("hci1, 00:1a:7d:da:71:13", .named(["hci1", address])),
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
}
