import EndToEndSupport
import Foundation
import Testing

@Suite("muster calibrate")
struct CalibrateCommandTests {
    private struct Answer: Decodable {
        let minor: Int
        let receiver: String
        let power: Int
        let uncertainty: Int
        let claimed: Int
        let readings: Int
        let verdict: String
    }

    private static let uuid = "DAF246CE-8363-11E4-B116-123B93F75CBA"

    /// Twenty seconds of beacons, each heard five times a second at a level that repeats: a strong and a faded channel.
    private static func recording(_ beacons: [(minor: Int, level: Int)], seconds: Int = 20, step: Int = 0) -> String {
        var lines: [String] = []
        for index in 0..<(seconds * 5) {
            for (minor, level) in beacons {
                let rssi = level - (index % 3 == 0 ? 16 : index % 2) - (index >= seconds * 5 / 2 ? step : 0)
                let time = String(format: "%.3f", 1_425_757_567 + Double(index) / 5)
                lines.append(
                    #"{"time":\#(time),"receiver":"Desk","uuid":"\#(uuid)","major":1,"minor":\#(minor),"#
                        + #""power":-59,"rssi":\#(rssi)}"#
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test("says the power at 1 m, how sure it is, and what to do")
    func text() async throws {
        let recording = Self.recording([(7, -65), (8, -85)])
        let outcome = try await Executable.run(["calibrate", "-"], input: recording)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("\(Self.uuid):1:7"))
        #expect(outcome.output.contains("heard by Desk, 100 readings"))
        #expect(outcome.output.contains("Measured power: −65 dBm ± 1 dB"))
        #expect(outcome.output.contains("announces −59 dBm, so at 1 m it is shown at 1.7 m"))
        #expect(outcome.output.contains("muster transmit --power -65"))
    }

    @Test("prints one object for a program; with that power the same recording is at 1 m for replay and scan")
    func json() async throws {
        let recording = Self.recording([(7, -65)])
        let outcome = try await Executable.run(["calibrate", "--json", "-"], input: recording)
        #expect(outcome.code == 0)
        let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
        #expect(answer.power == -65)
        #expect(answer.claimed == -59)
        #expect(answer.minor == 7)
        #expect(answer.receiver == "Desk")
        #expect(answer.readings == 100)
        #expect(answer.uncertainty == 1)
        #expect(answer.verdict == "good")
        // Within 1.05 m, with the power that was measured and not with the claimed one.
        for (power, isNear) in [(-65, true), (-59, false)] {
            let set = recording.replacing("\"power\":-59", with: "\"power\":\(power)")
            let replay = try await Executable.run(["replay", "--json", "--enter-distance", "1.05", "-"], input: set)
            #expect(replay.output.contains("enter") == isNear, "\(power)")
        }
    }

    @Test("doesn't guess: several loud beacons, a badge that was moved, too little, nothing")
    func refused() async throws {
        let two = try await Executable.run(["calibrate", "-"], input: Self.recording([(7, -65), (8, -60)]))
        #expect(two.code == 65)
        #expect(two.errors.contains("2 beacons are about as loud"))
        let named = ["calibrate", "--beacon", "\(Self.uuid):1:7", "-"]
        let one = try await Executable.run(named, input: Self.recording([(7, -65), (8, -60)]))
        #expect(one.code == 0)
        #expect(one.output.contains("−65 dBm"))
        let moved = try await Executable.run(["calibrate", "-"], input: Self.recording([(7, -65)], step: 12))
        #expect(moved.code == 65)
        #expect(moved.output.contains("Measure again"))
        let short = try await Executable.run(["calibrate", "-"], input: Self.recording([(7, -65)], seconds: 3))
        #expect(short.code == 65)
        #expect(short.output.contains("at least 20"))
        let other = ["calibrate", "--beacon", "\(Self.uuid):9", "-"]
        let unheard = try await Executable.run(other, input: Self.recording([(7, -65)]))
        #expect(unheard.code == 65)
        #expect(unheard.errors.contains("was not heard"))
        let usage = try await Executable.run(["calibrate", "--for", "30", "-"], input: "")
        #expect(usage.code == 64)
    }
}
