internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineTerminal

/// Values of one kind that a layout is looked at with: `width=280...1024`.
struct LintSweep: Hashable, Sendable {
  enum Axis: String, CaseIterable, Sendable {
    case width, height, textSize, locale, appearance

    var isLength: Bool { self == .width || self == .height }
  }

  enum Values: Hashable, Sendable {
    /// Whole points.
    case lengths(ClosedRange<Int>)
    case names([String])
  }

  let axis: Axis
  let values: Values

  /// No canvas is larger.
  private static let longest = 16_384
  private static let mostNames = 64

  init?(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let axis = Axis(rawValue: parts[0]) else { return nil }
    self.axis = axis
    guard let values = axis.isLength ? Self.lengths(parts[1]) : Self.names(parts[1], of: axis)
    else { return nil }
    self.values = values
  }

  private static func lengths(_ word: String) -> Values? {
    let ends = word.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count <= 2, let low = ends.first ?? nil, let high = ends.last ?? nil,
      low >= 1, low <= high, high <= longest
    else { return nil }
    return .lengths(low...high)
  }

  private static func names(_ word: String, of axis: Axis) -> Values? {
    if axis == .textSize, let sizes = textSizes(word) { return .names(sizes) }
    let names = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.isEmpty, names.count <= mostNames,
      names.allSatisfy({ isName($0, of: axis) })
    else { return nil }
    var known: Set<String> = []
    let plain = names.map { axis == .locale ? LanguageTag($0)?.name ?? $0 : $0 }
    return .names(plain.filter { known.insert($0).inserted })
  }

  private static func textSizes(_ word: String) -> [String]? {
    let all = ContentSizeCategory.Name.allCases.map(\.rawValue)
    if word == "all" { return all }
    let ends = word.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2, let low = all.firstIndex(of: ends[0]),
      let high = all.firstIndex(of: ends[1]), low <= high
    else { return nil }
    return Array(all[low...high])
  }

  private static func isName(_ name: String, of axis: Axis) -> Bool {
    switch axis {
    case .textSize: ContentSizeCategory.Name(rawValue: name) != nil
    case .appearance: name == "light" || name == "dark"
    case .locale:
      name == PseudoLanguage.name
        || LanguageTag(name).map { $0.fault?.isCertain != true } ?? false
    case .width, .height: false
    }
  }
}

extension ValueType where Value == LintSweep {
  static let sweep = ValueType(
    placeholder: "SWEEP",
    expectation: "values to look at, such as width=280...1024, textSize=all or locale=en,ar,pseudo",
    completion: .choices([
      "width=280...1024", "height=320...1024", "textSize=all", "locale=pseudo",
      "appearance=light,dark",
    ]),
    suggest: { word in
      let axes = LintSweep.Axis.allCases.map(\.rawValue)
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let first = parts.first, parts.count == 2 else {
        return [LintSweep.Axis(nearest: word, among: axes)?.example].compactMap(\.self)
      }
      // 280-1024, 280..1024 and 280:1024 are meant alike.
      let numbers = parts[1].split { !$0.isNumber }.map(String.init)
      let axis = LintSweep.Axis(nearest: first, among: axes)
      guard let axis, axis.isLength, numbers.count == 2 else {
        return [axis?.example].compactMap(\.self)
      }
      let meant = "\(axis.rawValue)=\(numbers[0])...\(numbers[1])"
      return [LintSweep(meant) == nil ? axis.example : meant]
    }
  ) { LintSweep($0) }
}

extension LintSweep.Axis {
  fileprivate init?(nearest word: String, among axes: [String]) {
    let name = axes.contains(word) ? word : nearestName(to: word, among: axes)
    guard let axis = name.flatMap({ LintSweep.Axis(rawValue: $0) }) else { return nil }
    self = axis
  }

  fileprivate var example: String {
    switch self {
    case .width: "width=280...1024"
    case .height: "height=320...1024"
    case .textSize: "textSize=all"
    case .locale: "locale=en,ar,pseudo"
    case .appearance: "appearance=light,dark"
    }
  }
}
