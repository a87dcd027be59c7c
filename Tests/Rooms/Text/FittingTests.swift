import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import Testing

@testable import SnaplineText

@Suite struct `Text that shrinks` {
  let typesetter = Typesetter(in: Environment())
  let text = StyledText("A title of some length", font: .systemFont(ofSize: 20))

  @Test func `shrinks no further than it must`() {
    let natural = typesetter.layout(text).size.width
    #expect(scale(width: natural) == 1)
    let factor = scale(width: natural * 0.8)
    #expect(factor < 1 && factor >= 0.5)
    let fitted = text.scaled(by: factor)
    #expect(!typesetter.layout(fitted, width: natural * 0.8, lineLimit: 1).isTruncated)
    let larger = text.scaled(by: factor + 0.01)
    #expect(typesetter.layout(larger, width: natural * 0.8, lineLimit: 1).isTruncated)
  }

  @Test func `shrinks no further than it may`() {
    #expect(scale(width: 10) == 0.5)
    #expect(scale(width: 0) == 0.5)
    #expect(
      typesetter.fittingScale(of: text, width: 10, lineLimit: 1, minimum: .nan) == 1
    )
  }

  @Test func `shrinks with the pictures in it`() {
    var attributes = TextAttributes(font: .systemFont(ofSize: 20))
    attributes.attachment = TextAttachment(id: 0, width: 30, height: 24, descent: 4)
    let block = typesetter.layout(StyledText("\u{FFFC}", attributes: attributes).scaled(by: 0.5))
    #expect(block.attachments.first?.edges.width == 15)
    #expect(block.attachments.first?.edges.height == 12)
    #expect(block.size.width < 16)
  }

  @Test func `shrinks to a height too`() {
    let two = StyledText("one\ntwo", font: .systemFont(ofSize: 20))
    let factor = typesetter.fittingScale(
      of: two,
      width: 300,
      lineLimit: 2,
      height: 40,
      minimum: 0.1
    )
    #expect(factor == 0.83)
  }

  private func scale(width: Double) -> Double {
    typesetter.fittingScale(of: text, width: width, lineLimit: 1, minimum: 0.5)
  }
}

@Suite struct `Metrics of a text style` {
  private func traits(_ category: ContentSizeCategory) -> Traits {
    var traits = Traits()
    traits.preferredContentSizeCategory = category
    return traits
  }

  @Test func `leave lengths alone at the size they were made for`() {
    let metrics = FontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 44, compatibleWith: traits(.large)) == 44)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 17)
  }

  @Test func `grow with the size a person chose`() {
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    let metrics = FontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 22, compatibleWith: largest) == 62)
    let font = Font.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 48)
    let bounded = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest)
    #expect(bounded.pointSize == 30)
  }
}
