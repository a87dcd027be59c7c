import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineText
import Testing

@Suite struct `A text style` {
  @Test(
    arguments: [
      (.largeTitle, 41, 40.667), (.title1, 33.5, 33.667), (.title2, 26.5, 26.333),
      (.title3, 24, 24), (.headline, 20.5, 20.333), (.body, 20.5, 20.333),
      (.callout, 19.5, 19.333), (.subheadline, 18, 18), (.footnote, 16, 15.667),
      (.caption1, 14.5, 14.333), (.caption2, 13.5, 13.333),
    ] as [(Font.TextStyle, Double, Double)]
  )
  func `has the heights recorded from iOS`(style: Font.TextStyle, two: Double, three: Double) {
    let font = Font.preferredFont(forTextStyle: style, compatibleWith: Traits())
    #expect(PixelGrid(scale: 2).ceil(font.lineHeight) == two)
    #expect(abs(PixelGrid(scale: 3).ceil(font.lineHeight) - three) < 1e-3)
  }

  @Test(
    arguments: [
      (.subheadline, 2, 2, 38), (.subheadline, 3, 2, 58), (.subheadline, 4, 2, 78),
      (.callout, 5, 3, 103.333), (.body, 4, 2, 86.5),
    ] as [(Font.TextStyle, Int, Double, Double)]
  )
  func `sets its lines at its own pitch`(
    style: Font.TextStyle,
    lines: Int,
    scale: Double,
    height: Double
  ) {
    let font = Font.preferredFont(forTextStyle: style, compatibleWith: Traits())
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let block = Typesetter(in: Environment()).layout(StyledText(text, font: font))
    #expect(abs(PixelGrid(scale: scale).ceil(block.size.height) - height) < 1e-3)
  }

  @Test func `never grows smaller with the category`() {
    for style in Font.TextStyle.all {
      var before: CGFloat = 0
      for category in ContentSizeCategory.ordered {
        var traits = Traits()
        traits.preferredContentSizeCategory = category
        let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(font.pointSize >= before, "\(style.rawValue) \(category.rawValue)")
        #expect(font.leading >= 0)
        before = font.pointSize
      }
    }
  }

  @Test func `follows the current environment`() {
    var environment = Environment()
    environment.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    Environment.$current.withValue(environment) {
      #expect(Font.preferredFont(forTextStyle: .body).pointSize == 53)
    }
    #expect(Font.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  /// From practice: regular becomes semibold, semibold bold, and black stays.
  @Test(arguments: [
    (Font.Weight.ultraLight, "Light"), (.light, "Medium"), (.regular, "Semibold"),
    (.medium, "Bold"), (.semibold, "Bold"), (.bold, "Heavy"), (.heavy, "Black"), (.black, "Black"),
  ])
  func `is bolder for a person who asked for bold text, once`(
    weight: Font.Weight,
    bolder: String
  ) throws {
    var environment = Environment()
    environment.traits.legibilityWeight = .bold
    let plain = Font.systemFont(ofSize: 17, weight: weight)
    let bold = Environment.$current.withValue(environment) {
      Font.systemFont(ofSize: 17, weight: weight)
    }
    #expect(bold.fontName == ".SFUI-" + bolder && bold != plain)
    #expect(bold.lineHeight == plain.lineHeight)
    let typesetter = Typesetter(in: environment)
    let block = typesetter.layout(StyledText("Legible", font: plain))
    #expect(block == typesetter.layout(StyledText("Legible", font: bold)))
    // What is bold already stays so where nobody asks.
    #expect(block == Typesetter(in: Environment()).layout(StyledText("Legible", font: bold)))
    let headline = Font.preferredFont(forTextStyle: .headline, compatibleWith: environment.traits)
    #expect(headline.fontName == ".SFUI-Bold")
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `that has a name of its own stays as it is under bold text`() throws {
    let named = try #require(Font(name: "DejaVu Sans", size: 17))
    var environment = Environment()
    let plain = Typesetter(in: environment).layout(StyledText("Legible", font: named))
    environment.traits.legibilityWeight = .bold
    #expect(Typesetter(in: environment).layout(StyledText("Legible", font: named)) == plain)
  }

  @Test func `takes an unknown category as large, an unknown style as body`() {
    var traits = Traits()
    traits.preferredContentSizeCategory = ContentSizeCategory(rawValue: "huge")
    let font = Font.preferredFont(
      forTextStyle: Font.TextStyle(rawValue: "poem"),
      compatibleWith: traits
    )
    #expect(font.pointSize == 17)
  }
}
