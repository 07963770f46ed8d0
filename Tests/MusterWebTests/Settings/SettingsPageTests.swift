import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The page of settings")
struct SettingsPageTests {
    private static let site = [
        "name": "Harbour <1>", "timeZone": "Europe/Berlin", "language": "zh", "hours": "22:00-06:00", "grace": "7",
        "uuid": "f7826da6-4fa2-4e98-8024-bc5b71e0893e",
    ]
    private static let presence = ["near": "2,5", "sightings": "4", "window": "30", "awayAfter": "90"]

    private static func version(_ form: String, in page: String) -> String {
        let rest = page.split(separator: #"action="/settings/\#(form)""#).last ?? ""
        return rest.firstMatch(of: /name="version" value="([^"]+)"/).map { String($0.1) } ?? ""
    }

    @Test("the site's settings are changed, and kept with who did it")
    func site() async throws {
        try await Browser.open(as: .admin) { browser in
            let page = try await browser.get("/settings").text
            var form = Self.site
            form["version"] = Self.version("site", in: page)
            let answer = try await browser.post("/settings/site", form)
            #expect(answer.status == .seeOther && answer.location == "/settings?done=saved")
            let site = try #require(try browser.services.journal.state().site)
            #expect(site.name == "Harbour <1>" && site.timeZone == "Europe/Berlin" && site.shift.hours == "22:00-06:00")
            #expect(site.language == .chinese)
            #expect(site.shift.grace == 7 && site.broadcastUUID.description == Fixtures.uuid)
            let last = try #require(try browser.services.journal.entries(after: 0, limit: 99).last)
            #expect(last.actor.hasPrefix("account:") && last.source == .supervisor)
            #expect(try await browser.get("/settings").text.contains("Harbour &lt;1&gt;"))
        }
    }

    @Test("whoever runs the station sees whether there is a backup, and how one is made and restored")
    func backup() async throws {
        for (language, none) in [("en", "None yet. If this machine’s disk breaks"), ("zh", "还没有备份")] {
            try await Browser.open(as: .admin, language: language) { browser in
                let page = try await browser.get("/settings").text
                #expect(page.contains(none) && page.contains("muster-backup.timer"))
                #expect(page.contains("muster restore --force"))
            }
        }
    }

    @Test("when presence becomes a punch is changed")
    func presence() async throws {
        try await Browser.open(as: .admin) { browser in
            var form = Self.presence
            form["version"] = Self.version("presence", in: try await browser.get("/settings").text)
            #expect(try await browser.post("/settings/presence", form).status == .seeOther)
            let policy = try #require(try browser.services.journal.state().policy)
            #expect(policy.nearDistance == 2.5 && policy.sightings == 4)
            #expect(policy.window == .seconds(30) && policy.awayAfter == .seconds(90))
        }
    }

    @Test(
        "what can't be is told at its field, what was typed stays, and nothing is saved",
        arguments: [
            ("site", "name", "", "This is required"), ("site", "name", "a\u{8}b", "Remove the control character"),
            ("site", "name", String(repeating: "x", count: 101), "Use at most 100 characters."),
            ("site", "timeZone", "Mars/Base", "“Mars/Base” is not a time zone"),
            ("site", "language", "fr", "“fr” is not a supported language"),
            ("site", "hours", "9-5", "“9-5” is not a shift"), ("site", "hours", "24:00-09:00", "is not a shift"),
            ("site", "grace", "241", "from 0 to 240"), ("site", "grace", "1.5", "Enter a whole number"),
            ("site", "uuid", "F782", "is not a UUID"), ("presence", "near", "0.4", "Enter a number from 0.5 to 100."),
            ("presence", "near", "1e1", "Enter a number from"), ("presence", "near", "nan", "Enter a number from"),
            ("presence", "sightings", "0", "from 1 to 20"), ("presence", "window", "601", "from 5 to 600"),
            ("presence", "awayAfter", "14", "from 15 to 86400"),
            ("presence", "awayAfter", "٣٠", "Enter a whole number"),
        ]
    )
    func refused(form: String, field: String, typed: String, message: String) async throws {
        try await Browser.open(as: .admin) { browser in
            let before = try browser.services.journal.state()
            var fields = form == "site" ? Self.site : Self.presence
            fields[field] = typed
            let answer = try await browser.post("/settings/\(form)", fields)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(message), "\(message)")
            #expect(answer.text.count(of: #"aria-invalid="true""#) == 1)
            #expect(
                answer.text.contains(form == "site" ? #"value="Europe/Berlin""# : #"value="4""#) || field == "timeZone"
                    || field == "sightings"
            )
            #expect(try browser.services.journal.state().head == before.head)
        }
    }

    @Test("the second of two who save is told what the first saved, and loses nothing", arguments: ["site"])
    func conflict(form: String) async throws {
        try await Browser.open(as: .admin) { browser in
            let page = try await browser.get("/settings").text
            let commands = SettingsCommands(store: browser.services.journal, actor: "other", source: .supervisor)
            var other = SiteSetup()
            other.name = "Theirs"
            try commands.change(other, at: Fixtures.now)
            var fields = Self.site
            fields["version"] = Self.version(form, in: page)
            let answer = try await browser.post("/settings/\(form)", fields)
            #expect(answer.status == .conflict)
            #expect(answer.text.contains("Their version: Theirs") && answer.text.contains("Save mine"))
            #expect(answer.text.contains("Harbour &lt;1&gt;"))
            fields["version"] = Self.version(form, in: answer.text)
            #expect(try await browser.post("/settings/\(form)", fields).status == .seeOther)
            #expect(try browser.services.journal.state().site?.name == "Harbour <1>")
        }
    }

    @Test("storage, board and receivers are told, and the journal verified when asked")
    func facts() async throws {
        let report = ReceiverReport(
            id: "hall",
            receiver: BoardReceiver(name: "hall", room: "x", health: .hearing, lastHeard: nil, reportsPerSecond: 1),
            findings: [.hearsNothing(adapter: "hall")]
        )
        try await Browser.open(as: .admin, radio: InMemoryRadio(receivers: [report])) { browser in
            let page = try await browser.get("/settings").text
            for text in [
                "not since the station started", "--open-board", "hall is listening but hears nothing at all", "MB",
                #"href="/accounts""#, #"<option value="Europe/Berlin">"#,
            ] {
                #expect(page.contains(text), "\(text)")
            }
            #expect(try await browser.post("/settings/verify").status == .seeOther)
            #expect(try await browser.get("/settings").text.contains("no problems found"))
            let json = try await browser.get("/api/v1/settings").text
            #expect(json.contains(#""timeZone":"Asia/Shanghai","language":"en","hours":"09:00-17:30","grace":10"#))
            #expect(json.contains(#""presence":{"near":8.0,"sightings":3,"window":45,"awayAfter":300"#))
            #expect(json.contains(#""isOpenBoard":false"#) && json.contains(#""findings":[]"#))
            let chinese = try await browser.get("/settings?lang=zh").text
            #expect(chinese.contains("全部正确") && chinese.contains("hall 正在接收，但没有收到任何信号"))
        }
    }
}
