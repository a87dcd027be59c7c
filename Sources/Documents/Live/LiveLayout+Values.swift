import SnaplineDesigns
import SnaplineDiagnostics
internal import SnaplineEnvironment
import SnaplineLayout

extension LiveLayout {
  /// What stands written of a view, and the equations that name it, in the order of the file.
  package func values(of node: Int) -> [EditableValue] {
    guard views.indices.contains(node) else { return [] }
    let view = views[node]
    var own: [WrittenValue] = []
    var written: [WrittenValue] = []
    forEachBuilt { built in
      let scalars = built.element.content.scalars + built.element.values.scalars
      if built.view === view { own += scalars.filter { !$0.isOfStructure } }
      written += built.element.values.scalars.filter(\.isEquation)
    }
    written += builder.document.values.scalars.filter(\.isEquation)
    let named = equations(about: view)
    own += written.filter { named.contains(Line($0.span.place)) }
    if view === canvas {
      own += builder.document.values.scalars.filter { $0.name.hasPrefix("canvas") }
    }
    let reused = reused(among: own)
    return own.flatMap { value in
      let starts = reused[value.span.source.name]
      let isReused = value.range.map { starts?.contains($0.lowerBound) ?? false }
      return EditableValue.all(of: value, isReused: isReused ?? false)
    }
  }

  /// Where scalars begin that aliases use again, by the names of the files.
  private func reused(among values: [WrittenValue]) -> [String: Set<Int>] {
    var reused: [String: Set<Int>] = [:]
    for value in values where value.range != nil {
      let source = value.span.source
      guard reused[source.name] == nil else { continue }
      reused[source.name] = ScalarEdit.reused(
        in: source.bytes,
        named: source.name,
        environment: .current
      )
    }
    return reused
  }

  private struct Line: Hashable {
    let file: String
    let line: Int?

    init(_ place: Place) { (file, line) = (place.file, place.line) }
  }

  /// The lines of the constraints that somebody wrote and that name the view.
  private func equations(about view: View) -> Set<Line> {
    let about = canvas.constraintStates.filter { state in
      state.constraint.namedItems.contains { $0 === view }
    }
    return Set(about.compactMap { told($0.reason).place.map(Line.init) })
  }
}

extension WrittenValue {
  /// Whether it is a name or a condition, which say what is there and not how it looks.
  fileprivate var isOfStructure: Bool {
    isEquation || name == "id" || name.hasPrefix("if") || name.hasPrefix("then")
      || name.hasPrefix("else")
  }
}

extension EditableValue {
  /// The value as a whole, and the numbers in it where it is more than one.
  fileprivate static func all(of written: WrittenValue, isReused: Bool) -> [EditableValue] {
    let whole = Kind(of: written)
    guard !isReused else {
      return [EditableValue(written, nil, whole, written.text, because: reasonOfReuse)]
    }
    let value = EditableValue(written, written.range, whole, written.text)
    guard whole == .text, let range = written.range, !written.isProse else { return [value] }
    return [value]
      + written.numbers.map { part in
        let place =
          range.lowerBound + part.range.lowerBound..<range.lowerBound + part.range.upperBound
        return EditableValue(written, place, part.isPriority ? .priority : .number, part.text)
      }
  }

  private static let reasonOfReuse = "the file uses it in several places, through an alias"

  private init(
    _ written: WrittenValue,
    _ range: Range<Int>?,
    _ kind: Kind,
    _ value: String,
    because why: String? = nil
  ) {
    let source = written.span.source
    self.kind = kind
    self.value = value
    name = written.name
    label = written.text
    place = range.map(source.place) ?? written.span.place
    let mark = source.markLength
    if let range, let path = source.path {
      target = Target(path: path, range: range.lowerBound + mark..<range.upperBound + mark)
      reason = nil
    } else {
      target = nil
      reason = why ?? written.reason
    }
  }
}

extension EditableValue.Kind {
  fileprivate init(of written: WrittenValue) {
    let key = written.name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if Double(written.text) != nil {
      self = .number
    } else if written.text.wholeMatch(of: /[0-9.]+x[0-9.]+/) != nil {
      self = .size
    } else if key.hasSuffix("color") || key == "background" || key.hasSuffix("tint") {
      self = .color
    } else {
      self = .text
    }
  }
}

extension WrittenValue {
  /// Whether it is what a person reads in the picture: numbers in it are no measures.
  fileprivate var isProse: Bool {
    ["label", "text", "title", "placeholder", "button", "accessibility"].contains {
      name.hasPrefix($0)
    }
  }

  fileprivate struct Number {
    let text: String
    /// In bytes of the text.
    let range: Range<Int>
    let isPriority: Bool
  }

  /// The numbers that stand in the text by themselves, and not in a name or a colour.
  fileprivate var numbers: [Number] {
    let bytes = Array(text.utf8)
    var numbers: [Number] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place].isDigit else {
        place += 1
        continue
      }
      var end = place
      while end < bytes.count, bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") { end += 1 }
      if end > place, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
      let before = place == 0 ? UInt8(ascii: " ") : bytes[place - 1]
      let isAlone = !before.isWordPart && (end == bytes.count || !bytes[end].isWordPart)
      if isAlone {
        numbers.append(
          Number(
            text: String(decoding: bytes[place..<end], as: UTF8.self),
            range: place..<end,
            isPriority: before == UInt8(ascii: "@")
          )
        )
      }
      while end < bytes.count, bytes[end].isWordPart { end += 1 }
      place = end
    }
    return numbers
  }

  /// Why it can't be changed in its file.
  fileprivate var reason: String {
    if let origin { return "it comes from \(origin)" }
    if span.source.path == nil { return "the design isn't a file" }
    if span.source.isMended { return "the file isn't all text, and was mended to be read" }
    return "it is written with escapes, over several lines or through a name"
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isWordPart: Bool {
    isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "#") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
