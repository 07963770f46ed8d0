import Attendance
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The kiosks' settings")
struct KioskSettingsTests {
    private static let path = "/api/v1/settings/kiosk"

    private static func change(_ kiosk: Kiosk, _ request: KioskSettingsRequest) throws {
        try SettingsCommands(store: kiosk.journal, actor: "test", source: .supervisor).change(request, at: Fixtures.now)
    }

    private static func request(_ confirmation: KioskSettings.Confirmation) -> KioskSettingsRequest {
        var request = KioskSettingsRequest()
        request.confirmation = confirmation
        return request
    }

    @Test(
        "a punch at a kiosk must be signed only where the site wants that, whatever the page sends",
        arguments: KioskSettings.Confirmation.allCases
    )
    func enforced(confirmation: KioskSettings.Confirmation) async throws {
        try await Kiosk.open { kiosk async throws in
            try Self.change(kiosk, Self.request(confirmation))
            let unsigned = try await kiosk.punch(["strokes": nil])
            #expect(
                unsigned.status == (confirmation == .signature ? .unprocessableContent : .created),
                "\(unsigned.text)"
            )
            #expect(unsigned.code == (confirmation == .signature ? "blank-signature" : nil))
            #expect(try (kiosk.lastPunch == nil) == (confirmation == .signature))
            // A scribble is no signature, even where none is needed.
            let dot = try await kiosk.punch(["key": "\"d\"", "strokes": "[[[10,10]]]"])
            #expect(dot.code == "blank-signature")
            let signed = try await kiosk.punch(["key": "\"s\"", "direction": "\"out\""])
            #expect((signed.status == .created) == (confirmation != .signature), "\(signed.text)")
            if confirmation != .signature { #expect(try kiosk.lastPunch?.punch.signature != nil) }
        }
    }

    @Test("what a kiosk brings that was cut off is refused without a signature only if it must have known")
    func offline() async throws {
        try await Kiosk.open { kiosk async throws in
            let early = ["strokes": nil, "offline": "true", "at": "\"2026-11-21T01:59:00Z\""]
            #expect(try await kiosk.punch(early).code == "blank-signature")
            try Self.change(kiosk, Self.request(.oneTap))
            try Self.change(kiosk, Self.request(.signature))
            #expect(try await kiosk.punch(early).status == .created)
            let punch = try #require(try kiosk.lastPunch)
            #expect(punch.punch.isOffline && punch.punch.signature == nil)
            #expect(try await kiosk.punch(["strokes": nil, "key": "\"now\""]).code == "blank-signature")
        }
    }

    @Test("are read by kiosks, changed by administrators, and refused with the reason")
    func programs() async throws {
        try await Kiosk.open { kiosk async throws in
            let usual = try await kiosk.get(Self.path).json
            #expect(usual["confirmation"] as? String == "signature" && usual["readyAfter"] as? Int == 5)
            #expect(usual["sound"] as? Bool == true && usual["largeType"] as? Bool == false)
            #expect(try await kiosk.execute(.patch, Self.path, body: #"{"sound":false}"#).status == .forbidden)
        }
        try await Kiosk.open(as: .program([.changeSettings, .punchAtKiosk])) { kiosk async throws in
            let body = #"{"confirmation":"one-tap","largeType":true}"#
            let changed = try await kiosk.execute(.patch, Self.path, body: body)
            let read = try await kiosk.get(Self.path)
            #expect(changed.status == .ok && changed.text == read.text)
            #expect(try kiosk.journal.kioskRules().settings.confirmation == .oneTap)
            let count = try kiosk.journal.entries(after: 0, limit: 1000).count
            // What is so already is no fact.
            #expect(try await kiosk.execute(.patch, Self.path, body: body).status == .ok)
            for wrong in [#"{"readyAfter":1}"#, #"{"readyAfter":61}"#, #"{"confirmation":"wink"}"#, #"{"color":1}"#] {
                let refused = try await kiosk.execute(.patch, Self.path, body: wrong)
                #expect(refused.status == .unprocessableContent && refused.detail?.isEmpty == false, "\(refused.text)")
            }
            #expect(try await kiosk.execute(.patch, Self.path, body: "[]").status == .badRequest)
            #expect(try kiosk.journal.entries(after: 0, limit: 1000).count == count)
        }
    }

    @Test("are a form on the page of kiosks, which keeps what was typed, and notices what somebody else changed")
    func page() async throws {
        try await Browser.open(as: .admin) { browser async throws in
            let page = try await browser.get("/kiosks").text
            let version = KioskSettings.usual.version
            #expect(page.contains("value=\"\(version)\"") && page.contains("value=\"signature\" selected"))
            let fields = ["confirmation": "button", "largeType": "yes", "readyAfter": "8", "version": version]
            let bad = try await browser.post("/kiosks/settings", fields.merging(["readyAfter": "soon"]) { $1 })
            #expect(bad.status == .unprocessableContent && bad.text.contains("value=\"soon\""))
            #expect(bad.text.contains("value=\"button\" selected"))
            let saved = try await browser.post("/kiosks/settings", fields)
            #expect(saved.location == "/kiosks?done=saved", "\(saved.text)")
            let settings = try browser.services.journal.kioskRules().settings
            #expect(settings.confirmation == .button && !settings.sound && settings.largeType)
            #expect(settings.readyAfter == 8)
            let late = try await browser.post("/kiosks/settings", fields.merging(["readyAfter": "9"]) { $1 })
            #expect(late.status == .unprocessableContent)
            #expect(late.text.contains(Language.english.texts.settings.changedMeanwhile))
            #expect(try browser.services.journal.kioskRules().settings == settings)
        }
        try await Browser.open(as: .supervisor) { browser async throws in
            #expect(try await browser.post("/kiosks/settings", ["confirmation": "button"]).status == .forbidden)
        }
    }

    @Test("reach the kiosk's page")
    func shown() async throws {
        try await Kiosk.open { kiosk async throws in
            let usual = try await kiosk.get("/kiosk").text
            #expect(usual.contains("class=\"kiosk\"") && usual.contains("data-confirmation=\"signature\""))
            #expect(usual.contains("data-sound=\"on\"") && usual.contains("data-ready-after=\"5\""))
            var request = Self.request(.oneTap)
            request.sound = false
            request.largeType = true
            request.readyAfter = 12
            try Self.change(kiosk, request)
            let changed = try await kiosk.get("/kiosk").text
            #expect(changed.contains("class=\"kiosk large\"") && changed.contains("data-confirmation=\"one-tap\""))
            #expect(changed.contains("data-sound=\"\"") && changed.contains("data-ready-after=\"12\""))
            let version = try kiosk.journal.kioskRules().settings.version
            #expect(changed.contains("data-version=\"\(version)\""))
        }
    }
}
