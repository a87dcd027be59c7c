package import SnaplineEnvironment

/// A change of one scalar of a file, or of a part of it, that leaves every other byte as it is.
package enum ScalarEdit {
  package enum Failure: Error, Hashable {
    /// No scalar stands there letter by letter.
    case noScalar
    /// The text can't be written in that place.
    case notWritable
  }

  /// The file with `text` in the place of a range of its bytes, which lies within one scalar.
  ///
  /// The text is quoted or escaped where the file's language asks for it. What comes of it is read anew:
  /// it has to say that text in that place, and everything else as before.
  package static func bytes(
    of file: [UInt8],
    named name: String,
    replacing range: Range<Int>,
    by text: String,
    environment: Environment
  ) throws(Failure) -> [UInt8] {
    let before = ParsedDesign(file, name: name, path: nil, environment: environment)
    let mark = before.source.markLength
    let place = range.lowerBound - mark..<range.upperBound - mark
    guard file.indices.contains(range.lowerBound) || range.lowerBound == file.count,
      range.upperBound <= file.count, before.source.mended == nil,
      let node = before.node, let old = node.verbatimScalar(around: place),
      let start = old.scalar.verbatimStart
    else { throw .noScalar }
    var wanted = Array(old.scalar.text.utf8)
    wanted.replaceSubrange(place.lowerBound - start..<place.upperBound - start, with: text.utf8)
    for spelling in spellings(of: text, in: old.scalar, wanted, place, before.source) {
      var edited = file
      edited.replaceSubrange(
        spelling.range.lowerBound + mark..<spelling.range.upperBound + mark,
        with: spelling.bytes
      )
      let after = ParsedDesign(edited, name: name, path: nil, environment: environment)
      guard let changed = after.node, changed.says(node, but: wanted, at: old.path) else {
        continue
      }
      return edited
    }
    throw .notWritable
  }

  /// Where the scalars begin that stand for several values, since an alias uses them again: these can't be changed
  /// for one of them alone.
  package static func reused(in file: [UInt8], named name: String, environment: Environment)
    -> Set<Int>
  {
    guard file.contains(UInt8(ascii: "*")) else { return [] }
    let parsed = ParsedDesign(file, name: name, path: nil, environment: environment)
    var counts: [Int: Int] = [:]
    parsed.node?.forEachScalar { scalar in
      if let start = scalar.verbatimStart { counts[start, default: 0] += 1 }
    }
    return Set(counts.lazy.filter { $0.value > 1 }.map(\.key))
  }

  /// What may be written, and in the place of which bytes: the plainest first.
  private static func spellings(
    of text: String,
    in scalar: Scalar,
    _ wanted: [UInt8],
    _ place: Range<Int>,
    _ source: Source
  ) -> [(range: Range<Int>, bytes: [UInt8])] {
    var spellings = [(place, Array(text.utf8))]
    guard let start = scalar.verbatimStart else { return spellings }
    let quote = start > 0 ? source.bytes[start - 1] : 0
    if scalar.isPlain {
      let whole = start..<start + scalar.text.utf8.count
      spellings.append((whole, Array(String(decoding: wanted, as: UTF8.self).inDoubleQuotes.utf8)))
    } else if quote == UInt8(ascii: "\"") {
      spellings.append((place, Array(text.inDoubleQuotes.utf8.dropFirst().dropLast())))
    } else if quote == UInt8(ascii: "'") {
      spellings.append((place, Array(text.replacing("'", with: "''").utf8)))
    }
    return spellings
  }
}

extension Node {
  /// A scalar, with the numbers of the entries that lead to it.
  fileprivate struct Found {
    let scalar: Scalar
    let path: [Int]
  }

  /// The scalar whose text stands letter by letter around a range of the file.
  fileprivate func verbatimScalar(around range: Range<Int>, path: [Int] = []) -> Found? {
    switch content {
    case .scalar(let scalar):
      guard let start = scalar.verbatimStart, start <= range.lowerBound,
        range.upperBound <= start + scalar.text.utf8.count
      else { return nil }
      return Found(scalar: scalar, path: path)
    case .list(let list):
      return list.enumerated().lazy.compactMap {
        $1.verbatimScalar(around: range, path: path + [$0])
      }.first
    case .mapping(let entries):
      return entries.enumerated().lazy.compactMap {
        $1.value.verbatimScalar(around: range, path: path + [$0])
      }.first
    case .unreadable: return nil
    }
  }

  fileprivate func forEachScalar(_ body: (Scalar) -> Void) {
    switch content {
    case .scalar(let scalar): body(scalar)
    case .list(let list): for node in list { node.forEachScalar(body) }
    case .mapping(let entries): for entry in entries { entry.value.forEachScalar(body) }
    case .unreadable: break
    }
  }

  /// Whether this says what another node does, but for one scalar.
  fileprivate func says(_ other: Node, but wanted: [UInt8], at path: [Int]?) -> Bool {
    switch (content, other.content) {
    case (.scalar(let own), .scalar(let old)):
      // A number that got quotes is still the same text, and keys read texts.
      path == [] ? own.text.utf8.elementsEqual(wanted) : own.text == old.text
    case (.list(let own), .list(let old)):
      own.count == old.count
        && zip(own, old).enumerated().allSatisfy { place, pair in
          pair.0.says(pair.1, but: wanted, at: Self.rest(of: path, at: place))
        }
    case (.mapping(let own), .mapping(let old)):
      own.count == old.count
        && zip(own, old).enumerated().allSatisfy { place, pair in
          pair.0.key == pair.1.key
            && pair.0.value.says(pair.1.value, but: wanted, at: Self.rest(of: path, at: place))
        }
    default: false
    }
  }

  private static func rest(of path: [Int]?, at place: Int) -> [Int]? {
    path?.first == place ? path.map { Array($0.dropFirst()) } : nil
  }
}

extension String {
  /// The text between quotation marks, as JSON and YAML both read it.
  fileprivate var inDoubleQuotes: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      // Neither language takes the mark of an order of bytes, or what is no character, as it is.
      case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        quoted += "\\u" + String(scalar.value, radix: 16)
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
