/// The lines of a file, none of them longer in memory than agreed.
package struct LineSource: ~Copyable {
  private var stream: ByteStream
  private let mostBytes: Int

  package enum Line {
    case text([UInt8])
    case tooLong
  }

  package init(_ file: CInt, mostBytes: Int) {
    (stream, self.mostBytes) = (ByteStream(file), mostBytes)
  }

  /// The next line without its end; nothing at the end of the file, or where it can't be read on.
  package mutating func next() -> Line? {
    do {
      guard try stream.peek() != nil else { return nil }
      let run = try stream.run(most: mostBytes) { $0.firstIndex(of: UInt8(ascii: "\n")) }
      try stream.skip()
      return run.bytes.map(Line.text) ?? .tooLong
    } catch {
      return nil
    }
  }
}
