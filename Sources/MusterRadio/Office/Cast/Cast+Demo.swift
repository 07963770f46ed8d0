package import BeaconKit

extension Cast {
    /// The proximity UUID of the demo's badges. Its first six bytes spell "muster".
    package static let demoUUID = BeaconUUID(high: 0x6D75_7374_6572_4D00, low: 0x8000_0000_0000_DE30)

    /// The demo's people and things: eighteen members, a visitor and five items, of which the station knows three.
    ///
    /// Badges have major 1 and their member's number as minor; items have major 2. Most advertise each second, as cheap
    /// tags do to live a year on one cell. One has a battery near its end and an interval of 10 s, one claims +116 dBm,
    /// as a real tag was seen to do, and two use extended advertising.
    package static let demo = Cast(
        members: [
            demoMember(
                1001,
                Portrait.Look(1, .long, 2),
                "Sofia Rossi",
                "Office",
                "Office manager",
                Point(2.2, 4.6),
                (7, 52),
                (16, 35),
                (12, 0)
            ),
            demoMember(
                1002,
                Portrait.Look(1, .short, 5),
                "王建国",
                "Workshop",
                "Workshop lead",
                Point(20, 12.4),
                (8, 3),
                (17, 2),
                (12, 2)
            ),
            demoMember(
                1003,
                Portrait.Look(0, .bun, 4, glasses: true),
                "Hannah Schmidt",
                "Engineering",
                "Firmware engineer",
                Point(2, 12.5),
                (8, 11),
                (17, 10),
                (12, 30),
                lunchesOut: true,
                badge: (1, -59, nil, .extended)
            ),
            demoMember(
                1004,
                Portrait.Look(0, .long, 0),
                "林晓梅",
                "Design",
                "Industrial designer",
                Point(5, 12.5),
                (8, 18),
                (17, 35),
                (12, 15)
            ),
            demoMember(
                1005,
                Portrait.Look(5, .curly, 0),
                "Amara Okafor",
                "Management",
                "Managing director",
                Point(15.5, 12.5),
                (8, 24),
                (18, 5),
                (12, 45),
                lunchesOut: true
            ),
            demoMember(
                1006,
                Portrait.Look(0, .parted, 4),
                "Jonas Weber",
                "Engineering",
                "Hardware engineer",
                Point(23.5, 12.6),
                (8, 29),
                (17, 25),
                (12, 10),
                badge: (2, -62, nil, .legacy)
            ),
            demoMember(
                1007,
                Portrait.Look(3, .long, 0, glasses: true),
                "Priya Raman",
                "Engineering",
                "Software engineer",
                Point(8, 12.6),
                (8, 33),
                (17, 31),
                (12, 35),
                badge: (10, -66, -71, .legacy)
            ),
            demoMember(
                1008,
                Portrait.Look(1, .parted, 0, glasses: true),
                "陈思远",
                "Engineering",
                "Software engineer",
                Point(11, 12.6),
                (8, 37),
                (17, 58),
                (12, 5),
                lunchesOut: true
            ),
            demoMember(
                1009,
                Portrait.Look(2, .curly, 1),
                "Diego Álvarez",
                "Workshop",
                "Technician",
                Point(24.6, 8),
                (8, 41),
                (17, 5),
                (12, 20)
            ),
            demoMember(
                1010,
                Portrait.Look(1, .short, 0),
                "Kenji Tanaka",
                "Design",
                "Interaction designer",
                Point(5, 8),
                (8, 44),
                (17, 40),
                (12, 50),
                badge: (1, 116, -60, .legacy)
            ),
            demoMember(
                1011,
                Portrait.Look(2, .bun, 1),
                "Leila Haddad",
                "Sales",
                "Account manager",
                Point(2, 8.6),
                (8, 47),
                (17, 15),
                (12, 25),
                lunchesOut: true,
                badge: (1, -59, nil, .extended)
            ),
            demoMember(
                1012,
                Portrait.Look(0, .receding, 3),
                "Mateusz Kowalski",
                "Engineering",
                "Test engineer",
                Point(21, 8),
                (8, 50),
                (17, 22),
                (12, 40)
            ),
            demoMember(
                1013,
                Portrait.Look(1, .bun, 0),
                "张雨桐",
                "Sales",
                "Account manager",
                Point(8, 8.2),
                (8, 53),
                (17, 33),
                (12, 0),
                lunchesOut: true
            ),
            demoMember(
                1014,
                Portrait.Look(4, .receding, 5, glasses: true),
                "Oliver Grant",
                "Finance",
                "Accountant",
                Point(15.5, 8.6),
                (8, 56),
                (17, 0),
                (12, 30),
                badge: (2, -63, nil, .legacy)
            ),
            demoMember(
                1015,
                Portrait.Look(3, .parted, 0),
                "Noor Rahman",
                "Finance",
                "Payroll",
                Point(13.5, 12.6),
                (8, 58),
                (17, 12),
                (12, 33)
            ),
            demoMember(
                1016,
                Portrait.Look(2, .curly, 2),
                "Inês Carvalho",
                "Design",
                "Researcher",
                Point(11, 8.4),
                (9, 4),
                (17, 45),
                (12, 55)
            ),
            demoMember(
                1017,
                Portrait.Look(0, .parted, 1),
                "刘子涵",
                "Engineering",
                "Intern",
                Point(13.5, 8.4),
                (8, 46),
                (17, 30),
                (12, 8),
                badge: (5, -64, -67, .legacy)
            ),
            demoMember(
                1018,
                Portrait.Look(0, .short, 4, glasses: true),
                "Tom Becker",
                "Sales",
                "Sales lead",
                Point(16.8, 12.2),
                (8, 39),
                (17, 18),
                (12, 42),
                lunchesOut: true
            ),
        ],
        visitors: [
            // The identity, the claim and all of a real tag that is sold with these values in great numbers.
            Visitor(
                name: "Courier",
                badge: Badge(
                    identity: BeaconIdentity(
                        uuid: BeaconUUID(high: 0xFDA5_0693_A4E2_4FB1, low: 0xAFCF_C6EB_0764_7825),
                        major: 10065,
                        minor: 26049
                    ),
                    interval: 0.8,
                    measuredPower: -3,
                    level: -60
                )
            )
        ],
        items: [
            demoItem("Laptop bag", owner: 1004, minor: 1),
            demoItem("Torque wrench case", owner: 1009, minor: 2, isWatched: false),
            demoItem("Camera bag", owner: 1001, minor: 3),
            demoItem("Test rig keys", owner: 1012, minor: 4),
            demoItem("Sample case", owner: 1010, minor: 5, isWatched: false),
        ]
    )

    private static func demoMember(
        _ number: UInt16,
        _ look: Portrait.Look,
        _ name: String,
        _ department: String,
        _ position: String,
        _ desk: Point,
        _ arrival: (Int, Int),
        _ departure: (Int, Int),
        _ lunch: (Int, Int),
        lunchesOut: Bool = false,
        badge: (interval: Double, claim: Int8, level: Double?, format: Badge.Format) = (1, -59, nil, .legacy)
    ) -> Member {
        Member(
            number: number,
            name: name,
            department: department,
            position: position,
            badge: Badge(
                identity: BeaconIdentity(uuid: demoUUID, major: 1, minor: number),
                interval: badge.interval,
                measuredPower: badge.claim,
                level: badge.level,
                format: badge.format
            ),
            desk: desk,
            habits: Habits(
                arrival: TimeOfDay(arrival.0, arrival.1),
                departure: TimeOfDay(departure.0, departure.1),
                lunch: TimeOfDay(lunch.0, lunch.1),
                lunchesOut: lunchesOut
            ),
            look: look
        )
    }

    private static func demoItem(_ name: String, owner: UInt16, minor: UInt16, isWatched: Bool = true) -> Item {
        Item(
            name: name,
            owner: owner,
            badge: Badge(
                identity: BeaconIdentity(uuid: demoUUID, major: 2, minor: minor),
                interval: 2,
                measuredPower: -61
            ),
            isWatched: isWatched
        )
    }
}
