import SnaplineDesigns
import SnaplineEnvironment

/// Functions for views that a design makes several times: the entries of an 'each', and components.
///
/// A person writes such a view once, and hands over what differs. So what stands at one place of the design
/// is written for each of its views; where only texts, numbers and colours differ, these are parameters.
struct WrittenFunctions {
  /// The call that makes a view, by its page and its number.
  private(set) var calls: [Place: String] = [:]
  private(set) var functions: [SwiftLines] = []
  /// What the functions need besides.
  private(set) var writers: [SwiftWriter] = []
  private var names: SwiftNames

  struct Place: Hashable {
    var page: Int
    var view: Int
  }

  private struct Instance {
    let place: Place
    let view: SettledView
  }

  /// Fewer views are written each by itself, and so are those of fewer lines.
  private static let least = (views: 3, lines: 4)
  private static let mostParameters = 8

  /// Finds what repeats, from the inside out; `plain` are writers that wrote each page view by view.
  init(of plain: [SwiftWriter], taken: Set<String>) {
    names = SwiftNames(taken: taken)
    var groups: [String: [Instance]] = [:]
    var depths: [String: Int] = [:]
    func gather(_ view: SettledView, page: Int, depth: Int) {
      let span = view.written.span
      let key = "\(span.source.name):\(span.range.lowerBound):\(view.element.word.name)"
      let place = Place(page: page, view: view.element.number)
      groups[key, default: []].append(Instance(place: place, view: view))
      depths[key] = max(depths[key] ?? 0, depth)
      for child in view.children { gather(child, page: page, depth: depth + 1) }
    }
    for (page, writer) in plain.enumerated() {
      for view in writer.design.views { gather(view, page: page, depth: 0) }
    }
    let repeated = groups.filter { $0.value.count >= Self.least.views }
      .sorted { ((depths[$1.key] ?? 0), $0.key) < ((depths[$0.key] ?? 0), $1.key) }
    for (_, instances) in repeated { write(instances, plain) }
  }

  /// Calls of one page, by the numbers of views.
  func calls(on page: Int) -> [Int: String] {
    Dictionary(
      uniqueKeysWithValues: calls.filter { $0.key.page == page }.map { ($0.key.view, $0.value) }
    )
  }

  /// Writes functions for the views that stand at one place of the design.
  private mutating func write(_ instances: [Instance], _ plain: [SwiftWriter]) {
    struct Found {
      var instance: Instance
      var literals: [LineShape.Literal]
      var writer: SwiftWriter
      var result: String
    }
    var found: [LineShape: [Found]] = [:]
    var order: [LineShape] = []
    for instance in instances {
      let writer = plain[instance.place.page]
      let calls = calls(on: instance.place.page)
      guard let (part, result) = writer.apart(instance.view, calls: calls) else { continue }
      let lines = part.lines.lines
      guard lines.count >= Self.least.lines else { continue }
      let (skeleton, literals) = LineShape.of(lines)
      if found[skeleton] == nil { order.append(skeleton) }
      found[skeleton, default: []].append(
        Found(instance: instance, literals: literals, writer: part, result: result)
      )
    }
    for skeleton in order {
      guard let all = found[skeleton], all.count >= Self.least.views, let first = all.first,
        let parameters = Parameters(all.map(\.literals), in: skeleton),
        parameters.count <= Self.mostParameters
      else { continue }
      let wished = "make " + (first.instance.view.element.name?.lastName ?? first.result)
      let name = names.next(for: wished, else: "makeView")
      let type = first.instance.view.element.word.id == .cell ? "TableViewCell" : "View"
      var lines = SwiftLines(depth: 1)
      let list = parameters.all.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
      lines.open("private static func \(name)(\(list)) -> \(type) {")
      if first.writer.uses.traits { lines.add("let traits = Environment.current.traits") }
      for line in skeleton.filled(by: parameters.values) { lines.addWritten(line) }
      lines.add("return \(first.result)")
      lines.close()
      functions.append(lines)
      writers.append(first.writer)
      for one in all {
        let arguments = parameters.all.map { one.literals[$0.column].text }
        calls[one.instance.place] = "\(name)(\(arguments.joined(separator: ", ")))"
      }
    }
  }
}

/// The values in which views of one skeleton differ.
private struct Parameters {
  struct Parameter {
    var name: String
    var type: String
    /// Where it stands first among the values.
    var column: Int
  }

  private(set) var all: [Parameter] = []
  /// What stands in the place of each value: a parameter, or what all have.
  private(set) var values: [String] = []

  var count: Int { all.count }

  /// Nothing where they differ in a number whose type isn't known.
  init?(_ rows: [[LineShape.Literal]], in skeleton: LineShape) {
    var names = SwiftNames(taken: skeleton.declared.union(["canvas", "traits", "environment"]))
    var known: [[String]: String] = [:]
    for column in rows[0].indices {
      let texts = rows.map { $0[column].text }
      if Set(texts).count == 1 {
        values.append(texts[0])
        continue
      }
      let type: String
      let wished: String
      switch rows[0][column].kind {
      case .text: (type, wished) = ("String", "text")
      case .color: (type, wished) = ("Color", "color")
      case .number:
        guard skeleton.takesLength(behind: column) else { return nil }
        (type, wished) = ("CGFloat", "length")
      }
      let key = [type] + texts
      if let name = known[key] {
        values.append(name)
        continue
      }
      let word = skeleton.names(behind: column) ?? wished
      let name = names.next(for: word, else: "value")
      known[key] = name
      all.append(Parameter(name: name, type: type, column: column))
      values.append(name)
    }
  }
}

extension LineShape {
  /// Whether the number behind a piece is a length, as far as its line says so.
  fileprivate func takesLength(behind column: Int) -> Bool {
    let line = line(before: column)
    let words = [
      ".constrain(", "CGPoint(", "CGRect(", "CGSize(", "cornerRadius = ", ".alpha = ",
      "setCustomSpacing(",
      "withAlphaComponent(", "borderWidth = ",
    ]
    return words.contains(where: line.contains) && !line.hasSuffix("...")
      && !(pieces[column + 1].hasPrefix("...") || pieces[column + 1].hasPrefix(" /"))
  }

  /// What the value behind a piece is, by the word before it.
  fileprivate func names(behind column: Int) -> String? {
    let line = line(before: column)
    let labels = [
      "Label(text: ": "text", "Image(named: ": "picture", "Image(systemName: ": "symbol",
      "accessibilityIdentifier = ": "identifier", "accessibilityLabel = ": "label",
      "backgroundColor: ": "background", "backgroundColor = ": "background", "tintColor = ": "tint",
      "width: ": "width", "height: ": "height", ".title = ": "title",
      "placeholder = ": "placeholder",
    ]
    return labels.first { line.hasSuffix($0.key) }?.value
  }

  /// The names of what is made in the lines.
  fileprivate var declared: Set<String> {
    let lines = pieces.joined(separator: "\"").split(separator: "\n")
    let names = lines.compactMap { line -> String? in
      let words = line.split(separator: " ").prefix(2)
      return words.first == "let" || words.first == "var" ? words.last.map(String.init) : nil
    }
    return Set(names)
  }

  /// What stands on the line before a value.
  private func line(before column: Int) -> String {
    var text = ""
    for piece in pieces[...column].reversed() {
      guard let end = piece.lastIndex(of: "\n") else {
        text = piece + text
        continue
      }
      return piece[piece.index(after: end)...] + text
    }
    return text
  }
}
