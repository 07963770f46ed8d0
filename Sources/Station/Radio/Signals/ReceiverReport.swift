/// A receiver with what it heard of late, and what is wrong with it.
package struct ReceiverReport: Hashable, Sendable {
    /// What stands for it in the journal and in addresses, whatever it is called: an adapter's address, or the name that
    /// a fixed receiver was given at first.
    package var id: String
    package var receiver: BoardReceiver
    /// The last ten minutes, oldest first; `nil` for spans of which nothing is known.
    package var readings: [ReceiverTrace.Reading?]
    /// What `muster doctor` would say of it: at least one.
    package var findings: [RadioDiagnosis.Finding]

    package init(
        id: String,
        receiver: BoardReceiver,
        readings: [ReceiverTrace.Reading?] = [],
        findings: [RadioDiagnosis.Finding] = []
    ) {
        self.id = id
        self.receiver = receiver
        self.readings = readings
        self.findings = findings
    }
}
