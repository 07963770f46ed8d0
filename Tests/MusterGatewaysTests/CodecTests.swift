import BeaconKit
import MusterGateways
import Station
import Testing

/// Payloads as the firmware's sources make them, and as strangers do.
struct CodecTests {
    private static let uuid = "f7826da6-4fa2-4e98-8024-bc5b71e0893e"

    private var reader = GatewayReader()

    private mutating func read(
        _ topic: String,
        _ payload: String,
        isRetained: Bool = false
    ) -> (gateway: Gateway, news: [GatewayNews])? {
        reader.read(topic, Array(payload.utf8), isRetained: isRetained)
    }

    private func advert(_ news: [GatewayNews]?) -> GatewayAdvert? {
        for case .advert(let advert) in news ?? [] { return advert }
        return nil
    }

    private func frame(_ news: [GatewayNews]?) -> BeaconFrame? {
        advert(news).flatMap { try? BeaconFrame.parse(advertisingData: $0.data.span) }
    }

    private static func frame(_ major: UInt16, _ minor: UInt16, _ power: Int8) throws -> BeaconFrame {
        BeaconFrame(
            identity: BeaconIdentity(uuid: try #require(BeaconUUID(uuid)), major: major, minor: minor),
            measuredPower: power
        )
    }

    @Test("Theengs and OpenMQTTGateway: manufacturer data count before what was decoded")
    mutating func theengs() throws {
        let heard = read(
            "home/TheengsGateway/BTtoMQTT/6087574C9BC2",
            """
            {"id":"60:87:57:4C:9B:C2","rssi":-78,"manufacturerdata":"4c000215f7826da64fa24e988024bc5b71e0893e000100c8c5",\
            "brand":"GENERIC","model":"iBeacon","model_id":"IBEACON","type":"BCON","mfid":"4c00",\
            "uuid":"f7826da64fa24e988024bc5b71e0893e","major":9,"minor":9,"txpower":-59,"distance":7.85}
            """
        )
        #expect(heard?.gateway == Gateway(kind: "openmqttgateway", device: "TheengsGateway"))
        let expected = try Self.frame(1, 200, -59)
        #expect(frame(heard?.news) == expected)
        #expect(advert(heard?.news)?.rssi == -78)
        #expect(advert(heard?.news)?.address == 0x6087_574C_9BC2)
    }

    @Test(
        "decoded members are mended: negative majors, and a measured power that was taken for a voltage",
        arguments: [
            (#""major":1,"minor":-28615,"txpower":-59"#, 1, 36_921, -59),
            (#""major":-1,"minor":0,"volt":11.6"#, 65_535, 0, 116),
            (#""mjid":"0102","mnid":"ff00","txpower":-3"#, 258, 65_280, -3),
        ] as [(String, UInt16, UInt16, Int8)]
    )
    mutating func mended(members: String, major: UInt16, minor: UInt16, power: Int8) throws {
        let heard = read(
            "home/OMG_1/BTtoMQTT/6087574C9BC2",
            #"{"id":"60:87:57:4C:9B:C2","rssi":-60,"model_id":"IBEACON","uuid":"\#(Self.uuid)",\#(members)}"#
        )
        let expected = try Self.frame(major, minor, power)
        #expect(frame(heard?.news) == expected)
    }

    @Test("OpenMQTTGateway tells whether it is there, and how often it has scanned")
    mutating func openMQTTGateway() {
        #expect(read("home/OMG_1/LWT", "offline", isRetained: true)?.news == [.online(false)])
        let health = read("home/OMG_1/SYStoMQTT", #"{"uptime":120,"scnct":7,"mac":"AA:BB:CC:DD:EE:FF","rssi":-50}"#)
        #expect(health?.news == [.counter(7), .instance("AA:BB:CC:DD:EE:FF")])
        // A tracker that is away is no advertisement.
        #expect(read("home/OMG_1/BTtoMQTT/AA", #"{"id":"AA","state":"offline"}"#) == nil)
    }

    @Test(
        "Ruuvi: the whole advertisement, and the gateway's time as number or text",
        arguments: ["1700000000", "\"1700000000\""]
    )
    mutating func ruuvi(time: String) throws {
        let data = "0201061AFF4C000215F7826DA64FA24E988024BC5B71E0893E000A000BC5"
        let heard = read(
            "ruuvi/C8:25:2D:8E:9C:2C/F4:1F:0C:28:CB:D6",
            """
            {"gw_mac":"C8:25:2D:8E:9C:2C","rssi":-63,"aoa":[],"gwts":\(time),"ts":\(time),"data":"\(data)","coords":""}
            """
        )
        let expected = try Self.frame(10, 11, -59)
        #expect(frame(heard?.news) == expected)
        #expect(advert(heard?.news)?.sent == Instant(microseconds: 1_700_000_000_000_000))
        let unset = read("ruuvi/C8/F4", #"{"rssi":-63,"cnt":12,"data":"\#(data)"}"#)
        #expect(advert(unset?.news) != nil)
        #expect(advert(unset?.news)?.sent == nil)
        #expect(read("ruuvi/C8/gw_status", #"{"state":"offline"}"#)?.news == [.online(false)])
    }

    @Test("Shelly: many advertisements in one event of our script")
    mutating func shelly() throws {
        let heard = read(
            "shellyplus1-a8032abe54dc/events/rpc",
            """
            {"src":"shellyplus1-a8032abe54dc","dst":"x","method":"NotifyEvent","params":{"ts":1700000000.52,"events":[\
            {"component":"script:1","id":1,"event":"muster.adverts","ts":1700000000.52,"data":{"n":40,"a":[\
            ["0c:f3:ee:00:2d:00",-84,"AgEGGv9MAAIV94Jtpk+iTpiAJLxbceCJPgABAALF"],["bad"],[1,2,3]]}}]}}
            """
        )
        #expect(heard?.gateway.device == "shellyplus1-a8032abe54dc")
        #expect(heard?.news.first == .counter(40))
        let expected = try Self.frame(1, 2, -59)
        #expect(frame(heard?.news) == expected)
        #expect(heard?.news.count == 2)
        #expect(read("shellyplus1-a8032abe54dc/online", "false")?.news == [.online(false)])
        #expect(read("shellyplus1-a8032abe54dc/events/rpc", #"{"method":"NotifyStatus","params":{}}"#) == nil)
    }

    @Test("ESPresense: that it was heard, and no level; a name of one's own is looked up")
    mutating func espresense() throws {
        let heard = read(
            "espresense/devices/iBeacon:\(Self.uuid)-1-2/kitchen",
            #"{"mac":"0cf3ee002d00","id":"iBeacon:\#(Self.uuid)-1-2","rssi@1m":-65,"rssi":-70.25,"distance":1.5,"int":900}"#
        )
        #expect(heard?.gateway == Gateway(kind: "espresense", device: "kitchen"))
        #expect(advert(heard?.news)?.rssi == 127)
        let expected = try Self.frame(1, 2, -65)
        #expect(frame(heard?.news) == expected)
        let alias = "espresense/settings/iBeacon:\(Self.uuid)-1-2/config"
        #expect(read(alias, #"{"id":"badge:mei","name":"Mei"}"#, isRetained: true) == nil)
        let named = read("espresense/devices/badge:mei/kitchen", #"{"id":"badge:mei","rssi":-50,"rssi@1m":-65}"#)
        #expect(frame(named?.news) == expected)
        let telemetry = read("espresense/rooms/kitchen/telemetry", #"{"ip":"10.0.0.7","uptime":60,"adverts":900}"#)
        #expect(telemetry?.news == [.counter(900), .instance("10.0.0.7")])
    }

    @Test("what a broker retained was not heard now")
    mutating func retained() {
        let data = #"{"id":"60:87:57:4C:9B:C2","rssi":-78,"manufacturerdata":"4c000215"}"#
        #expect(read("home/OMG_1/BTtoMQTT/60", data, isRetained: true)?.news == [])
    }

    @Test("whatever comes is read to its end, or refused")
    mutating func hostile() {
        #expect(reader.read("home/a/BTtoMQTT/b", [UInt8](repeating: 0x5B, count: 10_000_000), isRetained: false) == nil)
        #expect(reader.read("home/a/BTtoMQTT/b", [UInt8](repeating: 0x5B, count: 60_000), isRetained: false) == nil)
        let payloads = [
            "", "{", "{}", "[]", "null", #"{"rssi":1e308,"manufacturerdata":"4c"}"#, #"{"rssi":"x"}"#,
            #"{"rssi":-60,"manufacturerdata":"4c0002"}"#, #"{"rssi":-60,"manufacturerdata":"zz"}"#,
            #"{"rssi":-60,"model_id":"IBEACON","uuid":"x","major":99999999999999999999,"minor":1}"#,
            #"{"data":"0","rssi":-1,"ts":-1e300}"#, #"{"id":"\ud800","rssi":-5}"#,
            #"{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}}}}"#,
        ]
        let topics = [
            "home/a/BTtoMQTT/b", "ruuvi/a/b", "ruuvi/a/gw_status", "a/events/rpc", "espresense/devices/a/b",
            "espresense/rooms/a/telemetry", "espresense/settings/iBeacon:x/config", "", "/", "a", "+/#", "home//LWT",
        ]
        for topic in topics { for payload in payloads { _ = read(topic, payload) } }
        let long = "home/" + String(repeating: "x", count: 81) + "/LWT"
        #expect(read(long, "online") == nil)
        #expect(read("home/a\u{7}b/LWT", "online") == nil)
    }
}
