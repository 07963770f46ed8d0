import BeaconKit
import EndToEndSupport
import Station
import Testing

import muster

@Suite("the output of a replay")
struct ReplayOutputTests {
    static let identity = BeaconIdentity(
        uuid: BeaconUUID(high: 0xDAF2_46CE_F201_11E4, low: 0xB116_123B_93F7_5CBA),
        major: 201,
        minor: 20
    )
    static let instant = Instant(microseconds: 1_425_757_567_417_999)
    static let later = Instant(microseconds: 1_425_757_590_000_000)

    static let names: Replay.Names = {
        var timeline = Timeline()
        _ = timeline.receiver(named: "Room201")
        _ = timeline.receiver(named: "会议室\u{1B}[2J\"")
        return Replay.Names(timeline: timeline, regions: ["hall"])
    }()

    static func transition(region: RegionID?, receiver: UInt16) -> Transition {
        Transition(
            region: region,
            identity: identity,
            instant: later,
            firstSeen: instant,
            lastSeen: instant,
            room: RoomID(rawValue: receiver),
            receiver: ReceiverID(rawValue: receiver)
        )
    }

    @Test(
        "an event is one JSON object with its members in a fixed order",
        arguments: [
            (
                .exit(transition(region: nil, receiver: 0)),
                #"{"time":"2015-03-07T19:46:30.000Z","event":"exit","uuid":"DAF246CE-F201-11E4-B116-123B93F75CBA","#
                    + #""major":201,"minor":20,"room":"Room201","receiver":"Room201","lastSeen":"2015-03-07T19:46:07.417Z"}"#
            ),
            (
                .enter(transition(region: RegionID(rawValue: 0), receiver: 1)),
                #"{"time":"2015-03-07T19:46:30.000Z","event":"enter","uuid":"DAF246CE-F201-11E4-B116-123B93F75CBA","#
                    + #""major":201,"minor":20,"region":"hall","room":"会议室\u001b[2J\"","receiver":"会议室\u001b[2J\"","#
                    + #""lastSeen":"2015-03-07T19:46:07.417Z"}"#
            ),
            (
                .room(
                    RoomChange(
                        identity: identity,
                        room: RoomID(rawValue: 0),
                        previous: nil,
                        instant: later,
                        lastSeen: instant
                    )
                ),
                #"{"time":"2015-03-07T19:46:30.000Z","event":"room","uuid":"DAF246CE-F201-11E4-B116-123B93F75CBA","#
                    + #""major":201,"minor":20,"room":"Room201","lastSeen":"2015-03-07T19:46:07.417Z"}"#
            ),
            (
                .deaf(ReceiverID(rawValue: 0), lastHeard: instant, instant: later),
                #"{"time":"2015-03-07T19:46:30.000Z","event":"deaf","room":"Room201","receiver":"Room201","#
                    + #""lastSeen":"2015-03-07T19:46:07.417Z"}"#
            ),
            (
                .heard(ReceiverID(rawValue: 0), instant: later),
                #"{"time":"2015-03-07T19:46:30.000Z","event":"heard","room":"Room201","receiver":"Room201"}"#
            ),
        ] as [(PresenceEvent, String)]
    )
    func json(event: PresenceEvent, expected: String) {
        #expect(Replay.Entry(event, names: Self.names).json.description == expected)
    }

    @Test("a row says the day once and the identity in short")
    func cells() {
        let cells = Replay.Entry(.exit(Self.transition(region: nil, receiver: 0)), names: Self.names)
            .cells(names: Self.names)
        #expect(cells == ["2015-03-07 19:46:30.000", "exit", "DAF246CE…:201:20", "Room201", "19:46:07.417", ""])
    }

    @Test("columns line up for Chinese names, and a name can't move the cursor")
    func table() {
        var table = Table(columns: ["Name", .right("Number"), "Room"])
        table.add(["张伟", "7", "会议室"])
        table.add(["Zoë\u{1B}[2J", "12", ""])
        table.add(["👩🏽‍🔧", "123456789", "x"])
        #expect(
            table.lines == [
                "Name        Number  Room",
                "张伟             7  会议室",
                "Zoë\u{FFFD}[2J         12",
                "👩🏽‍🔧       123456789  x",
            ]
        )
    }

    @Test(
        "a region is a UUID, with a major and a minor or not",
        arguments: [
            ("DAF246CE-F201-11E4-B116-123B93F75CBA", BeaconIdentityCondition(uuid: identity.uuid)),
            ("daf246cef20111e4b116123b93f75cba:201", BeaconIdentityCondition(uuid: identity.uuid, major: 201)),
            ("DAF246CE-F201-11E4-B116-123B93F75CBA:201:20", BeaconIdentityCondition(identity)),
            ("DAF246CE", nil), ("DAF246CE-F201-11E4-B116-123B93F75CBA:", nil), ("", nil),
            ("DAF246CE-F201-11E4-B116-123B93F75CBA:65536", nil), ("DAF246CE-F201-11E4-B116-123B93F75CBA:1:2:3", nil),
        ] as [(String, BeaconIdentityCondition?)]
    )
    func region(text: String, expected: BeaconIdentityCondition?) {
        #expect(Replay.RegionArgument(argument: text)?.condition == expected)
    }
}
