package import BeaconKit

/// Listens for a calibration. Whoever begins one ends it, when the time is over that it was to take.
package protocol Calibrator: Sendable {
    /// - Returns: by what it is ended.
    /// - Throws: ``CalibrationError`` where too many are under way.
    func beginCalibration() async throws -> Int
    /// What was heard meanwhile, and what the receivers are called.
    func endCalibration(_ id: Int) async -> (CalibrationTable, names: [ReceiverID: String])
}
