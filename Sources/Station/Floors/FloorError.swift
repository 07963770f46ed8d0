package import Attendance

/// Why something could not be done with a floor.
package enum FloorError: String, Error, Hashable, Sendable, CaseIterable {
    case noSuchFloor, noPicture, changedMeanwhile, badName, nameTaken, tooManyFloors, badPlace
    /// What is wrong with a picture.
    case notAPicture, isPDF, tooHeavy, tooManyPixels
    /// What is wrong with what is drawn.
    case badRoom, badShape, flatShape, tooManyRooms, roomTwice, badSpot, tooManyReceivers, receiverTwice
}

extension FloorError: CustomStringConvertible {
    package var description: String { words() }

    package func words(in language: Language = .english) -> String {
        language.catalogue["floors.error.\(rawValue)"]
    }
}
