import Attendance
import BeaconKit
import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import Station
import Testing
import MusterWeb

@Suite("Pages")
struct PageTests {
    @Test("the board shows every status in words, with its people and counts")
    func board() async throws {
        let page = try await get("/", board: Fixtures.board())
        for text in ["Harbour Office", "Saturday 21 November", "10:00", "Ada Chen", "Engineer · Design", "#3"] {
            #expect(page.contains(text), "\(text)")
        }
        // The sum over the board is that of the first two.
        for section in ["On site, on time", "On site, late", "Away", "Expected", "Gone"] {
            #expect(page.contains("\n\(section)\n<span"))
        }
        #expect(page.contains(#"<span class="figure">2</span> <span class="words">On site now</span>"#))
        for text in [
            "since 08:55", "heard 12 s ago", "12 min late", "left 09:30", "overdue", "not heard yet", "1 overdue",
            "Nobody has gone home yet.", "12 reports/s",
        ] { #expect(page.contains(text), "\(text)") }
        #expect(page.contains(#"<html lang="en">"#))
        // The style sheet hides it where it is empty, and a line break is not nothing.
        #expect(page.contains(#"<section id="unknown" class="panel"></section>"#))
    }

    @Test("who is on leave or free is off today, neither expected nor overdue; why somebody is, the board tells nobody")
    func off() async throws {
        var board = try Fixtures.board()
        board.people[2].standing = Standing(status: .free, since: nil)
        board.people[3].standing = Standing(status: .onLeave, since: nil, leave: .sick)
        let page = try await get("/", board: board)
        for text in ["\nOff today\n<span", "on leave", "free today"] { #expect(page.contains(text), "\(text)") }
        for text in ["sick", "pill overdue"] { #expect(!page.contains(text), "\(text)") }
        #expect(page.contains(#"id="off-today-count">2<"#) && page.contains(#"id="expected-count">0<"#))
        let chinese = try await get("/", board: board, headers: [.acceptLanguage: "zh-CN"])
        for text in ["今日不上班", "休假中", "今日休息"] { #expect(chinese.contains(text), "\(text)") }
        let json = String(decoding: BoardJSON.bytes(board), as: UTF8.self)
        #expect(json.contains(#""on leave""#) && json.contains(#""free""#) && !json.contains("sick"))
    }

    @Test("who did not punch out is gone by the time rules, marked, and counted beside those on site")
    func noPunchOut() async throws {
        var board = try Fixtures.board()
        let came = Fixtures.now.adding(microseconds: -25 * 3_600_000_000)
        board.people[3].standing = Standing(status: .gone, since: nil, mayBeInsideSince: came)
        let page = try await get("/", board: board)
        for text in [
            "no punch-out since Friday 20 November 09:00", "+ 1 person without a punch-out",
            #"<span class="figure">2</span> <span class="words">On site now</span>"#, #"id="gone-count">1<"#,
        ] { #expect(page.contains(text), "\(text)") }
        let json = String(decoding: BoardJSON.bytes(board), as: UTF8.self)
        #expect(json.contains(#""mayBeInsideSince":"2026-11-20T01:00:00"#))
        #expect(json.contains(#""mayBeInsideSince":null"#))
    }

    @Test("a Chinese browser gets the board in Chinese")
    func chinese() async throws {
        let page = try await get("/", board: Fixtures.board(), headers: [.acceptLanguage: "zh-CN,zh;q=0.9"])
        for text in ["11月21日星期六", "在岗", "迟到 12 分钟", "暂离", "未到", "已离开", "8:55 签到", "9:30 离开", "逾时未到", "最后听到 12 秒前"] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(page.contains(#"<html lang="zh-Hans">"#))
    }

    @Test("who asks for no language of ours gets the site's", arguments: [nil, "*", "it-IT, fr;q=0.5"])
    func siteLanguage(wish: String?) async throws {
        var board = try Fixtures.board()
        board.language = .chinese
        var headers = HTTPFields()
        headers[.acceptLanguage] = wish
        #expect(try await get("/", board: board, headers: headers).contains(#"<html lang="zh-Hans">"#))
        let error = try await get("/nothing", board: board, headers: headers, status: .notFound)
        #expect(error.contains(#"<html lang="zh-Hans">"#))
    }

    @Test("the language chosen in the address is kept in a cookie, which counts more than the browser's wish")
    func choice() async throws {
        let app = try makeTestApplication(InMemoryBoardSource(Fixtures.board()))
        try await app.test(.router) { client in
            try await client.execute(uri: "/?lang=zh", method: .get) { response in
                let cookie = try #require(response.headers[.setCookie])
                #expect(cookie.contains("lang=zh") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
            }
            try await client.execute(
                uri: "/",
                method: .get,
                headers: [.cookie: "lang=zh", .acceptLanguage: "en"]
            ) { response in
                #expect(String(buffer: response.body).contains("当前在岗"))
                #expect(response.headers[.setCookie] == nil)
            }
        }
    }

    @Test("every page can be installed as an app, in its language", arguments: [("en", "on site"), ("zh", "签到")])
    func manifest(language: String, name: String) async throws {
        let app = try makeTestApplication(InMemoryBoardSource(Fixtures.board()))
        try await app.test(.router) { client in
            for path in ["/", "/sign-in", "/nothing"] {
                try await client.execute(uri: "\(path)?lang=\(language)", method: .get) { response in
                    let link = #"<link rel="manifest" href="/app.webmanifest?lang=\#(language)">"#
                    #expect(String(buffer: response.body).contains(link), "\(path)")
                }
            }
            let manifest = try await client.execute(uri: "/app.webmanifest?lang=\(language)", method: .get) {
                response in
                #expect(response.headers[.contentType]?.hasPrefix("application/manifest+json") == true)
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                return try decoder.decode(Manifest.self, from: Data(response.body.readableBytesView))
            }
            #expect(manifest.name.contains(name))
            #expect(manifest.startUrl == "/" && manifest.display == "standalone")
            #expect(manifest.icons.map(\.purpose) == ["any", "maskable"])
            for icon in manifest.icons {
                try await client.execute(uri: icon.src, method: .get) { response in
                    #expect(response.status == .ok && response.headers[.contentType] == icon.type)
                }
            }
        }
    }

    private struct Manifest: Decodable {
        struct Icon: Decodable {
            let src: String
            let type: String
            let purpose: String
        }

        let name: String
        let startUrl: String
        let display: String
        let icons: [Icon]
    }

    @Test(
        "names cannot become markup",
        arguments: [
            "<script>alert(1)</script>", "\" onmouseover=\"x", "\"\u{0301} onload=x y=\"", "{{{t.board}}}", "&lt;b&gt;",
        ]
    )
    func escaping(name: String) async throws {
        var board = try Fixtures.board()
        board.people[0] = try Fixtures.person(3, name, arrived: 500, lastSeen: Fixtures.now)
        board.site = name
        board.receivers[0].name = name
        board.receivers[0].room = name
        board.receivers[0].health = .deaf
        board.alarms = [.storage(name)]
        let page = try await get("/", board: board)
        #expect(!page.contains("<script>alert"))
        // The colours, the board, what finds people on it, and the chime.
        #expect(page.count(of: "<script") == 4)
        let attributes = Set(try tags(page).flatMap { tag in tag.matches(of: /\s([a-zA-Z-]+)=/).map { String($0.1) } })
        #expect(attributes.isDisjoint(with: ["onmouseover", "onload"]))
        #expect(page.contains("<bdi>\(Markup().escapeText(name))</bdi>"))
    }

    @Test("a long name, one from right to left and emoji stay inside their own element")
    func longNames() async throws {
        for name in [String(repeating: "W", count: 200), "محمد الأحمد", "👩‍👩‍👧‍👦 Familie"] {
            var board = try Fixtures.board()
            board.people[0] = try Fixtures.person(3, name, arrived: 500)
            #expect(try await get("/", board: board).contains("<bdi>\(name)</bdi>"))
        }
    }

    @Test("a board without people says who adds the first one, and sends nobody to a terminal")
    func empty() async throws {
        var board = try Fixtures.board()
        board.people = []
        let english = try await get("/", board: board)
        #expect(english.contains("appear here as soon as they are added") && !english.contains("muster people"))
        #expect(try await get("/?lang=zh", board: board).contains("还没有人员"))
    }

    @Test("what is wrong stands across the top, in words")
    func banners() async throws {
        var board = try Fixtures.board()
        board.receivers[0].health = .deaf
        board.alarms = [.diskFull, .storage("input/output error"), .clockJumped(seconds: -312.4)]
        let page = try await get("/", board: board)
        for text in [
            "Receiver deaf: hall (Entrance) since 10:00", "stay checked in", "The disk is full",
            "input/output error", "jumped by −312 s",
        ] { #expect(page.contains(text), "\(text)") }
    }

    @Test("a radio out of order stands across the top with its remedy", arguments: Language.all)
    func radio(language: Language) async throws {
        var board = try Fixtures.board()
        let fault = RadioCondition.blocked(byHardware: false)
        board.receivers = ["hci0", "hci1"].map {
            BoardReceiver(
                name: $0,
                room: "Hall",
                health: .deaf,
                lastHeard: Fixtures.now,
                reportsPerSecond: 0,
                adapter: $0,
                condition: fault
            )
        }
        let clock = SiteClock(timeZone: board.timeZone, texts: language.texts)
        for (banner, name) in zip(Banner.all(of: board, clock: clock), ["hci0", "hci1"]) {
            let words = language.texts.radio(fault, name)
            let remedy = try #require(words.remedy)
            #expect(banner.title.hasPrefix(words.title) && banner.title.contains(name) && banner.title.contains("Hall"))
            #expect(banner.meaning.hasPrefix(remedy) && banner.meaning.count > remedy.count)
        }
        #expect(Banner.all(of: board, clock: clock).count == 2)
        // What disturbs a receiver that hears makes nobody's presence doubtful.
        board.receivers[1].health = .hearing
        board.receivers[1].condition = .disturbed
        let disturbed = try #require(Banner.all(of: board, clock: clock).last)
        #expect(disturbed.meaning == language.texts.radio(.disturbed, "hci1").remedy)
        // What is said of the radio as a whole is not said again of each receiver.
        board.receivers.removeLast()
        board.alarms = [.radio(fault)]
        #expect(Banner.all(of: board, clock: clock).map(\.title) == [language.texts.radio(fault, nil).title])
        let page = try await get("/?lang=\(language.rawValue)", board: board)
        #expect(page.contains("rfkill unblock bluetooth"))
    }

    @Test("who cannot be answered, and another station, are told")
    func answers() async throws {
        var board = try Fixtures.board()
        board.alarms = [.notAnswering(.unsupported), .otherStation]
        let page = try await get("/", board: board)
        #expect(page.contains("Check-in by number does not work: \(RadioCondition.unsupported.words().title)"))
        #expect(page.contains("Another station answers for this site"))
    }

    @Test(
        "a chain that is not what it was is told with the station's name and what to do, to people and programs",
        arguments: Language.all,
        [SharingTrouble.Kind.forked, .lostEntries, .lostOwnEntries, .badSeal]
    )
    func chain(language: Language, kind: SharingTrouble.Kind) async throws {
        var board = try Fixtures.board()
        let peer = try #require(PeerID(publicKey: [UInt8](repeating: 7, count: 32)))
        let trouble = SharingTrouble(peer: peer, kind: kind, sequence: 4711, since: Fixtures.now)
        board.alarms = [.chain(PeerTrouble(trouble, with: "North <gate>"))]
        let page = try await get("/?lang=\(language.rawValue)", board: board)
        #expect(page.contains("North &lt;gate&gt;") && page.contains("4711"))
        #expect(page.contains(language.texts.sharing.trouble(kind, 4711).prefix(10)))
        let document = try await get("/api/v1/board", board: board)
        #expect(document.contains(#""kind":"chain","station":"\#(peer.text)","name":"North <gate>""#), "\(document)")
        #expect(document.contains(#""trouble":"\#(kind.rawValue)","sequence":4711"#))
        let health = try await get("/healthz", board: board)
        #expect(health.contains(#""status":"ok""#) && health.contains(#""kind":"chain""#))
    }

    @Test("a receiver's line says what was lost, why it is deaf, and what the kernel calls it now")
    func receiverLine() throws {
        let board = try Fixtures.board()
        let clock = SiteClock(timeZone: board.timeZone, texts: Language.english.texts)
        var receiver = BoardReceiver(
            name: "hci0",
            room: "Hall",
            health: .hearing,
            lastHeard: Fixtures.now,
            reportsPerSecond: 12.3,
            adapter: "hci0",
            condition: .listening
        )
        #expect(ReceiverRow(receiver, board: board, clock: clock).detail == "12 reports/s")
        receiver.lostPackets = 34
        receiver.adapter = "hci1"
        #expect(ReceiverRow(receiver, board: board, clock: clock).detail == "12 reports/s · 34 reports lost · now hci1")
        receiver.health = .deaf
        receiver.condition = .absent
        receiver.lostPackets = 0
        let row = ReceiverRow(receiver, board: board, clock: clock)
        #expect(row.word == "deaf")
        #expect(row.detail == "since 10:00 · hci0 is gone · now hci1")
    }

    @Test("frozen presence is marked as last known")
    func frozen() async throws {
        var board = try Fixtures.board()
        board.people[0].isFrozen = true
        #expect(try await get("/", board: board).contains(">last known<"))
    }

    @Test("an unknown badge is shown without words of the trade")
    func unknown() async throws {
        var board = try Fixtures.board()
        let identity = BeaconIdentity(uuid: try #require(BeaconUUID(Fixtures.uuid)), major: 4, minor: 71)
        board.unknownBeacons = [
            UnknownBeacon(identity: identity, room: "Entrance", rssi: -58.4, lastSeen: Fixtures.now)
        ]
        let page = try await get("/", board: board)
        #expect(page.contains("Unknown badges") && page.contains(#"data-identity="\#(Fixtures.uuid):4:71""#))
        for words in ["muster badge", "dBm", "data-whose"] { #expect(!page.contains(words), "\(words)") }
    }

    @Test("the first page with its assets weighs less than 100 KB, and loads nothing from elsewhere")
    func weight() async throws {
        let app = try makeTestApplication(InMemoryBoardSource(Fixtures.board()))
        try await app.test(.router) { client in
            let page = try await client.execute(uri: "/", method: .get)
            var weight = page.body.readableBytes
            let base = AssetStore().base
            // What the page names, and the modules that these import.
            var loaded: Set<String> = []
            var sources = [String(buffer: page.body)]
            while let source = sources.popLast() {
                for (name, bytes) in EmbeddedFiles().assets
                where source.contains(base + name) || source.contains("\"./\(name)\"") {
                    if loaded.insert(name).inserted { sources.append(String(decoding: bytes, as: UTF8.self)) }
                }
            }
            #expect(loaded.contains("muster.css") && loaded.contains("stream.js") && !loaded.contains("time.css"))
            for name in EmbeddedFiles().assets.keys {
                let asset = try await client.execute(uri: base + name, method: .get)
                #expect(asset.status == .ok)
                #expect(asset.headers[.cacheControl] == "public, max-age=31536000, immutable")
                #expect(asset.headers[.eTag] != nil)
                if loaded.contains(name) { weight += asset.body.readableBytes }
            }
            #expect(weight < 100_000)
            let text = String(buffer: page.body)
            #expect(!text.contains("//") || text.count(of: "//") == text.count(of: "http://www.w3.org"))
            #expect(!text.contains(" style=") && !text.contains("<style"))
        }
    }

    @Test("without scripts the page loads itself anew")
    func withoutScript() async throws {
        #expect(
            try await get("/", board: Fixtures.board()).contains(#"<noscript><meta http-equiv="refresh" content="15">"#)
        )
    }

    private func tags(_ page: String) throws -> [String] {
        page.matches(of: /<[a-zA-Z][^>]*>/).map { String($0.0) }
    }

    private func get(
        _ path: String,
        board: Board,
        headers: HTTPFields = [:],
        status: HTTPResponse.Status = .ok
    ) async throws -> String {
        try await makeTestApplication(InMemoryBoardSource(board)).test(.router) { client in
            let response = try await client.execute(uri: path, method: .get, headers: headers)
            #expect(response.status == status)
            return String(buffer: response.body)
        }
    }
}
