import BeaconKit
import Glibc
import VirtualAir

/// Much to hear, and something that is too slow for it: the disk, or who reads what is printed. Nothing that the controller
/// reported is lost in silence.
enum LoadScenarios {
    static let all = [
        Scenario("slow-disk", .station, limit: 150) { try slowDisk(milliseconds: 500, rate: 100, seconds: 45, in: $0) },
        Scenario("scan-slow-reader", .station, limit: 90) { try scan(rate: 2000, isRead: false, in: $0) },
    ]

    /// What is measured by hand: `make bench-radio`.
    static let measurements =
        [500, 2000].map { delay in
            Scenario("measure-slow-disk-\(delay)", .station, limit: 180) {
                try slowDisk(milliseconds: delay, rate: 1000, seconds: 60, in: $0)
            }
        }
        + [1000, 3000, 5000].flatMap { rate in
            [true, false].map { isRead in
                Scenario("measure-scan-\(rate)-\(isRead ? "read" : "unread")", .station, limit: 90) {
                    try scan(rate: rate, isRead: isRead, in: $0)
                }
            }
        }

    /// People come and go, and each entry waits for a disk that takes long, while the air is full.
    private static func slowDisk(milliseconds: Int, rate: Int, seconds: Int, in world: World) throws {
        let device = try world.powered()
        let folder = try world.makeFolder()
        try world.makeStation(in: folder)
        let station = try world.startAgain(
            folder,
            ["--away-after", "15", "--open-board"],
            environment: ["LD_PRELOAD=/lib/slow-sync.so", "SLOW_SYNC_MS=\(milliseconds)"]
        )
        let crowd = world.air.place(.flood(rate: rate, uuid: Beacons.otherSite, major: 2, identities: 100))
        let badges = [7, 8].map { world.air.place(.badge(Beacons.badge($0))) }
        for second in 0..<seconds {
            // Twenty seconds here, twenty away, and each at other times.
            for (place, badge) in badges.enumerated() {
                let isHere = (second + 10 * place) / 20 % 2 == 0
                world.air.setLink(from: badge, to: device.node, Link(level: isHere ? -60 : nil))
            }
            try world.pass(.seconds(1))
        }
        let reported = world.air.reports(of: crowd, by: device.node)
        world.air.remove(crowd)
        let punches = station.punches.count
        let port = station.program.errors.text.split(separator: "http://127.0.0.1:").last?.prefix { $0.isNumber } ?? ""
        let page = try world.run("wget", ["-qO-", "http://127.0.0.1:\(port)/api/v1/board"])
        let lost = page.output.text.split(separator: "\"lostPackets\":").dropFirst()
            .compactMap { Int($0.drop { $0 == " " }.prefix { $0.isNumber }) }.reduce(0, +)
        try world.end(station)
        let syncs = station.program.errors.lines.last { $0.contains("slow-sync: ") } ?? "no syncs told"
        ConsoleReport.write([
            "note", "slow-disk",
            "\(milliseconds) ms a sync, \(rate)/s: of \(reported) reports \(lost) are lost; \(punches) punches, \(syncs)",
        ])
        world.expect(reported > rate * seconds * 9 / 10, "the controller reported \(reported)")
        world.expect(punches >= 3, "the disk was waited for: \(punches) punches")
        world.expect(
            page.output.contains("\"lostPackets\""),
            "the board tells what was lost: \(page.output.text.prefix(500))"
        )
        world.expect(lost == 0, "\(lost) of \(reported) reports are lost")
        world.expect(!station.program.says("reports were lost"), "and the log tells of none")
    }

    /// `muster scan --json` in a full air: each report is received and written, or told as lost or not written.
    private static func scan(rate: Int, isRead: Bool, in world: World) throws {
        let device = try world.powered()
        let folder = try world.makeFolder()
        // A reader that takes nothing at all is the slowest there is.
        let command = "exec muster scan --json 2>\(folder)/errors" + (isRead ? "" : " | sleep 3600")
        let program = try world.start(
            "sh",
            ["-c", isRead ? "muster scan --json 2>\(folder)/errors >\(folder)/lines" : command]
        )
        try world.wait("the scan is on") { world.air.controller(device.node)?.isScanning == true }
        try world.pass(.seconds(1))
        let crowd = world.air.place(.flood(rate: rate, uuid: Beacons.uuid, major: 2, identities: 200))
        try world.pass(.seconds(10))
        let reported = world.air.reports(of: crowd, by: device.node)
        world.air.remove(crowd)
        try world.pass(.seconds(2))
        try world.run("killall", ["-INT", "muster"])
        try world.pass(.seconds(5))
        if !isRead { try world.run("killall", ["sleep"]) }
        try world.wait("the scan ends") { program.isOver }
        let errors = try world.run("cat", ["\(folder)/errors"]).output.text
        let heard = ToolScenarios.number(before: " reports heard", in: errors)
        let lost = ToolScenarios.number(before: " packets lost", in: errors)
        let unwritten = ToolScenarios.number(before: " lines were dropped", in: errors)
        let written =
            isRead ? Int(try world.run("sh", ["-c", "wc -l <\(folder)/lines"]).output.text.filter(\.isNumber)) ?? 0 : 0
        ConsoleReport.write([
            "note", "scan",
            "\(rate)/s, \(isRead ? "read" : "not read"): reported \(reported), heard \(heard), lost \(lost), "
                + "written \(written), not written \(unwritten)",
        ])
        world.expect(reported > rate * 9, "the controller reported \(reported)")
        world.expect(heard + lost == reported, "heard or told as lost: \(errors)")
        if isRead {
            world.expect(written + unwritten == heard, "written or told as not written: \(written), \(errors)")
        } else {
            // Whoever reads holds up nothing but the lines.
            world.expect(lost <= reported / 100, "\(lost) of \(reported) are lost because nobody reads")
        }
    }
}
