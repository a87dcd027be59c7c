import Foundation
import SnaplineDiagnostics
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A visual format` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let one = View()
  private let other = View()
  private let last = View()
  private var views: [String: AnyObject] { ["one": one, "other": other, "last": last] }

  init() {
    for (view, name) in [(root, "root"), (one, "one"), (other, "other"), (last, "last")] {
      view.accessibilityIdentifier = name
    }
    for view in [one, other, last] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// The constraints of a format in words.
  private func read(
    _ format: String,
    _ options: LayoutConstraint.FormatOptions = [],
    metrics: [String: CGFloat] = [:]
  ) throws -> [String] {
    try LayoutConstraint.constraints(
      visualFormat: format,
      options: options,
      metrics: metrics,
      views: views
    ).map(\.words)
  }

  @Test(
    arguments: [
      ("[one]", []),
      ("H:|[one]|", ["one.leading == root.leading", "root.trailing == one.trailing"]),
      ("|-[one]-|", ["one.leading == root.leading + 20", "root.trailing == one.trailing + 20"]),
      ("V:|-[one]-|", ["one.top == root.top + 20", "root.bottom == one.bottom + 20"]),
      ("[one][other]", ["other.leading == one.trailing"]),
      ("[one]-[other]", ["other.leading == one.trailing + 8"]),
      ("V:[one]-12.5-[other]", ["other.top == one.bottom + 12.5"]),
      ("[one]-(-4)-[other]", ["other.leading == one.trailing + -4"]),
      (
        "[one]-(>=8,<=20@250)-[other]",
        ["other.leading >= one.trailing + 8", "other.leading <= one.trailing + 20 @250"]
      ),
      ("[one]->=8@big-[other]", ["other.leading >= one.trailing + 8 @900"]),
      ("[one]-gap-[other]", ["other.leading == one.trailing + 3"]),
      ("[one(50)]", ["one.width == 50"]),
      ("V:[one(>=50,==other@big)]", ["one.height >= 50", "one.height == other.height @900"]),
      ("[one(gap)]", ["one.width == 3"]),
      (
        "H: |-( 5 )-[ one ( == other ) ] - [other]",
        [
          "one.leading == root.leading + 5", "one.width == other.width",
          "other.leading == one.trailing + 8",
        ]
      ),
    ] as [(String, [String])]
  )
  func `stands for constraints`(format: String, words: [String]) throws {
    #expect(try read(format, metrics: ["gap": 3, "big": 900]) == words)
  }

  @Test func `reads the way its options say`() throws {
    let format = "|-1-[one]-2-[other]-3-|"
    #expect(
      try read(format, .directionLeftToRight) == [
        "one.left == root.left + 1", "other.left == one.right + 2", "root.right == other.right + 3",
      ]
    )
    #expect(
      try read(format, .directionRightToLeft) == [
        "root.right == one.right + 1", "one.left == other.right + 2", "other.left == root.left + 3",
      ]
    )
    #expect(try read("V:" + format, .directionRightToLeft).first == "one.top == root.top + 1")
  }

  @Test func `aligns its views as its options say`() throws {
    #expect(
      try read("[one][other][last]", [.alignAllTop, .alignAllFirstBaseline]) == [
        "other.leading == one.trailing", "last.leading == other.trailing", "one.top == other.top",
        "other.top == last.top", "one.firstBaseline == other.firstBaseline",
        "other.firstBaseline == last.firstBaseline",
      ]
    )
    #expect(
      try read("V:[one][other]", .alignAllCenterX) == [
        "other.top == one.bottom", "one.centerX == other.centerX",
      ]
    )
  }

  @Test func `measures from baseline to baseline when told to`() throws {
    #expect(
      try read("V:|-4-[one]-5-[other]-[last]", .spacingBaselineToBaseline) == [
        "one.top == root.top + 4", "other.firstBaseline == one.lastBaseline + 5",
        "last.firstBaseline == other.lastBaseline + 8",
      ]
    )
  }

  @Test func `has the raw values of UIKit`() {
    let options: [LayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .directionLeftToRight, .directionRightToLeft,
      .spacingBaselineToBaseline,
    ]
    #expect(
      options.map(\.rawValue) == [
        2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 65_536, 131_072, 524_288,
      ]
    )
  }

  @Test func `takes guides, and any kind of number as a metric`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "|-a-[guide]-b-[one]-c-|",
      metrics: ["a": 1, "b": Float(2.5), "c": NSNumber(value: 3)],
      views: ["guide": guide, "one": one]
    )
    expectEqual(constraints.map(\.constant), [1, 2.5, 3])
    #expect(constraints.first?.firstItem === guide && constraints.first?.secondItem === root)
  }

  @Test(
    arguments: [
      ("", ".", "needs a view in [ ] here"),
      ("V:", "  ^", "needs a view in [ ] here"),
      ("one", "^", "needs a view in [ ] here"),
      ("|", " ^", "needs a view in [ ] here"),
      ("[one", "    ^", "needs ] here"),
      ("[]", " ^", "needs a name here"),
      ("[1]", " ^", "needs a name here"),
      ("[one]x", "     ^", "needs a view in [ ] or | here"),
      ("[one]-", "      ^", "needs a number or a name here"),
      ("[one]--[other]", "      ^", "needs a number or a name here"),
      ("[one]-8", "       ^", "needs - here"),
      ("[one]-8-", "        ^", "needs a view in [ ] or | here"),
      ("[one]-(8-[other]", "        ^", "needs ) here"),
      ("[one]-1.2.3-[other]", "      ^", "needs a number or a name here"),
      ("[one(>)]", "     ^", "needs a number or a name here"),
      ("[one(1@)]", "       ^", "needs a number or a name here"),
      ("[one]|x", "      ^", "needs the end here"),
      ("[one]-[othre]", "       ^~~~~", "names no view 'othre'"),
      ("[one(othre)]", "     ^~~~~", "names no metric 'othre'"),
      ("[one]-gpa-[other]", "      ^~~", "names no metric 'gpa'"),
      ("[one]-other-[last]", "      ^~~~~", "'other' is a view, and no number"),
      ("[odd]", " ^~~", "'odd' is neither a view nor a guide"),
      ("|[free]", "  ^~~~", "'free' stands in no superview"),
      ("[one(8@1001)]", "       ^~~~", "1001 is no priority"),
      ("[one]-8@0-[other]", "        ^", "0 is no priority"),
    ] as [(String, String, String)]
  )
  func `that can't be read is shown with a caret`(
    format: String,
    carets: String,
    words: String
  ) throws {
    var views = views
    views["odd"] = NSObject()
    let free = View()
    views["free"] = free
    let error = try #require(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        visualFormat: format,
        metrics: ["gap": 3],
        views: views
      )
    }
    let lines = DiagnosticFormatter().lines(for: error.diagnostic)
    #expect(lines[0].contains(words), "\(lines[0])")
    guard !format.isEmpty else { return }
    let gutters = lines[1...2].map { $0.prefix { $0 != "|" } + "| " }
    #expect(lines[1] == gutters[0] + format)
    #expect(lines[2] == gutters[1] + carets)
  }

  @Test func `tells what was probably meant`() throws {
    let error = try #require(throws: VisualFormatError.self) { try read("[one]-[othre]") }
    #expect(error.fault == .unknownView("othre", nearest: "other"))
    #expect(error.diagnostic.remedy == "did you mean 'other'?")
  }

  @Test func `refuses to align along its own axis`() throws {
    let error = try #require(throws: VisualFormatError.self) { try read("[one]", .alignAllLeft) }
    #expect(error.fault == .alignmentAlongAxis(.left))
  }

  @Test func `is read within limits`() throws {
    let long = String(repeating: "[one]", count: 20_000)
    let error = try #require(throws: VisualFormatError.self) { try read(long) }
    #expect(error.fault == .tooLong(limit: 65_536))
  }

  @Test func `by UIKit's name answers with nothing, and tells the tree why`() {
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "[one]-gap-[other]",
      metrics: ["gap": "wide"],
      views: views
    )
    #expect(constraints.isEmpty)
    let diagnostic = root.layoutDiagnostics.first
    #expect(diagnostic?.id == "visual-format")
    #expect(diagnostic?.subject == "the metric 'gap' is no number")
    #expect(diagnostic?.place?.file.hasSuffix("VisualFormatTests.swift") == true)
  }

  @Test func `made of anything never traps`() {
    let parts = [
      "[", "]", "(", ")", "|", "-", "@", "==", "<=", ">=", ",", "one", "other", "8", "1e9", ".",
      "H:", "V:", " ", "é", "🙂", "\u{301}",
    ]
    for var seed in Seed.some(2_000) {
      let count = Int.random(in: 0...12, using: &seed)
      let format = (0..<count).map { _ in parts.randomElement(using: &seed) ?? "" }.joined()
      _ = LayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
    }
  }
}

extension LayoutConstraint {
  /// The constraint such as `one.leading >= other.trailing + 8 @250`.
  fileprivate var words: String {
    let relation = ["<=", "==", ">="][self.relation.rawValue + 1]
    let sides = [(firstItem, firstAttribute), (secondItem, secondAttribute)].map {
      item,
      attribute in
      ((item as? View)?.accessibilityIdentifier ?? "?") + ".\(attribute)"
    }
    let right =
      secondItem == nil ? constant.words : sides[1] + (constant == 0 ? "" : " + " + constant.words)
    return "\(sides[0]) \(relation) \(right)"
      + (priority == .required ? "" : " @\(CGFloat(priority.rawValue).words)")
  }
}

extension CGFloat {
  fileprivate var words: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
