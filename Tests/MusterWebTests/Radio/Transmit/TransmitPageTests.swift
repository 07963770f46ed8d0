import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The page about transmitting")
struct TransmitPageTests {
    private static let form = [
        "name": "Hall <1>", "uuid": Fixtures.uuid, "major": "170", "minor": "187", "power": "-65", "interval": "250",
        "action": "start",
    ]

    @Test("a beacon is started, seen and stopped")
    func start() async throws {
        let radio = InMemoryRadio()
        try await Browser.open(as: .admin, radio: radio) { browser in
            #expect(try await browser.get("/transmit").text.contains("No beacon is on the air."))
            #expect(try await browser.post("/transmit", Self.form).location == "/transmit?done=started")
            let broadcast = try #require(await radio.broadcastState().broadcasts.first)
            #expect(broadcast.identity.description == Fixtures.uuid + ":170:187")
            #expect(broadcast.transmission.interval == .milliseconds(250))
            #expect(broadcast.transmission.frame.measuredPower == -65)
            let page = try await browser.get("/transmit?done=started").text
            for text in ["Hall &lt;1&gt;", "Transmitting through hci0", "-65 dBm at 1 m, every 250 ms", "Started."] {
                #expect(page.contains(text), "\(text)")
            }
            #expect(try await browser.post("/transmit/\(broadcast.id)/stop").status == .seeOther)
            #expect(await radio.broadcastState().broadcasts.isEmpty)
        }
    }

    @Test("a preset is saved, edited, started and deleted")
    func presets() async throws {
        let radio = InMemoryRadio()
        try await Browser.open(as: .admin, radio: radio) { browser in
            func presets() throws -> [Broadcast] { try browser.services.presets.presets() }
            #expect(
                try await browser.post("/transmit", Self.form.merging(["action": "save"]) { $1 }).location
                    == "/transmit?done=saved"
            )
            let preset = try #require(try presets().first)
            #expect(preset.name == "Hall <1>")
            #expect(await radio.broadcastState().broadcasts.isEmpty)
            let page = try await browser.get("/transmit?preset=\(preset.id)").text
            #expect(page.contains("Preset “Hall &lt;1&gt;”") && page.contains(#"value="187""#))
            let edit = ["action": "save", "preset": preset.id, "minor": "188", "name": "Yard"]
            #expect(try await browser.post("/transmit", Self.form.merging(edit) { $1 }).status == .seeOther)
            #expect(try presets().map(\.name) == ["Yard"])
            #expect(try presets().first?.identity.minor == 188)
            #expect(try await browser.post("/presets/\(preset.id)/start").location == "/transmit?done=started")
            #expect(await radio.broadcastState().broadcasts.map(\.name) == ["Yard"])
            #expect(try await browser.post("/presets/\(preset.id)/remove").status == .seeOther)
            #expect(try presets().isEmpty)
            #expect(try await browser.post("/presets/\(preset.id)/start").status == .notFound)
        }
    }

    @Test(
        "what can't be is told at its field, what was typed stays, and nothing is transmitted",
        arguments: [
            ("uuid", "F7826DA6", "“F7826DA6” is not a UUID"), ("uuid", "", "is not a UUID"),
            ("major", "65536", "“65536” is not valid. Enter a whole number from 0 to 65535."),
            ("minor", "-1", "from 0 to 65535"),
            ("minor", "1.5", "from 0 to 65535"), ("power", "21", "from -127 to 20"), ("power", "", "from -127 to 20"),
            ("interval", "19", "from 20 to 10240"), ("interval", "10241", "from 20 to 10240"),
            ("name", String(repeating: "x", count: 61), "Use at most 60 characters."),
            ("name", "a\u{1}", "Remove the control character"),
        ]
    )
    func refused(field: String, typed: String, message: String) async throws {
        let radio = InMemoryRadio()
        try await Browser.open(as: .admin, radio: radio) { browser in
            for action in ["start", "save"] {
                let fields = Self.form.merging([field: typed, "action": action]) { $1 }
                let answer = try await browser.post("/transmit", fields)
                #expect(answer.status == .unprocessableContent)
                #expect(answer.text.contains(message), "\(message)")
                #expect(answer.text.count(of: #"aria-invalid="true""#) == 1)
                #expect(answer.text.contains(field == "uuid" ? #"value="187""# : Fixtures.uuid))
            }
            #expect(await radio.broadcastState().broadcasts.isEmpty)
            #expect(try browser.services.presets.presets().isEmpty)
        }
    }

    @Test("somebody's badge is not imitated, and the reason names them")
    func badge() async throws {
        try await Browser.open(as: .admin) { browser in
            let answer = try await browser.post("/transmit", Self.form.merging(["minor": "666"]) { $1 })
            #expect(answer.status == .unprocessableContent && answer.text.contains("the badge of Mei &lt;Lin&gt;"))
            #expect(answer.text.contains(#"value="666""#))
        }
    }

    @Test(
        "each state of the transmitter is told in words, in both languages",
        arguments: [
            (.none, "This station cannot transmit", "本站没有发射器"), (.idle, "Off", "已关闭"),
            (.starting, "Starting", "正在启动发射"), (.transmitting("hci1"), "through hci1", "通过 hci1 发射"),
            (.unable(.off), "Bluetooth is switched off", "蓝牙已关闭"),
            (.unable(.blocked(byHardware: true)), "blocked by a switch", "被机器上的开关禁用"),
            (.unable(.notPermitted), "has no permission to use Bluetooth", "无权使用蓝牙"),
            (.unable(.unsupported), "does not support Bluetooth", "内核不支持蓝牙"),
            (.unable(.absent), "There is no Bluetooth adapter", "没有蓝牙适配器"),
        ] as [(BroadcastState.Radio, String, String)]
    )
    func states(state: BroadcastState.Radio, english: String, chinese: String) async throws {
        let radio = InMemoryRadio()
        await radio.change { $0.radio = state }
        try await Browser.open(as: .admin, radio: radio) { browser in
            let page = try await browser.get("/transmit").text
            let other = try await browser.get("/transmit?lang=zh").text
            #expect(page.contains(english))
            #expect(other.contains(chinese))
        }
    }

    @Test("a check-in at another station is called, and its answer shown")
    func checkin() async throws {
        let radio = InMemoryRadio()
        try await Browser.open(as: .admin, radio: radio) { browser in
            let bad = try await browser.post("/transmit/check-in", ["number": "70000", "site": "x"])
            #expect(bad.status == .unprocessableContent)
            #expect(
                bad.text.contains("“70000” is not valid. Enter a whole number from 0 to 65535.")
                    && bad.text.contains("“x” is not a UUID")
            )
            let fields = ["number": "42", "site": Fixtures.uuid]
            #expect(try await browser.post("/transmit/check-in", fields).status == .seeOther)
            #expect(try await browser.get("/transmit").text.contains("Calling with number 42…"))
            let time = try #require(MinuteOfDay(rawValue: 541))
            let site = try #require(BeaconUUID(Fixtures.uuid))
            await radio.change {
                $0.checkin = .init(
                    number: 42,
                    site: site,
                    isToComeNearer: false,
                    verdict: .answered(.checkedInLate(at: time))
                )
            }
            #expect(try await browser.get("/transmit").text.contains("Checked in at 09:01, late."))
            #expect(try await browser.get("/transmit?lang=zh").text.contains("09:01 签到成功，迟到。"))
            #expect(try await browser.post("/transmit/check-in/end").status == .seeOther)
            #expect(await radio.broadcastState().checkin == nil)
        }
    }

    @Test("a program starts, changes and stops one, and is told precisely what is wrong")
    func program() async throws {
        let radio = InMemoryRadio()
        try await Browser.open(as: .admin, radio: radio) { browser in
            func put(_ body: String) async throws -> Browser.Answer {
                try await browser.send(.put, "/api/v1/transmissions/hall", bytes: Array(body.utf8))
            }
            let good = #"{"name":"Hall","uuid":"\#(Fixtures.uuid)","major":1,"minor":2}"#
            #expect(try await put(good).text.contains(#""state":"transmitting","adapter":"hci0""#))
            #expect(try await put(good).status == .ok)
            #expect(await radio.broadcastState().broadcasts.map(\.id) == ["hall"])
            #expect(try await browser.get("/api/v1/transmissions").text.contains(#""power":-59,"interval":100"#))
            for (body, status, message) in [
                ("{}", 422, "uuid: "), (#"{"uuid":7}"#, 422, "“uuid” must be a string"),
                (#"{"uuid":"\#(Fixtures.uuid)","major":1.5,"minor":2}"#, 422, "major: "),
                (#"{"uuid":"\#(Fixtures.uuid)","major":1,"minor":666}"#, 409, "the badge of"),
                ("nonsense", 400, "must be a JSON object"),
            ] {
                let answer = try await put(body)
                #expect(answer.status.code == status && answer.text.contains(message), "\(body): \(answer.text)")
            }
            let stopped = try await browser.send(.delete, "/api/v1/transmissions/hall", bytes: [])
            #expect(stopped.status == .noContent)
            #expect(try await browser.send(.delete, "/api/v1/transmissions/hall", bytes: []).status == .notFound)
        }
    }
}
