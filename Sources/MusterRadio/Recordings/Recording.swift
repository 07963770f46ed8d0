package import Station
import SystemPackage

/// A recording in a file or on standard input. Its format is told by its content.
package struct Recording: Sendable {
    /// The name that stands for standard input.
    package static let standardInput = "-"

    /// The recording as the person named it.
    package let path: String
    private let naming: ReceiverNaming

    /// Makes a recording of a path. Nothing is opened yet.
    ///
    /// - Parameters:
    ///   - path: a file, or `-` for standard input.
    ///   - isOneOfSeveral: whether other recordings are replayed with it; see ``ReceiverNaming``.
    package init(path: String, isOneOfSeveral: Bool = false) {
        self.path = path
        let stem = path == Self.standardInput ? nil : FilePath(path).stem
        naming = ReceiverNaming(file: stem ?? ReceiverNaming.fallback, prefixesAdapters: isOneOfSeveral)
    }

    /// What the recording is called in messages.
    package var name: String { path == Self.standardInput ? "standard input" : path }

    /// Reads the recording from its beginning to its end, a chunk at a time.
    ///
    /// What was read before an error stays with `sink` and `tally`.
    ///
    /// - Parameter progress: called after every chunk.
    package func read(
        into sink: inout some RecordingSink,
        tally: inout RecordingTally,
        progress: (RecordingProgress) -> Void = { _ in }
    ) throws(RecordingError) {
        if path == Self.standardInput {
            return try read(from: .standardInput, into: &sink, tally: &tally, progress: progress)
        }
        let file: FileDescriptor
        do {
            file = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
        } catch {
            throw failure(.cannotOpen, "can't be opened: \(Self.describe(error))")
        }
        defer { try? file.close() }
        try read(from: file, into: &sink, tally: &tally, progress: progress)
    }

    private func read(
        from file: FileDescriptor,
        into sink: inout some RecordingSink,
        tally: inout RecordingTally,
        progress: (RecordingProgress) -> Void
    ) throws(RecordingError) {
        var chunks = ChunkReader(file: file)
        try fill(&chunks, upTo: RecordingFormat.detectionLength)
        switch try format(of: chunks) {
        case .btsnoop:
            try parse(&chunks, BtsnoopParser(naming: naming), into: &sink, tally: &tally, progress: progress)
        case .pcap:
            try parse(&chunks, PcapParser(naming: naming), into: &sink, tally: &tally, progress: progress)
        case .sightingLines:
            try parse(&chunks, SightingLineParser(), into: &sink, tally: &tally, progress: progress)
        }
    }

    private func parse(
        _ chunks: inout ChunkReader,
        _ parser: some RecordingParser,
        into sink: inout some RecordingSink,
        tally: inout RecordingTally,
        progress: (RecordingProgress) -> Void
    ) throws(RecordingError) {
        var parser = parser
        while true {
            let used: Int
            do throws(ParsingFailure) {
                let bytes = chunks.buffer.span.extracting(first: chunks.count)
                used = try parser.parse(bytes, atEnd: chunks.isAtEnd, into: &sink, tally: &tally)
            } catch {
                throw failure(error.code, error.reason)
            }
            progress(RecordingProgress(bytesRead: chunks.bytesRead, totalBytes: chunks.totalBytes))
            if chunks.isAtEnd { return }
            chunks.drop(first: used)
            try fill(&chunks, upTo: RecordingLimits.buffer)
        }
    }

    private func fill(_ chunks: inout ChunkReader, upTo count: Int) throws(RecordingError) {
        do {
            try chunks.fill(upTo: count)
        } catch {
            throw failure(.cannotRead, "can't be read: \(Self.describe(error))")
        }
    }

    private func format(of chunks: ChunkReader) throws(RecordingError) -> RecordingFormat {
        switch RecordingFormat.detect(chunks.buffer.span.extracting(first: chunks.count)) {
        case .recognised(let format):
            return format
        case .compressed(let compression, let tool):
            let source = path == Self.standardInput ? "… | \(tool)" : "\(tool) \(path)"
            throw failure(.unsupported, "is compressed with \(compression); try: \(source) | muster replay -")
        case .unsupported(let reason):
            throw failure(.unsupported, reason)
        case .empty:
            throw failure(.empty, "is empty; \(RecordingFormat.expected)")
        case .unrecognised:
            throw failure(.unrecognised, "is not a recording; \(RecordingFormat.expected)")
        }
    }

    private func failure(_ code: RecordingError.Code, _ reason: String) -> RecordingError {
        RecordingError(code: code, recording: name, reason: reason)
    }

    private static func describe(_ error: any Error) -> String {
        (error as? Errno).map { "\($0)" } ?? "\(error)"
    }
}
