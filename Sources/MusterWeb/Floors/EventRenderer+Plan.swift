import Attendance
import Station

extension EventRenderer {
    /// What a plan is told: where people are, with the very template that writes the page.
    ///
    /// - Parameter change: what changed since the browser's state; `nil` for a browser of which nothing is known.
    func plan(
        _ board: Board,
        change: BoardChange?,
        scope: PlanScope,
        id: EventID,
        language: Language
    ) -> EventFrame {
        let texts = language.texts
        let clock = SiteClock(timeZone: board.timeZone, texts: texts)
        let isCalled = scope.rollCall && board.rollCall != nil
        // A roll call that begins or ends is written at everybody.
        let isWhole = change.map { $0.parts.contains(.rollCall) } ?? true
        var json = JSONWriter(capacity: isWhole ? 1024 + board.people.count * 400 : 4096)
        json.object { json in
            json.time(BoardTime(board))
            json.key("version")
            json.string(assets.version)
            json.key("placed")
            json.array(board.people.lazy.filter { isWhole || change?.people.contains($0.id) == true }) { json, person in
                json.places(
                    PersonRow.element(person.id),
                    PlanMarker.all(of: person, isCalled: isCalled, texts: texts),
                    templates
                )
            }
            json.key("removed")
            json.array(change?.removed ?? []) { $0.string(PersonRow.element($1)) }
            json.key("items")
            if change?.items ?? true {
                json.array(scope.items ? board.items : []) { json, item in
                    let markers = PlanMarker.all(of: item, texts: texts)
                    json.places("item-" + item.id.rawValue, markers, templates)
                }
            } else {
                json.null()
            }
            json.key("receivers")
            let hasReceivers = change?.parts.contains(.receivers) ?? true
            json.array(hasReceivers ? board.receivers : []) { json, receiver in
                let row = ReceiverRow(receiver, board: board, clock: clock)
                json.object { json in
                    json.key("name")
                    json.string(receiver.name)
                    json.key("health")
                    json.string(row.health)
                    json.key("html")
                    json.string(templates.render(PlanReceiver(row, icons: assets.icons), .planReceiver))
                }
            }
            json.key("call")
            json.string(PlanCall(board, scope: scope, texts: texts).map { templates.render($0, .planCall) } ?? "")
        }
        return EventFrame(change == nil ? .board : .update, id: id, data: json.bytes)
    }
}

extension JSONWriter {
    /// Where somebody or something is, each place with its markup.
    fileprivate mutating func places(_ id: String, _ markers: [PlanMarker], _ templates: Templates) {
        object { json in
            json.key("id")
            json.string(id)
            json.key("places")
            json.array(markers) { json, marker in
                json.object { json in
                    json.key("room")
                    json.string(marker.room)
                    json.key("html")
                    json.string(templates.render(marker, .planMarker))
                }
            }
        }
    }
}
