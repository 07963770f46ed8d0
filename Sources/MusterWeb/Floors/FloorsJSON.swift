import Station

/// Floors as the API gives them.
enum FloorsJSON {
    static func bytes(_ floors: [Floor]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("floors")
            json.array(floors) { $0.floor($1) }
        }
        return json.bytes
    }

    static func bytes(_ floor: Floor) -> [UInt8] {
        var json = JSONWriter()
        json.floor(floor)
        return json.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func floor(_ floor: Floor) {
        object { json in
            json.key("id")
            json.string(floor.id)
            json.key("version")
            json.string(floor.version)
            json.key("name")
            json.string(floor.name)
            json.key("place")
            json.integer(floor.place)
            json.key("rooms")
            json.array(floor.drawing.rooms) { $0.string($1.line) }
            json.key("receivers")
            json.array(floor.drawing.receivers) { $0.string($1.line) }
            json.key("picture")
            if let picture = floor.picture {
                json.object { json in
                    json.key("address")
                    json.string(FloorAPI.pictureAddress(floor.id, picture))
                    json.key("type")
                    json.string(picture.type)
                    json.key("width")
                    json.integer(picture.width)
                    json.key("height")
                    json.integer(picture.height)
                }
            } else {
                json.null()
            }
        }
    }
}
