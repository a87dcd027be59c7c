import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A look over a drawn design` {
  /// What is said of views on a canvas of 100 by 60 points, each message on one line.
  private func said(_ views: String, size: CGSize? = nil) throws -> [String] {
    let text = "canvas: 100x60\nview:\n" + views
    return try Design(yaml: text).drawing(size: size).diagnostics.map { diagnostic in
      #expect(diagnostic.severity == .warning)
      let place = "\(diagnostic.place?.line ?? 0):\(diagnostic.place?.column ?? 0)"
      return "\(place) \(diagnostic.id): \(diagnostic.subject) · \(diagnostic.remedy ?? "")"
    }
  }

  /// A label in the middle of its superview, apart from an offset.
  private func label(_ text: String, _ x: Int, _ y: Int, _ rest: String = "") -> String {
    "- {label: \(text), lines: 1, centeredIn: superview, offset: {x: \(x), y: \(y)}\(rest)}\n"
  }

  @Test(
    arguments: [
      (-60, 0, "to the left of"), (60, 0, "to the right of"), (0, -40, "above"), (0, 40, "below"),
    ]
  )
  func `finds text that ends outside the canvas, and the side`(
    x: Int,
    y: Int,
    side: String
  ) throws {
    let found = try said(label("Hello", x, y))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("3:11 leaves-canvas: this text ends ") == true, "\(found)")
    #expect(found.first?.contains(" points \(side) the canvas · place it by ") == true, "\(found)")
  }

  @Test func `passes over text that stays inside, is hidden or is clipped`() throws {
    try expectEqual(said(label("Hello", 0, 0)), [])
    try expectEqual(said(label("Hello", 60, 0, ", hidden: true")), [])
    // The label is larger than the canvas; its text isn't.
    try expectEqual(
      said("- {label: Hi, width: 300, alignment: center, centeredIn: superview}\n"),
      []
    )
    let clipped = "- clips: true\n  width: 80\n  height: 40\n  centeredIn: superview\n  view:\n  "
    try expectEqual(said(clipped + label("Hello", 40, 0)), [])
    #expect(try said(clipped.replacing("true", with: "false") + label("Hello", 40, 0)).count == 1)
  }

  @Test(arguments: ["alignCenters", "alignBaselines", "none"])
  func `judges text by the size that it is shrunk to`(adjustment: String) throws {
    func label(_ y: Int) -> String {
      "- {label: A long text that is made small, lines: 1, font: 40, minimumScale: 0.1,"
        + " width: 90, height: 48, baselineAdjustment: \(adjustment),"
        + " centeredIn: superview, offset: {x: 0, y: \(y)}}\n"
    }
    try expectEqual(said(label(-8)), [])
    #expect(try said(label(-70)).count == 1)
  }

  @Test func `finds it on the canvas that is drawn, not on that of the file`() throws {
    try expectEqual(said(label("Hello", 20, 0), size: CGSize(width: 400, height: 60)), [])
    #expect(try said(label("Hello", 0, 0), size: CGSize(width: 20, height: 60)).count == 1)
  }

  /// A card with a radius of 12, and a view inside.
  private func card(_ card: String, _ inner: String) -> String {
    """
    - cornerRadius: 12
      background: white
      filling: superview
    \(card)
      view: {id: photo, background: red, \(inner)}

    """
  }

  @Test func `finds what a radius leaves in its corners`() throws {
    #expect(
      try said(card("", "filling: superview")) == [
        "3:17 unclipped-corner: the radius rounds this view alone: 'photo' inside fills a corner"
          + " · write clips: true"
      ]
    )
    #expect(
      try said(card("  shadow: {radius: 4}", "filling: superview")).first?.contains(
        "give 'photo' the same cornerRadius"
      ) == true
    )
    #expect(try said(card("", "filling: superview, insets: {bottom: 30}")).count == 1)
    #expect(try said(card("", "filling: superview, cornerRadius: 4")).count == 1)
  }

  @Test func `passes over what a radius has nothing to do with`() throws {
    try expectEqual(said(card("  clips: true", "filling: superview")), [])
    try expectEqual(said(card("", "filling: superview, insets: 6")), [])
    try expectEqual(said(card("", "filling: superview, cornerRadius: 12")), [])
    try expectEqual(said(card("", "filling: superview, hidden: true")), [])
    // It hangs over the corner, as a badge is meant to.
    let badge = "width: 20, height: 20, centeredIn: superview, offset: {x: 48, y: -28}"
    try expectEqual(said(card("", badge)), [])
  }

  @Test func `is an error where warnings are`() throws {
    var strict = Environment()
    strict.isStrict = true
    let text = "canvas: 100x60\nview:\n" + label("Hello", 60, 0)
    let design = try Design(yaml: text, environment: strict)
    let error = #expect(throws: DesignError.self) { try design.drawing() }
    expectEqual(error?.diagnostics.map(\.id), ["leaves-canvas"])
  }
}
