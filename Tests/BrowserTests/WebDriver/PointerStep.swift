/// With what somebody points.
enum PointerKind: String, Sendable, CaseIterable {
    case mouse, touch, pen
}

/// What a pointer does, step by step. Positions are in CSS pixels of the viewport.
enum PointerStep: Sendable {
    /// - Parameter over: how long the way takes.
    case move(x: Double, y: Double, over: Duration = .zero)
    /// Touches or presses. Pressure from 0 to 1; tilts from -90 to 90 degrees.
    case down(pressure: Double? = nil, tiltX: Int? = nil, tiltY: Int? = nil)
    case up
    case pause(Duration)

    var json: JSON {
        switch self {
        case .move(let x, let y, let over):
            ["type": "pointerMove", "x": .number(x.rounded()), "y": .number(y.rounded()), "duration": over.json]
        case .down(let pressure, let tiltX, let tiltY):
            .object(
                [
                    "type": "pointerDown", "button": 0, "pressure": pressure.map { .number($0) },
                    "tiltX": tiltX.map { JSON($0) }, "tiltY": tiltY.map { JSON($0) },
                ].compactMapValues(\.self)
            )
        case .up: ["type": "pointerUp", "button": 0]
        case .pause(let duration): ["type": "pause", "duration": duration.json]
        }
    }
}

extension Duration {
    /// In whole milliseconds.
    fileprivate var json: JSON { JSON(Int(self / .milliseconds(1))) }
}
