import BeaconKit
import Station

/// The page about transmitting.
struct TransmitView: Sendable {
    struct Row: Sendable {
        let id: String
        let name: String
        let identity: String
        let values: String
        let stopLabel: String
        let startLabel: String
        let editLabel: String
        let removeLabel: String

        init(_ broadcast: Broadcast, texts: TransmitTexts) {
            id = broadcast.id
            name = broadcast.name
            identity = broadcast.identity.description
            values = texts.values(
                Int(broadcast.transmission.frame.measuredPower),
                Int(broadcast.transmission.interval / .milliseconds(1))
            )
            stopLabel = texts.stopLabel(name)
            startLabel = texts.startLabel(name)
            editLabel = texts.editLabel(name)
            removeLabel = texts.removeLabel(name)
        }
    }

    struct FieldRow: Sendable {
        let name: String
        let label: String
        let value: String
        let hint: String?
        let problem: String?
        let isNumeric: Bool
        let generate: String?
    }

    /// How the transmitter is, in words.
    struct Radio: Sendable {
        let title: String
        let remedy: String?
        let isFault: Bool

        init(_ radio: BroadcastState.Radio, texts: Texts) {
            let t = texts.transmit
            switch radio {
            case .none: (title, remedy, isFault) = (t.noTransmitter, nil, true)
            case .idle: (title, remedy, isFault) = (t.idle, nil, false)
            case .starting, .unable(.starting): (title, remedy, isFault) = (t.starting, nil, false)
            case .transmitting(let adapter): (title, remedy, isFault) = (t.transmitting(adapter), nil, false)
            case .unable(let condition):
                let words = texts.radio(condition, nil)
                (title, remedy, isFault) = (words.title, words.remedy, true)
            }
        }
    }

    struct Checkin: Sendable {
        let text: String
        let isOver: Bool

        init(_ checkin: BroadcastState.Checkin, texts: Texts) {
            let t = texts.transmit
            isOver = checkin.verdict != nil
            switch checkin.verdict {
            case nil: text = checkin.isToComeNearer ? t.comeNearer : t.calling(Int(checkin.number))
            case .answered(let answer): text = t.answer(answer)
            case .timedOut(let silence): text = t.silence(silence)
            case .unusable(let condition):
                let words = texts.radio(condition, nil)
                text = [words.title, words.remedy].compactMap { $0 }.joined(separator: " ")
            }
        }
    }

    let t: TransmitTexts
    let stale: String
    let assets: String
    let csrfToken: String
    let notice: Notice?
    let radio: Radio
    let running: [Row]
    let presets: [Row]
    let formTitle: String
    /// The preset that is being edited; empty for a new one.
    let preset: String
    let fields: [FieldRow]
    let checkin: Checkin?
    let number: String
    let numberProblem: String?
    let site: String
    let siteProblem: String?
}
