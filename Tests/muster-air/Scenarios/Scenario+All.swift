extension Scenario {
    /// All scenarios: the only place that lists them.
    static let all: [Scenario] =
        KernelScenarios.all + FaultScenarios.all + BluezScenarios.all + StationScenarios.all
        + PresenceScenarios.all + ItemScenarios.all + CheckinScenarios.all + RadioFaultScenarios.all + ToolScenarios.all
        + ScanScenarios.all + ScanFaultScenarios.all + TransmitScenarios.all + DoctorScenarios.all
        + PeerScenarios.all + CauseScenarios.all + LoadScenarios.all
}
