import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `A label that is asked again and again` {
  /// A change that may come between two questions.
  private static func change(_ label: Label, _ random: inout Seed) {
    switch Int.random(in: 0..<18, using: &random) {
    case 0: label.text = ["Short", "A text of some more words", ""].randomElement(using: &random)
    case 1: label.font = .systemFont(ofSize: CGFloat(Int.random(in: 9...30, using: &random)))
    case 2: label.font = .preferredFont(forTextStyle: .title2)
    case 3: label.adjustsFontForContentSizeCategory.toggle()
    case 4: label.numberOfLines = Int.random(in: 0...3, using: &random)
    case 5: label.textColor = [.red, .label, .link].randomElement(using: &random)
    case 6: label.textAlignment = [.left, .center, .right].randomElement(using: &random) ?? .left
    case 7:
      label.lineBreakMode =
        [.byClipping, .byTruncatingTail, .byTruncatingMiddle, .byCharWrapping]
        .randomElement(using: &random) ?? .byClipping
    case 8: label.hyphenationFactor = label.hyphenationFactor > 0 ? 0 : 1
    case 9: label.adjustsFontSizeToFitWidth.toggle()
    case 10: label.minimumScaleFactor = label.minimumScaleFactor > 0 ? 0 : 0.5
    case 11: label.shadowColor = label.shadowColor == nil ? .black : nil
    case 12: label.isEnabled.toggle()
    case 13: label.tintColor = [.red, .systemGreen].randomElement(using: &random)
    case 14: label.attributedText = withLooks(&random)
    case 15: changeStyle(of: label, &random)
    default:
      label.attributedText = NSAttributedString(string: "With looks of its own, and more words")
    }
  }

  /// A text with some looks that stay as they are, and perhaps some that may change.
  private static func withLooks(_ random: inout Seed) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "A link, large letters and more words")
    let size = CGFloat(Int.random(in: 9...30, using: &random))
    text.addAttribute(.link, value: "https://swift.org", range: NSRange(location: 2, length: 4))
    text.addAttributes(
      [.font: Font.systemFont(ofSize: size), .foregroundColor: Color.systemRed],
      range: NSRange(location: 8, length: 5)
    )
    if Bool.random(using: &random) {
      let whole = NSRange(location: 0, length: text.length)
      text.addAttribute(.paragraphStyle, value: ParagraphStyle.MutableReference(), range: whole)
    }
    return text
  }

  /// Changes the style that a label's text refers to, which the label isn't told.
  private static func changeStyle(of label: Label, _ random: inout Seed) {
    guard let text = label.attributedText, text.length > 0,
      let style = unsafe text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? ParagraphStyle.MutableReference
    else { return }
    style.alignment = [.left, .center, .right].randomElement(using: &random) ?? .left
    style.lineSpacing = Double(Int.random(in: 0...9, using: &random))
  }

  /// A label that says the same and was never asked.
  private static func twin(of label: Label) -> Label {
    let twin = Label()
    if label.written == nil {
      twin.text = label.text
    } else {
      twin.attributedText = label.attributedText
    }
    twin.font = label.font
    twin.adjustsFontForContentSizeCategory = label.adjustsFontForContentSizeCategory
    twin.numberOfLines = label.numberOfLines
    twin.textColor = label.textColor
    twin.textAlignment = label.textAlignment
    twin.lineBreakMode = label.lineBreakMode
    twin.hyphenationFactor = label.hyphenationFactor
    twin.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
    twin.minimumScaleFactor = label.minimumScaleFactor
    twin.shadowColor = label.shadowColor
    twin.isEnabled = label.isEnabled
    twin.tintColor = label.tintColor
    return twin
  }

  @Test func `answers as one that was never asked`() {
    for seed in Seed.many(100) {
      var random = seed
      let label = Label()
      label.text = "Row 1 says something that wraps"
      label.numberOfLines = 0
      for step in 0..<40 {
        if Int.random(in: 0..<4, using: &random) == 0 { Self.change(label, &random) }
        let width: Double? =
          Int.random(in: 0..<6, using: &random) == 0
          ? nil : Double(Int.random(in: 10...300, using: &random))
        let height: Double? =
          Bool.random(using: &random) ? nil : Double(Int.random(in: 5...120, using: &random))
        let known = label.setting(width: width, height: height)
        let fresh = Self.twin(of: label).setting(width: width, height: height)
        #expect(known.block == fresh.block, "\(seed), step \(step)")
        #expect(known.factor == fresh.factor, "\(seed), step \(step)")
      }
    }
  }

  @Test func `asks a colour anew that a closure decides`() {
    final class Shown { var color = Color.systemRed }
    let shown = Shown()
    let asked = Color { _ in shown.color }
    let label = Label()
    label.attributedText = NSAttributedString(
      string: "Row 1",
      attributes: [.foregroundColor: asked.withAlphaComponent(0.5)]
    )
    let before = label.setting(width: 100, height: nil).block
    shown.color = .systemBlue
    let after = label.setting(width: 100, height: nil).block
    #expect(before != after)
  }

  @Test func `tells anew whether words are broken when its width or its text changes`() {
    let label = Label()
    label.text = "incomprehensibilities of all kinds"
    label.numberOfLines = 0
    for _ in 0..<2 {
      label.frame = CGRect(x: 0, y: 0, width: 60, height: 400)
      expectEqual(label.fit.brokenWord, "incomprehensibilities")
      label.frame.size.width = 300
      expectEqual(label.fit.brokenWord, nil)
    }
    label.frame.size.width = 60
    label.text = "a few short words"
    expectEqual(label.fit.brokenWord, nil)
  }

  /// Widths at which a text is known to be as high are those that the layout asked for, not those that others did.
  @Test func `is as high at each width as a new one, whatever it was asked for between`() {
    for var seed in Seed.many(40) {
      let number = seed
      func laidOut(_ label: Label, _ width: Double) -> CGSize {
        let column = StackView(arrangedSubviews: [label])
        column.axis = .vertical
        let canvas = View(frame: CGRect(x: 0, y: 0, width: width, height: 900))
        canvas.addSubview(column)
        column.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
          column.topAnchor.constraint(equalTo: canvas.topAnchor),
          column.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
          column.trailingAnchor.constraint(equalTo: canvas.trailingAnchor),
        ])
        canvas.layoutIfNeeded()
        return label.frame.size
      }
      func label() -> Label {
        let label = Label()
        label.text = "Some words of a text that is set in one line, in two, or in more of them"
        label.numberOfLines = 0
        return label
      }
      let canvas = View(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
      let kept = label()
      canvas.addSubview(kept)
      kept.translatesAutoresizingMaskIntoConstraints = false
      let width = kept.widthAnchor.constraint(equalToConstant: 300)
      LayoutConstraint.activate([
        width, kept.topAnchor.constraint(equalTo: canvas.topAnchor),
        kept.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
      ])
      for _ in 0..<8 {
        if seed.chance(0.7) {
          _ = kept.intrinsicContentSize(forWidth: Double(seed.number(in: 40...600)))
        }
        width.constant = Double(seed.number(in: 40...600))
        canvas.layoutIfNeeded()
        expectEqual(kept.frame.size, laidOut(label(), width.constant), "\(number)")
      }
    }
  }
}
