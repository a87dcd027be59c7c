import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineTesting
import SnaplineText
import TestSupport
import Testing

@testable import SnaplineControls

extension Scene {
  fileprivate var lines: [TextLine] {
    items.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  fileprivate var fills: [(edges: Edges, color: RGBA)] {
    items.compactMap { item in
      if case .fill(.rectangle(let edges), .color(let color)) = item { (edges, color) } else { nil }
    }
  }
}

@Suite struct `A label with more to say` {
  private func scene(_ label: Label, width: CGFloat = 200, height: CGFloat = 60) throws -> Scene {
    try label.scene(size: CGSize(width: width, height: height), scale: 2)
  }

  private func label(_ text: String) -> Label {
    let label = Label()
    label.text = text
    return label
  }

  @Test func `draws what attributed text says`() throws {
    let label = Label()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttributes(
      [
        .foregroundColor: Color.systemRed, .underlineStyle: 1,
        .backgroundColor: Color.systemYellow,
      ],
      range: NSRange(location: 4, length: 3)
    )
    label.attributedText = text
    #expect(label.text == "one two")
    let scene = try scene(label)
    assertSnapshot(of: scene, as: .image)
    // A stroke is a whole number of pixels thick.
    #expect(scene.fills[1].edges.height == 1)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(try self.scene(label).fills.isEmpty)
  }

  @Test func `draws a string of Swift's`() throws {
    let label = Label()
    var string = AttributedString("Sold out")
    string.foregroundColor = .systemRed
    string.font = .boldSystemFont(ofSize: 30)
    label.setAttributedText(string)
    let run = try #require(scene(label).lines.first?.runs.first)
    #expect(run.color == Color.systemRed.resolved(with: Traits()))
    #expect(run.face.name.weight == 700)
  }

  @Test func `shows links in the tint, unless they have a colour of their own`() throws {
    let label = Label()
    label.tintColor = .systemPurple
    let text = NSMutableAttributedString(string: "here there")
    let address = "https://example.com"
    text.addAttribute(.link, value: address, range: NSRange(location: 0, length: 4))
    text.addAttributes(
      [.link: address, .foregroundColor: Color.systemRed],
      range: NSRange(location: 5, length: 5)
    )
    label.attributedText = text
    let traits = Traits()
    func colors() throws -> [RGBA] { try scene(label).lines.flatMap { $0.runs.map(\.color) } }
    let expected = [Color.systemPurple, .label, .systemRed].map { $0.resolved(with: traits) }
    #expect(try Set(colors()).isSubset(of: expected) && colors().first == expected[0])
    #expect(try colors().last == expected[2])
    var string = AttributedString("here")
    string.link = URL(string: address)
    label.setAttributedText(string)
    try expectEqual(colors(), [expected[0]])
  }

  /// Foundation's own comparison ends the process over objects that it doesn't know.
  @Test func `has runs in any colours, and pictures side by side`() {
    let text = NSMutableAttributedString(string: "")
    for color in [Color.black, .white, .clear, .label, .systemRed, .red] {
      for _ in 0..<2 {
        text.append(NSAttributedString(string: "ab", attributes: [.foregroundColor: color]))
      }
    }
    for _ in 0..<3 { text.append(NSAttributedString(attachment: ImageAttachment())) }
    let label = label("")
    label.attributedText = text
    #expect(label.text?.count == 27)
  }

  @Test func `keeps a lone word off its last line unless it is told not to`() throws {
    let label = label("Letters that are set letter by letter.")
    label.numberOfLines = 0
    func lines(_ width: CGFloat) -> [String] {
      label.block(width: width).lines.map { line in
        line.runs.map(\.string).joined().trimmingCharacters(in: .whitespaces)
      }
    }
    let width = label.sizeThatFits(.zero).width - 10
    expectEqual(lines(width), ["Letters that are set letter", "by letter."])
    label.lineBreakStrategy = []
    expectEqual(lines(width), ["Letters that are set letter by", "letter."])
    label.lineBreakStrategy = .standard
    // What fits isn't touched, nor what is one word to a line anyway.
    #expect(lines(width + 20).count == 1)
    label.text = "Incomprehensibilities everywhere"
    #expect(lines(200).count == 2)
  }

  @Test func `casts a shadow`() throws {
    let label = label("Shadow")
    label.shadowColor = .black
    label.shadowOffset = CGSize(width: 1, height: 2)
    #expect(
      try scene(label).lines.first?.runs.first?.shadow
        == Shadow(color: .black, radius: 0, x: 1, y: 2)
    )
  }

  @Test func `shrinks its text as far as it may`() throws {
    let label = label("A text that is much too long")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let whole = label.intrinsicContentSize
    let line = try #require(scene(label, width: 130).lines.first)
    #expect(line.string == label.text)
    #expect(line.width <= 130 && line.width > 120)
    // What the label asks for is as if nothing shrank.
    #expect(label.intrinsicContentSize == whole)
    let tiny = try #require(scene(label, width: 60).lines.first)
    #expect(tiny.string.hasSuffix("\u{2026}"))
    #expect(tiny.runs.first?.face.name.size ?? 17 < 9)
  }

  @Test func `keeps the baseline of text that shrank, unless it is told otherwise`() throws {
    let label = label("A text that is much too long")
    let free = try #require(scene(label, width: 300).lines.first?.baseline)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(try scene(label, width: 150).lines.first?.baseline == free)
    label.baselineAdjustment = .alignCenters
    let centered = try #require(scene(label, width: 150).lines.first?.baseline)
    #expect(centered < free)
    label.baselineAdjustment = .none
    #expect(try #require(scene(label, width: 150).lines.first?.baseline) < centered)
  }

  @Test func `parts words where it may`() throws {
    guard FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic") else { return }
    let label = label("An extraordinary representation")
    label.numberOfLines = 0
    let whole = try scene(label, width: 125, height: 200).lines.map(\.string)
    expectEqual(whole, ["An", "extraordinary", "representation"])
    label.hyphenationFactor = 1
    let parted = try scene(label, width: 125, height: 200).lines
    expectEqual(parted.map(\.string), ["An extraordi-", "nary represen-", "tation"])
    for line in parted { #expect(line.width <= 125) }
  }

  @Test func `follows the text size with a font that does`() throws {
    let label = label("Text")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize.height == 20.5)
    label.environment.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.intrinsicContentSize.height == 63.5)
    let scaled = Label()
    scaled.text = "Text"
    scaled.font = FontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 10))
    scaled.adjustsFontForContentSizeCategory = true
    scaled.environment = label.environment
    #expect(scaled.intrinsicContentSize.height > 30)
  }

  @Test func `holds pictures among its letters`() throws {
    let raster = Raster(width: 2, height: 2, bytes: [UInt8](repeating: 255, count: 16))
    let picture = ImageAttachment(image: Image(raster: raster, scale: 0.1))
    let text = NSMutableAttributedString(string: "a ")
    text.append(NSAttributedString(attachment: picture))
    text.append(NSAttributedString(string: " b"))
    let label = Label()
    label.attributedText = text
    let scene = try scene(label)
    let edges = try #require(scene.pictureEdges.first)
    let baseline = try #require(scene.lines.first?.baseline)
    #expect(edges.width == 20 && edges.height == 20)
    // The picture stands on the baseline.
    #expect(edges.bottom == baseline)
    picture.bounds = CGRect(x: 0, y: -5, width: 10, height: 10)
    label.attributedText = text
    let lower = try #require(self.scene(label).pictureEdges.first)
    let line = try #require(self.scene(label).lines.first)
    #expect(lower.width == 10 && abs(lower.bottom - line.baseline - 5) <= 0.5)
  }

  @Test func `cuts off what is only clipped`() throws {
    let label = label("A text that is much too long for its label")
    label.lineBreakMode = .byClipping
    let clip = try scene(label, width: 100, height: 20).items.compactMap { item -> Shape? in
      if case .begin(let group) = item { group.clip } else { nil }
    }
    expectEqual(clip, [.rectangle(Edges(left: 0, top: 0, right: 100, bottom: 20))])
    label.text = "Short"
    #expect(try scene(label, width: 100, height: 20).items.count == 3)
  }

  @Test func `shows no text where it has no area, and a part where it is too low`() throws {
    let label = label("Hidden")
    for (width, height) in [(200.0, 0.0), (0, 60)] {
      let canvas = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      label.frame = CGRect(x: 0, y: 0, width: width, height: height)
      canvas.addSubview(label)
      #expect(try canvas.scene(scale: 2).lines.isEmpty, "\(width) × \(height)")
      #expect(label.fit.textFrame == nil)
    }
    func clips(height: CGFloat) throws -> [Edges] {
      try scene(label, width: 100, height: height).items.compactMap { item in
        if case .begin(let group) = item { group.clip?.bounds } else { nil }
      }
    }
    let low = try #require(clips(height: 6).first)
    #expect(low.top == 0 && low.bottom == 6)
    // Ink beside the frame is seen, as long as the label is tall enough for it.
    #expect(low.left < -5 && low.right > 105)
    #expect(try clips(height: 20.5).isEmpty)
  }

  @Test func `draws where a subclass lets it`() throws {
    final class Padded: Label {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: 10, dy: 0))
      }
    }
    let label = Padded()
    label.text = "Padded"
    #expect(try scene(label).lines.first?.x == 10)
  }

  @Test func `is weaker where it isn't enabled and another colour where it is highlighted`() throws
  {
    let label = label("Text")
    label.textColor = .black
    label.isEnabled = false
    #expect(try scene(label).lines.first?.runs.first?.color.alpha == 0.5)
    label.isEnabled = true
    label.highlightedTextColor = .white
    label.isHighlighted = true
    #expect(try scene(label).lines.first?.runs.first?.color == .white)
  }

  @Test func `measures the rectangle of its text`() {
    let label = label("one two three four five six")
    let bounds = CGRect(x: 5, y: 6, width: 80, height: 500)
    let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    #expect(two.origin == bounds.origin && two.height == 41)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).height > 41)
  }
}
