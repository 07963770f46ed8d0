/// A room with those who are in it.
struct PlanRoom: Sendable {
    let element: String
    let name: String
    /// Those who are told to be here.
    let count: Int
    let label: String
    let markers: [PlanMarker]
    let shape: PlanShape?

    init(element: String, name: String, markers: [PlanMarker], shape: PlanShape? = nil) {
        self.element = element
        self.name = name
        self.markers = markers
        self.shape = shape
        count = markers.count { !$0.isItem && !$0.isGuess }
        label = "\(name): \(count)"
    }
}
