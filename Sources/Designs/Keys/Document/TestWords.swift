package import SnaplineLint
package import SnaplineScene

/// What `snapline test` keeps of a design, and expects of it.
package struct TestValue: DesignValue {
  /// What is kept; nothing where the folder's settings decide.
  package var kinds: [TestKind]?
  /// The share of pixels that may differ.
  package var maxDifference: Double?
  /// Why the design isn't tested.
  package var skip: String?
  package var expectations: [Expectation] = []
  /// What happens to faults in the layout; nothing where the run decides.
  package var lint: Lint?
  /// The views whose content isn't compared.
  package var masks: [Mask] = []
  /// How many pixels may differ.
  package var maxPixels: Int?
  /// How near colours have to be, and what edges are.
  package var perceptual: PerceptualValue?

  package init() {}

  static var schema: JSONValue { .object(of: words) }

  private static let kinds = Key<TestKindList>(
    "kinds",
    "The kind of baseline: layout, image, scene, text, constraints, accessibility, or a list of them.",
    standard: "what the folder's .snapshots says, else scene"
  )
  private static let maxDifference = Key<Fraction>(
    "maxDifference",
    "The share of pixels that may differ: 0.1%.",
    standard: "0"
  )
  private static let skip = Key<Text>(
    "skip",
    "Why the design isn't tested; with 'false' it is tested.",
    standard: "false"
  )
  private static let expect = Key<ExpectationList>(
    "expect",
    "Equations that must hold after layout: title.width == 44 ± 0.5."
  )
  private static let lint = Key<LintValue>(
    "lint",
    "Which layout faults fail the test: strict, report, off, a list of rules, or all except some.",
    standard: "what 'snapline test --lint' says, else report"
  )
  private static let masks = Key<MaskList>(
    "masks",
    "Views, by id, type or text, whose frames are compared but not their content."
  )
  private static let maxPixels = Key<Count>(
    "maxPixels",
    "How many pixels may differ; with maxDifference, both limits apply."
  )
  private static let perceptual = Key<PerceptualValue>(
    "perceptual",
    "How far a colour may be from the old one to count as the same: 2%."
  )
  private static let words: [any Word] = [
    kinds, maxDifference, maxPixels, perceptual, masks, skip, expect, lint,
  ]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> TestValue? {
    if node.isNull { return nil }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    var test = TestValue()
    test.kinds = values[kinds]?.kinds
    test.maxDifference = values[maxDifference]?.value
    test.skip = reason(among: node.mapping ?? [], values, in: reading)
    test.expectations = values[expect]?.expectations ?? []
    test.lint = values[lint]?.lint
    test.masks = values[masks]?.masks ?? []
    test.maxPixels = values[maxPixels]?.value
    test.perceptual = values[perceptual]
    return test
  }

  /// Why the design isn't tested; nothing where it is.
  private static func reason(
    among entries: [Entry],
    _ values: Values,
    in reading: Reading
  ) -> String? {
    guard let text = values[skip]?.string,
      let scalar = entries.last(where: { $0.key == skip.name })?.value.scalar
    else { return nil }
    if scalar.isPlain, text.lowercased() == "false" { return nil }
    // Words of YAML that only say yes or no.
    let isAnswer = scalar.isPlain && ["true", "yes", "on", "no", "off"].contains(text.lowercased())
    if isAnswer || text.allSatisfy(\.isWhitespace), let span = values.span(of: skip) {
      reading.report(.noReason(text), at: span)
    }
    return text
  }
}

/// A kind of thing that is kept of a picture.
package enum TestKind: String, Enumerator {
  case layout, image, scene, text, constraints, accessibility
}

/// One kind, or a list of them.
struct TestKindList: DesignValue {
  var kinds: [TestKind]

  static var schema: JSONValue {
    .anyOf(TestKind.schema, ["type": "array", "items": TestKind.schema])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> TestKindList? {
    let nodes = node.list ?? [node]
    if nodes.isEmpty { reading.report(.noKinds, at: node.span) }
    let kinds = nodes.compactMap { TestKind.read($0, at: spot, in: reading) }
    return kinds.isEmpty ? nil : TestKindList(kinds: TestKind.allCases.filter(kinds.contains))
  }
}

extension Message {
  /// Of a text that gives no reason: nothing at all, or a word that only says yes or no.
  fileprivate static func noReason(_ text: String) -> Message {
    let isNo = ["no", "off"].contains(text.lowercased())
    let isEmpty = text.allSatisfy(\.isWhitespace)
    return Message(
      "missing-key",
      "'skip' says why the design isn't tested, and "
        + (isEmpty ? "this is empty" : "'\(text)' is no reason"),
      remedy: isNo ? "write skip: false" : "write skip: shows the time"
    )
  }

  fileprivate static let noKinds = Message(
    "wrong-type",
    "'kinds' names nothing to keep",
    remedy: "write kinds: [scene, layout], or leave it out"
  )
}
