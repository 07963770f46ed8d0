import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

/// A day as somebody types it.
enum DayArgument: ExpressibleByArgument, Sendable {
    case day(LocalDay)
    case today
    case yesterday

    init?(argument: String) {
        switch argument {
        case "today": self = .today
        case "yesterday": self = .yesterday
        default:
            guard let day = LocalDay(argument) else { return nil }
            self = .day(day)
        }
    }

    func day(today: LocalDay) -> LocalDay {
        switch self {
        case .day(let day): day
        case .today: today
        case .yesterday: today.adding(-1)
        }
    }
}
