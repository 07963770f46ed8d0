import Glibc

/// `muster-air`: plays scenarios of Bluetooth with virtual controllers. It belongs into the guest of `Scripts/radio`.
@main
struct MusterAir {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        switch words.first {
        case "list":
            for scenario in Scenario.all {
                print("\(scenario.name)\t\(scenario.group.rawValue)\t\(scenario.limit)")
            }
        case "run":
            let names = words.dropFirst()
            let scenarios = names.compactMap { name in
                (Scenario.all + LoadScenarios.measurements).first { $0.name == name }
            }
            guard scenarios.count == names.count else { usage("There is no such scenario; see `muster-air list`.") }
            exit(ScenarioRun.play(scenarios) ? 0 : 1)
        case "try":
            let parts = words.dropFirst().split(separator: "--", maxSplits: 1)
            guard parts.count == 2 else { usage("Say who is there, --, and what to run.") }
            do {
                exit(try Trial.run(Array(parts[0]), Array(parts[1])))
            } catch {
                print("\(error)")
                exit(1)
            }
        default:
            usage("Say what to do.")
        }
    }

    private static func usage(_ complaint: String) -> Never {
        print(complaint)
        print("muster-air list           the scenarios: name, group and limit in seconds")
        print("muster-air run NAME…      plays scenarios, in the guest")
        print("muster-air try WHO… -- COMMAND")
        print("                          runs a command in the guest among WHO: legacy, extended (controllers), badge,")
        print("                          badge:LEVEL (dBm), flood:RATE (advertisements per second)")
        exit(2)
    }
}
