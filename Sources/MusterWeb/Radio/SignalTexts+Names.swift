import Attendance
import BeaconKit
import Station

extension SignalTexts {
    func name(_ proximity: Proximity) -> String {
        switch proximity {
        case .unknown: unknownDistance
        case .immediate: immediate
        case .near: near
        case .far: far
        }
    }

    func name(_ owner: BeaconOwner) -> String {
        switch owner {
        case .badge(let holder): badgeOf(holder.number.rawValue, holder.name)
        case .call(let number, .some(let holder)): callOf(Int(number), holder.name)
        case .call(let number, nil): callOfNobody(Int(number))
        case .item(_, let name): name
        case .ownSignal: ownSignal
        case .otherStation: otherStation
        case .unknown: unknown
        }
    }

    func label(_ column: BeaconColumn) -> String {
        switch column {
        case .owner: owner
        case .uuid: uuid
        case .major: major
        case .minor: minor
        case .distance: distanceTitle
        case .proximity: proximityTitle
        case .rssi: rssi
        case .receiver: receiver
        case .room: room
        case .heard: heardTitle
        }
    }

    func reason(_ problem: BeaconFilter.Problem) -> String {
        switch problem {
        case .uuid(let typed): badUUID(typed)
        case .major(let typed): badMajor(typed)
        case .minor(let typed): badMinor(typed)
        }
    }

    func reason(_ error: ReceiverError) -> String {
        switch error {
        case .empty(.name): emptyName
        case .empty(.room): emptyRoom
        case .tooLong: tooLong(ReceiverPlacement.longest)
        case .controlCharacter: controlCharacter
        case .nameTaken(let name): nameTaken(name)
        case .noSuchReceiver: noSuchReceiver
        case .changedMeanwhile: changedMeanwhile
        }
    }
}
