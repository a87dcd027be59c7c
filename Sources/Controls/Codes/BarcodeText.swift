import Foundation
import SnaplineCodes
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// The text below bars: in the middle, or in the groups in which an EAN's digits stand.
struct BarcodeText {
  /// The bars of an EAN that reach down between the groups.
  static let guards = [0..<3, 45..<50, 92..<95]

  private let parts: [Part]
  private let module: Double
  /// The height of the lines and the gap above them.
  let height: Double

  private struct Part {
    var block: TextBlock
    /// Where it has its middle, in modules from the first bar.
    var middle: Double
  }

  /// The least size of letters that people read.
  static let leastSize = 4.0

  /// Whether it would have to be smaller than that, to be no higher than it may be.
  let lacksHeight: Bool

  /// The text is smaller where the bars are too short for it, or where it is higher than it may be.
  init(_ view: BarcodeView, module: Double, modules: Int, atMost most: Double = .infinity) {
    self.module = module
    let texts = Self.texts(of: view, modules: modules)
    // Digits of the usual font are about 0.63 of its size wide; a digit of an EAN has seven modules.
    var font = view.font ?? .systemFont(ofSize: 10 * module)
    var blocks = texts.map { Self.block($0.text, font, view) }
    let wide = zip(texts, blocks).map { $1.size.width / ($0.room * module) }.max() ?? 1
    let high = (blocks.map(\.size.height).max() ?? 0) / max(0, most - module)
    let excess = max(wide, high)
    if excess > 1 {
      font = font.withSize(max(1, font.pointSize / excess * 0.999))
      blocks = texts.map { Self.block($0.text, font, view) }
    }
    lacksHeight = high > max(1, wide) && font.pointSize < Self.leastSize
    parts = zip(texts, blocks).map { Part(block: $1, middle: $0.middle) }
    height = (blocks.map(\.size.height).max() ?? 0) + module
  }

  /// What is written where, and the room that it has, in modules.
  private static func texts(
    of view: BarcodeView,
    modules: Int
  ) -> [(text: String, middle: Double, room: Double)] {
    guard view.kind == .ean13, view.text.count == 13 else {
      return [(view.text, Double(modules) / 2, Double(modules))]
    }
    let digits = Array(view.text)
    return [
      (String(digits[0]), -5.5, 7), (String(digits[1...6]), 24, 42),
      (String(digits[7...12]), 71, 42),
    ]
  }

  private static func block(_ text: String, _ font: Font, _ view: BarcodeView) -> TextBlock {
    let environment = view.textEnvironment
    let color = view.color.resolved(with: environment.traits)
    let attributes = TextAttributes(font: font, color: color, paragraph: ParagraphStyle())
    let styled = WrittenText(text).styled(attributes, environment.traits, linkColor: color).text
    return Typesetter(in: environment).layout(styled, lineLimit: 1)
  }

  /// Records the lines below bars that end at `top`.
  func record(left: Double, top: Double, into recorder: SceneRecorder) {
    for part in parts {
      let painter = TextPainter(
        recorder: recorder,
        block: part.block,
        images: [],
        tint: .clear,
        isRightToLeft: false
      )
      let start = left + part.middle * module - part.block.size.width / 2
      _ = painter.paint(left: start, top: top + module)
    }
  }
}
