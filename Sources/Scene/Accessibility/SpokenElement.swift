package import SnaplineGeometry

package import struct Foundation.CGPoint

/// What a screen reader stops at, as it is told of it.
package struct SpokenElement: Hashable, Sendable {
  /// The place of the view in the scene's tree.
  package var node: Int
  /// What kind of thing it is, in one word: `button`, `image`, `text`, `element`.
  package var role: String
  package var label: String?
  package var value: String?
  package var hint: String?
  /// UIKit's words, in alphabetical order.
  package var traits: [String]
  /// The smallest upright box around it on the canvas, in points.
  package var frame: Edges
  /// Where a double tap taps.
  package var activationPoint: CGPoint
  /// Whether its content is hidden by a mask.
  package var isMasked = false

  package init(
    node: Int,
    role: String,
    label: String?,
    value: String?,
    hint: String?,
    traits: [String],
    frame: Edges,
    activationPoint: CGPoint
  ) {
    (self.node, self.role, self.label, self.value) = (node, role, label, value)
    (self.hint, self.traits, self.frame) = (hint, traits, frame)
    self.activationPoint = activationPoint
  }

  /// A masked view: its frame alone is left, whether or not it would be read.
  ///
  /// What is read of it depends on its content, which a mask hides: a label without text is no element.
  init(masked node: Int, at box: Edges) {
    self.init(
      node: node,
      role: "masked",
      label: nil,
      value: nil,
      hint: nil,
      traits: [],
      frame: box,
      activationPoint: CGPoint(x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2)
    )
    isMasked = true
  }

  /// The element in a masked scene; nothing for one that a masked view is or holds.
  func kept(_ cover: MaskCover) -> SpokenElement? {
    guard cover.shows(node), let place = cover.places[node] else { return nil }
    var element = self
    element.node = place
    return element
  }
}

extension Scene {
  /// What a screen reader reads, one line an element, in the order in which it reads.
  ///
  ///     1 button "Buy" hint "Opens the shop" at 16 40 88 44 taps 60 62 id "buy"
  ///
  /// Masked views come last and without a number, since what is read of them isn't compared.
  package var accessibilityText: String {
    var lines = ""
    for (number, element) in elements.enumerated() {
      var line = SceneText()
      if !element.isMasked { line.word("\(number + 1)") }
      line.word(element.role)
      if let label = element.label { line.quoted(label) }
      if let value = element.value {
        line.word("value")
        line.quoted(value)
      }
      if let hint = element.hint {
        line.word("hint")
        line.quoted(hint)
      }
      if !element.traits.isEmpty { line.word("traits " + element.traits.joined(separator: " ")) }
      line.word("at")
      line.fineNumbers(
        element.frame.left,
        element.frame.top,
        element.frame.width,
        element.frame.height
      )
      if !element.isMasked {
        line.word("taps")
        line.fineNumbers(Double(element.activationPoint.x), Double(element.activationPoint.y))
      }
      if tree.nodes.indices.contains(element.node) {
        line.identity(tree.nodes[element.node].identifier)
      }
      line.endLine()
      lines += String(decoding: line.bytes, as: UTF8.self)
    }
    return lines.isEmpty ? "nothing is read\n" : lines
  }
}

extension SceneText {
  /// Numbers to a 64th of a point: finer ones are noise of the arithmetic.
  mutating func fineNumbers(_ values: Double...) {
    for value in values { number((value * 64).rounded() / 64) }
  }
}
