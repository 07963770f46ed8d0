import BeaconKit

/// What the numbers of the journal are within.
///
/// Whatever is worked out of an entry rests on this: that its times can be added to and subtracted from each other, that
/// its counters can be summed, and that going from one of its days to the next comes to an end. An entry beyond it is
/// neither written nor read.
package enum Plausible {
    /// The years 0 to 9999, in µs since 1970. 36 of them can be added.
    static let times: ClosedRange<Int64> = -62_167_219_200_000_000...253_402_300_799_999_999
    /// Ten years, in µs.
    static let lengths: ClosedRange<Int64> = -315_360_000_000_000...315_360_000_000_000
    /// Places in a chain: more than a station will ever record, at a thousand a second for 550 years. Half a million of them
    /// can be added.
    package static let sequences: ClosedRange<Int64> = 0...(1 << 44)
    /// Bytes.
    static let sizes: ClosedRange<Int64> = 0...(1 << 40)
    /// Counts, and times in seconds, minutes or days. As minutes in µs it still fits.
    static let numbers: ClosedRange<Int> = -1_000_000_000...1_000_000_000
    /// Seconds by which a clock jumped: 32,000 years, as a clock without a battery may.
    static let jumps: ClosedRange<Double> = -1e12...1e12
    /// How far local time may be from UTC, in s.
    static let offsets: ClosedRange<Int64> = -64_800...64_800
    /// Days from the first to the last of a range: a hundred years.
    private static let longestRange = 36_525

    /// Refuses a range of days that ends before it begins, or goes on for longer than a hundred years.
    static func check(from: LocalDay, to: LocalDay) throws {
        guard from <= to, to.ordinal - from.ordinal <= longestRange else { throw CanonicalMismatch() }
    }
}

extension StoredEntry {
    /// The most bytes of a payload, and of the other texts of an entry.
    private static let longestPayload = 65_536
    private static let longestText = 256

    /// Whether an entry can be one, apart from its fact, which may be of a newer version.
    package var isPlausible: Bool {
        Plausible.times.contains(happened.microseconds) && Plausible.times.contains(recorded.microseconds)
            && Plausible.offsets.contains(offset) && Plausible.sequences.contains(sequence)
            && Self.fits(payload, Self.longestPayload)
            && [kind, timeZone, source, receiver ?? "", actor].allSatisfy { Self.fits($0, Self.longestText) }
    }

    /// A database gives a text back only up to a NUL, which would then not be what was hashed.
    private static func fits(_ text: String, _ most: Int) -> Bool { text.utf8.count <= most && !text.utf8.contains(0) }

    /// Whether it may be kept of another station: all of it can be one, or only a newer version knows its kind.
    package var isAcceptable: Bool {
        guard isPlausible else { return false }
        do {
            _ = try entry()
            return true
        } catch FactError.unknownKind, FactError.unknownSource {
            return true
        } catch {
            return false
        }
    }
}
