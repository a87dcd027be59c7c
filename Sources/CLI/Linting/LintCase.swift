internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineLint
internal import SnaplineScene

/// The circumstances of a look besides the length that is swept.
struct LintSetting: Hashable, Sendable {
  var variant: String?
  var textSize: String?
  var locale: String?
  var appearance: String?

  /// What was chosen, by the names that sweeps have.
  var words: [(axis: String, value: String)] {
    [
      ("variant", variant), ("textSize", textSize), ("locale", locale), ("appearance", appearance),
    ].compactMap { axis, value in value.map { (axis, $0) } }
  }
}

/// One fault, whatever the numbers in its message are at one length and another.
struct LintKey: Hashable, Sendable {
  let id: String
  let file: String?
  let line: Int?
  /// What tells it from others at the line: the view, or what is said without its numbers.
  let about: String

  /// The path of a view is the same for all cells of a list.
  init(_ message: Diagnostic, view: String?) {
    (id, file, line) = (message.id, message.place?.file, message.place?.line)
    // Lines move, and so do numbers from one length to the next.
    about = view ?? message.subject.withoutNumbers
  }
}

extension String {
  fileprivate var withoutNumbers: String {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return filter { !$0.isNumber } }
    // Asking each character for its kind would take longer than making the message.
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return String(decoding: utf8.filter { !digits.contains($0) }, as: UTF8.self)
  }
}

/// What was found of one fault in one setting.
struct LintSighting: Sendable {
  var message: Diagnostic
  var view: String?
  /// The length at which the message was told, where one is swept.
  var length: Int?
  /// How many cells of a list have it in one layout, at most.
  var views = 1
}

/// One design in one setting, looked at along a length where one is swept.
struct LintCase: Sendable {
  let design: ListedDesign
  let reading: SharedReading
  let setting: LintSetting
  let length: (axis: LintSweep.Axis, range: ClosedRange<Int>)?
  let overrides: DesignOverrides
  let rules: Set<Lint.Rule>
  /// Whether no rule was left out, so that warnings of other kinds are told too.
  let isEveryRule: Bool

  struct Result: Sendable {
    var sightings: [LintKey: LintSighting] = [:]
    /// Where each of them was; nothing where no length is swept.
    var spans: [LintKey: [ClosedRange<Int>]] = [:]
    /// In the order in which they were met.
    var order: [LintKey] = []
    var layouts = 0
    /// What layouts have that are told again and again, by their numbers.
    fileprivate var repeated: [Int: Set<LintKey>] = [:]
    /// Why the design can't be read.
    var errors: [Diagnostic] = []
  }

  func looked() -> Result {
    if design.isSwift { return lookedAtCode() }
    var result = Result()
    let linted: LintedDesign
    do throws(DesignError) {
      linted = try self.linted
    } catch {
      result.errors = error.diagnostics
      return result
    }
    guard let length else {
      result.note(linted.look())
      return result
    }
    var sweep = LengthSweep<LintKey>(length.range) { points in
      let layout =
        length.axis == .width
        ? linted.look(width: Double(points)) : linted.look(height: Double(points))
      let keys = result.note(layout, at: points)
      return .init(
        faults: keys,
        breakpoints: length.axis == .width ? layout.widths : layout.heights
      )
    }
    result.spans = sweep.spans()
    return result
  }

  private var linted: LintedDesign {
    get throws(DesignError) {
      let read = try reading.design(under: overridden)
      let rules = read.testPlan.lint.map { self.rules.intersection($0.looksFor) } ?? self.rules
      return LintedDesign(
        read,
        by: rules,
        andWarnings: isEveryRule && read.testPlan.lint != .off,
        inPseudoLanguage: isPseudo
      )
    }
  }

  var isPseudo: Bool { setting.locale == PseudoLanguage.name }

  /// What the design looks like at a length; nothing where it can't be drawn.
  func scene(at length: Int?) -> Scene? {
    if design.isSwift { return sceneOfCode() }
    let length = length.map(Double.init)
    let isWide = self.length?.axis == .width
    return try? linted.scene(width: isWide ? length : nil, height: isWide ? nil : length)
  }

  var overridden: DesignOverrides {
    var overrides = overrides
    overrides.variant = setting.variant ?? overrides.variant
    if let locale = setting.locale, locale != PseudoLanguage.name { overrides.locale = locale }
    if let size = setting.textSize.flatMap({ ContentSizeCategory.Name(rawValue: $0) }) {
      overrides.traits.preferredContentSizeCategory = size.category
    }
    switch setting.appearance {
    case "light": overrides.traits.userInterfaceStyle = .light
    case "dark": overrides.traits.userInterfaceStyle = .dark
    default: break
    }
    return overrides
  }
}

extension LintCase.Result {
  /// Notes what one layout has; answers which faults these are.
  @discardableResult
  mutating func note(_ layout: Design.LintedLayout, at length: Int? = nil) -> Set<LintKey> {
    layouts += 1
    if let known = layout.number.flatMap({ repeated[$0] }) { return known }
    var views: [LintKey: Set<String?>] = [:]
    for finding in layout.findings {
      let message = finding.diagnostic(.warning)
      let key = note(message, of: finding.kind, view: finding.view, at: length)
      views[key, default: []].insert(finding.view)
    }
    for message in layout.messages where message.severity != .note {
      views[note(message, at: length)] = []
    }
    for (key, views) in views where views.count > 1 {
      let before = sightings[key]?.views ?? 1
      sightings[key]?.views = max(views.count, before)
    }
    let keys = Set(views.keys)
    if let number = layout.number { repeated[number] = keys }
    return keys
  }

  @discardableResult
  mutating func note(
    _ message: Diagnostic,
    of kind: String? = nil,
    view: String? = nil,
    at length: Int? = nil
  ) -> LintKey {
    let key = LintKey(message, view: kind)
    if sightings[key] == nil {
      sightings[key] = LintSighting(message: message, view: view, length: length)
      order.append(key)
    }
    return key
  }
}

extension Lint {
  /// The rules that a design doesn't leave out by name.
  fileprivate var looksFor: Set<Rule> { failing.isEmpty ? rules : failing }
}
