/// A call in Swift's code that has, or may have, a literal in a closure.
struct InlineCall {
  /// Where it is written, or would be.
  let site: Site

  enum Site {
    case literal(StringLiteral)
    /// There is no such closure; it is to be written there.
    case none(Int)
  }

  /// Why a literal can't be written.
  struct Refusal: Error, Hashable { var reason: String }

  /// Looks at the call whose arguments a parenthesis opens, or whose name stands there.
  init(_ source: SwiftSource, at start: Int, _ closure: InlineSnapshotSyntaxDescriptor)
    throws(Refusal)
  {
    var place = start
    if let name = source.name(at: place) { place = source.afterTrivia(name.end) }
    var last = place
    if source.byte(place) == UInt8(ascii: "("), let end = source.afterBracket(place) {
      if let found = try Self.argument(of: source, place + 1, end - 1, closure.labels) {
        site = try Self.inside(of: source, found)
        return
      }
      last = end
    } else if source.byte(place) != UInt8(ascii: "{") {
      // A call whose closures are all that it is given has no parentheses.
      throw Refusal(reason: "no call stands there")
    }
    var closures: [Int] = []
    while true {
      var next = source.afterTrivia(last)
      if closures.isEmpty {
        guard source.byte(next) == UInt8(ascii: "{") else { break }
      } else {
        guard let name = source.name(at: next) else { break }
        next = source.afterTrivia(name.end)
        guard source.byte(next) == UInt8(ascii: ":") else { break }
        next = source.afterTrivia(next + 1)
        guard source.byte(next) == UInt8(ascii: "{") else { break }
      }
      guard let closing = source.afterBracket(next) else {
        throw Refusal(reason: "a brace isn't closed")
      }
      closures.append(next)
      last = closing
    }
    if closures.indices.contains(closure.trailingClosureOffset) {
      site = try Self.inside(of: source, closures[closure.trailingClosureOffset])
    } else if closures.count == closure.trailingClosureOffset {
      site = .none(last)
    } else {
      throw Refusal(reason: "the call has fewer closures before its literal than it should")
    }
  }

  /// The brace of the closure that is an argument of one of some labels.
  private static func argument(
    of source: SwiftSource,
    _ start: Int,
    _ end: Int,
    _ labels: [String]
  ) throws(Refusal) -> Int? {
    var place = start
    while place < end {
      place = source.afterTrivia(place)
      if let name = source.name(at: place) {
        let colon = source.afterTrivia(name.end)
        let brace = source.afterTrivia(colon + 1)
        if labels.contains(name.name), source.byte(colon) == UInt8(ascii: ":") {
          guard source.byte(brace) == UInt8(ascii: "{") else {
            throw Refusal(reason: "what it is given as '\(name.name)' is no closure")
          }
          return brace
        }
        place = name.end
      } else if let literal = StringLiteral(source, at: place) {
        place = literal.range.upperBound
      } else if let end = source.afterPattern(place) {
        place = end
      } else if let byte = source.byte(place), [0x28, 0x5B, 0x7B].contains(byte),
        let closing = source.afterBracket(place)
      {
        place = closing
      } else {
        place += 1
      }
    }
    return nil
  }

  /// What a closure holds, which must be a literal alone.
  private static func inside(of source: SwiftSource, _ brace: Int) throws(Refusal) -> Site {
    guard let end = source.afterBracket(brace) else {
      throw Refusal(reason: "a brace isn't closed")
    }
    var place = source.afterTrivia(brace + 1)
    if let word = source.name(at: place), word.name == "return" {
      place = source.afterTrivia(word.end)
    }
    guard let literal = StringLiteral(source, at: place),
      source.afterTrivia(literal.range.upperBound) == end - 1
    else { throw Refusal(reason: "its closure holds something else than a literal of a string") }
    guard !literal.hasInterpolation else {
      throw Refusal(reason: "its literal has values in it, and only its author can say which stay")
    }
    return .literal(literal)
  }
}

extension SwiftSource {
  /// What puts a text into the literal of a call, as the compiler knew it.
  func edit(
    at place: Int,
    _ closure: InlineSnapshotSyntaxDescriptor,
    from kept: String?,
    to text: String
  ) throws(InlineCall.Refusal) -> SourceEdit {
    let indentation = indentation(ofLineAt: place)
    let step = indentationStep
    let edit: SourceEdit
    switch try InlineCall(self, at: place, closure).site {
    case .literal(let literal):
      guard let value = literal.value, let kept, value.utf8.elementsEqual(kept.utf8) else {
        throw .init(reason: "its literal isn't the one that was compiled")
      }
      edit = SourceEdit(
        range: literal.range,
        bytes: self.literal(of: text, insteadOf: literal)
      )
    case .none(let end):
      guard kept == nil else { throw .init(reason: "its literal isn't there any more") }
      let opening =
        closure.trailingClosureOffset == 0 ? " {" : " \(closure.trailingClosureLabel): {"
      let lines = SwiftSource.lines(of: text, indentation: indentation + step, newline: newline)
      let inside = newline + indentation + step + lines + newline + indentation
      edit = SourceEdit(range: end..<end, bytes: Array(opening.utf8) + inside + [0x7D])
    }
    // What is written is read once more: it must be what the next run compares with.
    let written = SwiftSource(edit.applied(to: bytes))
    guard case .literal(let literal) = try InlineCall(written, at: place, closure).site,
      let value = literal.value, value.utf8.elementsEqual(text.utf8)
    else { throw .init(reason: "the text can't be written as a literal") }
    return edit
  }
}

/// Bytes in the place of others.
struct SourceEdit: Codable, Hashable, Sendable {
  var range: Range<Int>
  var bytes: [UInt8]

  /// By how many bytes what stands behind moves.
  var shift: Int { bytes.count - range.count }

  func applied(to source: [UInt8]) -> [UInt8] {
    Array(source[..<range.lowerBound]) + bytes + Array(source[range.upperBound...])
  }

  /// What takes it back.
  func inverse(in source: [UInt8]) -> SourceEdit {
    SourceEdit(
      range: range.lowerBound..<(range.lowerBound + bytes.count),
      bytes: Array(source[range])
    )
  }
}
