import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import muster
import MusterStorage
import Station
import Testing

@Suite("The commands of check-in")
struct CheckinCommandTests {
    private static let uuid = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "a number that cannot be broadcast is refused, and what is allowed is said",
        arguments: ["0", "-1", "65536", "99999999999999999999", "abc", "7.5", ""]
    )
    func numbers(number: String) async throws {
        let outcome = try await Executable.run(["checkin", "--uuid", Self.uuid, "--", number])
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("1 to 65535"), "\(outcome.errors)")
    }

    @Test("without a site's UUID it says where to find it")
    func noSite() async throws {
        let environment = ["MUSTER_DATA_DIR": folder["nothing"], "MUSTER_SITE_UUID": ""]
        let outcome = try await Executable.run(["checkin", "7"], environment: environment)
        #expect(outcome.code == 78)
        for word in ["--uuid", "MUSTER_SITE_UUID", "muster site"] {
            #expect(outcome.errors.contains(word), "\(outcome.errors)")
        }
    }

    @Test(
        "what is wrong in a setting is named, with what is allowed",
        arguments: [
            (["checkin", "7", "--uuid", "zz"], "a UUID"),
            (["checkin", "7", "--uuid", uuid, "--adapter", "usb"], "hci0"),
            (["checkin", "7", "--uuid", uuid, "--adapter", "none"], "adapter"),
            (["serve", "--adapter", "hci0,hci0"], "hci0"), (["serve", "--site-uuid", "1234"], "a UUID"),
            (["serve", "--room", "  "], "any text"),
        ]
    )
    func settings(arguments: [String], expected: String) async throws {
        let outcome = try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder.path])
        #expect(outcome.code == 78)
        #expect(outcome.errors.contains(expected), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }

    @Test("the station's UUID is that of its settings, and `muster site` shows it")
    func site() async throws {
        let arguments = ["serve", "--data-dir", folder.path, "--port", "0", "--adapter", "none"]
        let outcome = try await Executable.withStation(arguments + ["--site-uuid", Self.uuid.lowercased()]) {
            _ = try await $0.address()
        }
        #expect(outcome.errors.contains("--adapter none") && outcome.errors.contains("muster site"))
        let shown = try await Executable.run(["site", "--data-dir", folder.path])
        #expect(shown.output.contains(Self.uuid) && shown.output.contains("F7826DA6-4FA2-4E98-8024-BC5B71E0893F"))
        let json = try await Executable.run(["site", "--data-dir", folder.path, "--json"])
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(object?["uuid"] as? String == Self.uuid)
    }

    @Test("a key is made for a person, shown once, replaced by the next and removed; no entry holds it")
    func keys() async throws {
        let journal = try SQLiteJournal(folder: folder.path, mode: .create)
        var setup = SiteSetup()
        setup.timeZone = "UTC"
        let now = Instant(microseconds: 1_772_438_400_000_000)
        try setup.apply(to: journal, at: now, fresh: (try #require(BeaconUUID(Self.uuid)), "UTC"))
        try RosterCommands(store: journal, actor: "test", source: .supervisor).add(
            number: #require(PersonNumber(rawValue: 7)),
            details: PersonDetails(name: "Mei Lin"),
            at: now
        )
        let count = try journal.entries(after: 0, limit: 100).count
        func make(_ words: [String]) async throws -> Executable.Outcome {
            try await Executable.run(["people", "key", "--data-dir", folder.path] + words)
        }
        var shown: [CheckinKey] = []
        for _ in 0..<2 {
            let outcome = try await make(["7"])
            #expect(outcome.code == 0, "\(outcome.errors)")
            let key = try #require(CheckinKey(String(outcome.output.dropLast())), "\(outcome.output)")
            shown.append(key)
            #expect(Array(try journal.checkinKeys().values) == [key])
        }
        #expect(shown[0] != shown[1])
        #expect(try await make(["8"]).code != 0)
        #expect(try await make(["7", "--remove"]).code == 0)
        #expect(try journal.checkinKeys().isEmpty)
        #expect(try journal.entries(after: 0, limit: 100).count == count)
    }

    @Test("what is no key is refused before anything is transmitted", arguments: [true, false])
    func badKey(isOption: Bool) async throws {
        let key = "0001-0203-0405-0607-0809-0A0B-0C0D-0E0G"
        let outcome = try await Executable.run(
            ["checkin", "7", "--uuid", Self.uuid] + (isOption ? ["--key", key] : []),
            environment: isOption ? [:] : ["MUSTER_CHECKIN_KEY": key]
        )
        #expect(outcome.code == 64 && outcome.errors.contains("32 hexadecimal digits"), "\(outcome.errors)")
    }

    @Test("each end has its words and its exit code")
    func reports() throws {
        let site = try #require(BeaconUUID(Self.uuid))
        let time = try #require(MinuteOfDay(rawValue: 538))
        let ends: [(CheckinExchange.Verdict, answer: String?, code: Int32, advice: String?)] = [
            (.answered(.checkedIn(at: time)), "checked in 08:58, on time", 0, nil),
            (.answered(.checkedInLate(at: time)), "checked in 08:58, late", 0, nil),
            (.answered(.alreadyIn(since: time)), "already in since 08:58", 0, nil),
            (.answered(.backAgain(at: time)), "back again 08:58", 0, nil),
            (.answered(.unknownNumber), "unknown number", 67, "number 7"),
            (.answered(.cannotRecord), "the station cannot record the check-in", 74, "try again"),
            (.timedOut(.heardNothing), nil, 75, "adapter"), (.timedOut(.heardNoStation), nil, 75, Self.uuid),
            (.timedOut(.heardAnswersToOthers), nil, 75, "nearer"),
            (.timedOut(.heardUnproven), nil, 75, "muster people key"),
            (.timedOut(.heardOldAnswer(time)), nil, 75, "time zone"), (.timedOut(.tooFar), nil, 75, "too far"),
            (.unusable(.blocked(byHardware: false)), nil, 69, "rfkill unblock bluetooth"),
        ]
        for (verdict, answer, code, advice) in ends {
            let report = CheckinReport(verdict, number: 7, site: site, timeout: 30)
            #expect(report.answer == answer && report.code == code)
            if let advice {
                #expect(report.advice?.contains(advice) == true, "\(verdict)")
            } else {
                #expect(report.advice == nil)
            }
            let proven = CheckinReport(verdict, number: 7, site: site, timeout: 30, isProven: true)
            #expect(proven.answer == answer.map { $0 + " (proven by the station)" })
            #expect(proven.code == code && proven.advice == report.advice)
        }
    }
}
