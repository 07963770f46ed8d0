/// A growing store of fixed-size elements that keep their number for life.
///
/// Pages instead of one array: growing neither copies what is there nor needs twice the memory for a moment.
struct Slab<Element> {
    private static var pageBits: UInt32 { 16 }
    private static var pageSize: Int { 1 << Int(pageBits) }
    private static var mask: UInt32 { UInt32(pageSize) - 1 }

    private var pages: [[Element]] = []
    private var free: [UInt32] = []
    /// The number of elements in use.
    private(set) var count = 0

    /// One more than the highest number ever in use.
    var end: UInt32 {
        guard let last = pages.last else { return 0 }
        return UInt32((pages.count - 1) << Int(Self.pageBits) + last.count)
    }

    /// The element of this number, which must be in use.
    subscript(number: UInt32) -> Element {
        @inline(__always) _read { yield pages[Int(number >> Self.pageBits)][Int(number & Self.mask)] }
        @inline(__always) _modify { yield &pages[Int(number >> Self.pageBits)][Int(number & Self.mask)] }
    }

    /// Stores an element and gives it a number.
    mutating func insert(_ element: Element) -> UInt32 {
        count += 1
        if let number = free.popLast() {
            self[number] = element
            return number
        }
        if pages.isEmpty || pages[pages.count - 1].count == Self.pageSize {
            var page: [Element] = []
            // The first page grows as needed, for small machines; the others are known to be filled.
            if !pages.isEmpty { page.reserveCapacity(Self.pageSize) }
            pages.append(page)
        }
        let number = end
        pages[pages.count - 1].append(element)
        return number
    }

    /// Frees a number for reuse. The element stays as it is until then.
    mutating func remove(_ number: UInt32) {
        count -= 1
        free.append(number)
    }
}

extension Slab: Sendable where Element: Sendable {}
