package import Attendance
import BeaconKit
package import Station

/// Writes events, with the very templates that write the page: so the two cannot disagree.
package struct EventRenderer: Sendable {
    package let templates: Templates
    package let assets: AssetStore

    package init(templates: Templates, assets: AssetStore) {
        self.templates = templates
        self.assets = assets
    }

    /// The markup of the whole board, which is the page's content, too.
    package func content(_ board: Board, language: Language) -> String {
        templates.render(BoardView(board, language: language, icons: assets.icons), .board)
    }

    /// Everything, for a browser of which nothing is known.
    func snapshot(_ content: BoardFeed.Content) -> EventFrame {
        var json = JSONWriter(capacity: 1024 + content.html.utf8.count * 9 / 8)
        json.object { json in
            json.time(BoardTime(content.state.board))
            json.key("version")
            json.string(assets.version)
            json.key("html")
            json.string(content.html)
        }
        return EventFrame(.board, id: content.state.id, data: json.bytes)
    }

    /// What changed: the lines of people, and the parts of the page, by the identifiers of their elements.
    package func update(_ board: Board, change: BoardChange, id: EventID, language: Language) -> EventFrame {
        // Only the frame of the board: the lines of the others are not written again.
        var frame = board
        frame.people = []
        let view = BoardView(frame, language: language, icons: assets.icons)
        let clock = SiteClock(timeZone: board.timeZone, texts: language.texts)
        var json = JSONWriter()
        json.object { json in
            json.time(BoardTime(board))
            json.key("parts")
            json.object { json in
                for part in Part.allCases where change.parts.contains(part) {
                    json.key(part.rawValue)
                    json.string(render(part, board: board, view: view))
                }
            }
            json.key("counts")
            json.object { json in
                guard change.parts.contains(.summary) else { return }
                let counts = BoardCounts(board)
                for section in Section.allCases {
                    json.key(section.rawValue)
                    json.integer(counts[section])
                }
            }
            json.key("people")
            json.array(board.people.lazy.filter { change.people.contains($0.id) }) { json, person in
                let row = PersonRow(person, board: board, clock: clock, icons: assets.icons)
                json.object { json in
                    json.key("id")
                    json.string(PersonRow.element(person.id))
                    json.key("section")
                    json.string(row.section.rawValue)
                    json.key("html")
                    json.string(templates.render(row, .person))
                }
            }
            json.key("heard")
            json.object { json in
                for person in board.people where change.heard.contains(person.id) {
                    json.key(PersonRow.element(person.id))
                    json.integer(person.lastSeen.map { Int($0.microseconds / 1000) })
                }
            }
            json.key("removed")
            json.array(change.removed) { $0.string(PersonRow.element($1)) }
        }
        return EventFrame(.update, id: id, data: json.bytes)
    }

    /// The roll call that goes on, or that none does, for pages that follow nothing else.
    func rollCall(_ board: Board, id: EventID, language: Language) -> EventFrame {
        update(board, change: BoardChange(parts: [.rollCall]), id: id, language: language)
    }

    /// The time alone.
    package func time(_ board: Board, id: EventID) -> EventFrame {
        var json = JSONWriter()
        json.object { $0.time(BoardTime(board)) }
        return EventFrame(.time, id: id, data: json.bytes)
    }

    private func render(_ part: Part, board: Board, view: BoardView) -> String {
        switch part {
        case .summary: templates.render(SummaryView(board, texts: view.t, icons: assets.icons), .summary)
        case .banners: templates.render(view, .banners)
        case .greetings: templates.render(view, .greetings)
        case .receivers: templates.render(view, .receivers)
        case .unknown: templates.render(view, .unknown)
        case .rollCall: templates.render(view, .runningRollCall)
        }
    }
}
