internal import Foundation
internal import SnaplineEnvironment

/// Tells what drawing a document would cost before librsvg sees it.
///
/// A few bytes can ask for hours: uses of uses, filters over filters. librsvg can't be stopped once it
/// draws, and a few things end it, and the process with it.
struct DrawingInspector {
  private var elements: [Element] = []
  private var places: [String: [Int]] = [:]
  private var styles = StyleSheet()
  private var open: [Int] = []
  /// Where the names of elements begin that hold letters.
  private var letters: [Int] = []

  private struct Element {
    var name: String
    var identifier: String?
    var classes = ""
    var own = 1.0
    var corners = 0.0
    /// What stands inside, and what is drawn in its place.
    var children: [Int] = []
    var looks = StyleSheet.Declarations()
    var cost: Cost?
    var isOpen = false
  }

  /// What is drawn for an element and all inside it.
  private struct Cost {
    var work = 0.0
    var elements = 0.0
    var corners = 0.0
  }

  /// Work is counted in plain elements.
  private static let mostWork = 100_000.0
  private static let mostElements = 100_000
  private static let mostBytes = 16_000_000
  private static let deepest = 100
  private static let costOfLayer = 50.0
  /// Noise of more octaves than this looks no other way.
  private static let mostOctaves = 32.0
  /// librsvg's own bound on lists of numbers, beyond which it stops the process.
  private static let mostNumbers = 1_000.0

  /// Throws for what costs more than any picture is worth, or can't be told.
  ///
  /// Answers where the names of elements begin that hold letters.
  static func letters(in bytes: [UInt8]) throws(ImageError) -> [Int] {
    guard bytes.count <= mostBytes else {
      throw .tooManyBytes(count: bytes.count, limit: mostBytes)
    }
    var inspector = DrawingInspector()
    try inspector.read(bytes)
    guard !inspector.elements.isEmpty else { throw .unknownFormat }
    let total = try inspector.cost(of: 0, depth: 0).work
    guard total <= mostWork else {
      throw .unreasonable("drawing it would take as long as some \(Self.round(total)) shapes")
    }
    return inspector.letters
  }

  private static func round(_ count: Double) -> String {
    count < 1e9 ? "\(Int(count / 100_000) * 100_000)" : "10^\(Int(log10(min(count, 1e300))))"
  }

  // MARK: Reading

  private mutating func read(_ bytes: [UInt8]) throws(ImageError) {
    var scanner = MarkupScanner(bytes)
    while let event = try scanner.next() {
      switch event {
      case .start(let tag):
        guard elements.count < Self.mostElements else {
          throw .unreasonable("it has more than \(Self.mostElements) elements")
        }
        try add(tag)
      case .end(let name, let place):
        if name == "text" { letters.append(place) }
        _ = open.popLast()
      case .text(let text):
        guard let inner = open.last else { continue }
        if elements[inner].name == "style" { try styles.add(text) }
        elements[inner].own += Double(text.utf8.count) / 64
      }
    }
  }

  private mutating func add(_ tag: MarkupScanner.Tag) throws(ImageError) {
    var element = Element(name: tag.name)
    for (name, value) in tag.attributes { try read(name, value, into: &element) }
    try checkFilter(tag)
    if tag.name.hasPrefix("fe") { element.own += Self.costOfLayer }
    if tag.name == "text" { letters.append(tag.place) }
    if tag.name == "include" { throw .unreasonable("it includes other documents") }
    let place = elements.count
    if let outer = open.last { elements[outer].children.append(place) }
    if let identifier = element.identifier { places[identifier, default: []].append(place) }
    elements.append(element)
    if !tag.isEmpty { open.append(place) }
  }

  private func read(
    _ name: String,
    _ value: String,
    into element: inout Element
  ) throws(ImageError) {
    switch name {
    case "id": element.identifier = value
    case "class": element.classes = value
    case "href":
      if let target = value.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
        .first,
        !value.hasPrefix("data:")
      {
        element.looks.once.append(String(target))
      }
      if value.hasPrefix("data:") { element.own += try Self.cost(ofPicture: value) }
    case "d", "points":
      element.corners = Double(value.utf8.count) / 2 + 1
      element.own += Double(value.utf8.count) / 256
    case "style":
      let declarations = StyleSheet.Declarations(value[...])
      element.looks.once += declarations.once
      element.looks.inherited += declarations.inherited
      element.looks.atCorners += declarations.atCorners
      element.looks.needsLayer = element.looks.needsLayer || declarations.needsLayer
    default: element.looks.add(name, value[...])
    }
    if name == "style" || value.contains("(") {
      guard !value.contains("\\") else { throw .unreasonable("a value of it has escapes") }
    }
  }

  private func checkFilter(_ tag: MarkupScanner.Tag) throws(ImageError) {
    func numbers(_ name: String) -> [Double] {
      let value = tag.attributes.first { $0.name == name }?.value ?? ""
      return value.split { $0.isWhitespace || $0 == "," }.map { Double($0) ?? .infinity }
    }
    switch tag.name {
    case "feTurbulence":
      guard numbers("numOctaves").allSatisfy({ $0 <= Self.mostOctaves }) else {
        throw .unreasonable("its noise has more than \(Int(Self.mostOctaves)) octaves")
      }
    case "feConvolveMatrix":
      let order = numbers("order")
      let size = (order.first ?? 3) * (order.last ?? 3)
      guard size <= Self.mostNumbers, Double(numbers("kernelMatrix").count) <= Self.mostNumbers
      else {
        throw .unreasonable("a filter of it has more than \(Int(Self.mostNumbers)) numbers")
      }
    default: break
    }
  }

  /// Pictures among the shapes are held to the same limits as others.
  private static func cost(ofPicture url: String) throws(ImageError) -> Double {
    guard let comma = url.firstIndex(of: ",") else { return 0 }
    let body = String(url[url.index(after: comma)...])
    let data =
      url[..<comma].hasSuffix(";base64")
      ? Data(base64Encoded: body, options: .ignoreUnknownCharacters)
      : body.removingPercentEncoding.map { Data($0.utf8) }
    guard let data, !data.isEmpty else { return 0 }
    guard let format = ImageFormat(Array(data)), format != .svg else {
      throw .unreasonable("a picture in it is of a format that isn't read there")
    }
    let file = try ImageFile.read(data)
    return file.width * file.height / 10_000
  }

  // MARK: Counting

  private mutating func cost(of place: Int, depth: Int) throws(ImageError) -> Cost {
    if let known = elements[place].cost { return known }
    // librsvg finds circles by itself.
    guard !elements[place].isOpen else { return Cost() }
    guard depth < Self.deepest else {
      throw .unreasonable("its parts refer to each other too deeply")
    }
    elements[place].isOpen = true
    let element = elements[place]
    var looks = [element.looks]
    looks += styles.declarations(
      name: element.name,
      identifier: element.identifier,
      classes: element.classes
    )
    var cost = Cost(work: element.own, elements: 1, corners: element.corners)
    func add(_ other: Cost) {
      cost.work += other.work
      cost.elements += other.elements
      cost.corners += other.corners
    }
    for child in element.children { add(try self.cost(of: child, depth: depth + 1)) }
    for look in looks {
      if look.needsLayer { cost.work += Self.costOfLayer }
      for name in look.once { add(try self.cost(named: name, depth: depth)) }
      for name in look.inherited {
        cost.work += try self.cost(named: name, depth: depth).work * cost.elements
      }
      for name in look.atCorners {
        cost.work += try self.cost(named: name, depth: depth).work * cost.corners
      }
    }
    elements[place].cost = cost
    elements[place].isOpen = false
    return cost
  }

  private mutating func cost(named name: String, depth: Int) throws(ImageError) -> Cost {
    var total = Cost()
    for place in places[name] ?? [] {
      var cost = try cost(of: place, depth: depth + 1)
      // The colours of a gradient are cheaper than shapes.
      if elements[place].name.hasSuffix("Gradient") { cost.work = 1 + cost.work / 32 }
      total.work += cost.work
      total.elements += cost.elements
      total.corners += cost.corners
    }
    return total
  }
}
