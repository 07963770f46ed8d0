import Attendance
import BeaconKit
import HTTPTypes
import MusterStorage
import MusterWeb
import Station
import Testing

@Suite("Photos of people who punch")
struct PunchPhotoTests {
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 2, 0, 2, 0]
    private static let path = "/api/v1/punches/photo?key=k"

    private static func switchOn(_ kiosk: Kiosk) throws {
        var request = KioskSettingsRequest()
        request.photo = true
        try SettingsCommands(store: kiosk.journal, actor: "test", source: .supervisor).change(request, at: Fixtures.now)
    }

    private static func photos(_ kiosk: Kiosk) throws -> [Commitment] {
        let ada = try kiosk.ada.id
        let all = try kiosk.journal.punchPhotos(
            of: ada,
            from: Instant(microseconds: 0),
            to: Fixtures.now.adding(microseconds: 1)
        )
        let punch = try kiosk.lastPunch?.id
        #expect(all.keys.allSatisfy { $0 == punch })
        return Array(all.values)
    }

    @Test("one is kept for each punch, after it, and whoever may see the punch sees it beside it")
    func kept() async throws {
        try await Kiosk.open(as: .program(Set(Permission.allCases))) { kiosk async throws in
            try Self.switchOn(kiosk)
            #expect(try await kiosk.punch().status == .created)
            for _ in 0..<2 { #expect(try await kiosk.execute(.put, Self.path, bytes: Self.jpeg).status == .noContent) }
            let photo = try #require(try Self.photos(kiosk).first)
            #expect(try Self.photos(kiosk).count == 1)
            let ada = try kiosk.ada.id
            #expect(try kiosk.journal.punchPhoto(photo, of: ada)?.bytes == Self.jpeg)
            // Under somebody else's name it is nobody's.
            #expect(try kiosk.journal.punchPhoto(photo, of: PersonID()) == nil)
            let listed = try await kiosk.get("/api/v1/people/7/punches").text
            #expect(
                listed.contains("\"photo\":\"/people/\(ada.rawValue)/punch-photos/\(photo.rawValue)\""),
                "\(listed)"
            )
        }
    }

    @Test("none is kept where the site wants none, of a punch that this kiosk did not send, or of what is no photo")
    func refused() async throws {
        try await Kiosk.open { kiosk async throws in
            #expect(try await kiosk.punch().status == .created)
            #expect(try await kiosk.execute(.put, Self.path, bytes: Self.jpeg).status == .conflict)
            try Self.switchOn(kiosk)
            let other = try await kiosk.execute(.put, "/api/v1/punches/photo?key=other", bytes: Self.jpeg)
            #expect(other.status == .notFound && other.detail?.isEmpty == false)
            let text = try await kiosk.execute(.put, Self.path, body: "<svg onload='alert(1)'/>")
            #expect(text.status == .unprocessableContent, "\(text.text)")
            let large = [UInt8](repeating: 0xFF, count: 128 * 1024 + 1)
            #expect(try await kiosk.execute(.put, Self.path, bytes: large).status == .contentTooLarge)
            #expect(try Self.photos(kiosk).isEmpty)
        }
    }

    /// In a demo the station's days pass apart from the wall's.
    @Test("how long after a punch one may come is told by the station's clock, and is a day")
    func age() async throws {
        let days = Fixtures.now.adding(microseconds: 3 * 86_400_000_000)
        try await Kiosk.open(now: days) { kiosk async throws in
            try Self.switchOn(kiosk)
            #expect(try await kiosk.punch().status == .created)
            #expect(try await kiosk.execute(.put, Self.path, bytes: Self.jpeg).status == .noContent)
            let punch = try #require(try kiosk.lastPunch)
            let commands = AttendanceCommands(
                repository: kiosk.services.attendance,
                actor: punch.actor,
                source: .kiosk
            )
            await #expect(throws: PunchPhotoError.tooLate) {
                try await commands.keepPhoto(
                    Self.jpeg,
                    ofPunch: "k",
                    at: punch.recorded.adding(microseconds: 86_400_000_001)
                )
            }
        }
    }

    @Test("kiosks tell people that one is taken, and for how many days it is kept")
    func told() async throws {
        try await Kiosk.open { kiosk async throws in
            #expect(try await !kiosk.get("/kiosk").text.contains("kiosk-photo"))
            try Self.switchOn(kiosk)
            let page = try await kiosk.get("/kiosk").text
            #expect(
                page.contains("kiosk-photo") && page.contains(Language.english.texts.kiosk.photoTold(14))
                    // Where people look: the dialog lies over the rest.
                    && page.contains(#"data-part="photo-told">\#(Language.english.texts.kiosk.photoTold(14))"#)
            )
        }
    }
}
