/// Something that a world waits for: a file that becomes readable.
protocol Pollable: AnyObject {
    /// `nil` when there is nothing more to wait for.
    var descriptor: Descriptor? { get }
    /// Reads what is there.
    func readable(in world: World) throws
}
