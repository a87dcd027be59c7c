import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import Testing

@testable import SnaplineText

@Suite struct `Widths of the system font` {
  /// How far a width may be from one that iOS gave: a stand-in cannot do better.
  static let tolerance = 1.0

  @Test(
    arguments: [
      (.regular, "Label", 13, 33), (.regular, "Label", 14, 35.5), (.regular, "Label", 15, 37.5),
      (.regular, "Label", 17, 41.5), (.medium, "Label", 14, 36), (.medium, "Label", 17, 43),
      (.semibold, "Label", 11, 30), (.semibold, "Label", 16, 41.5),
      (.semibold, "Label", 17, 43.5), (.regular, "Title", 17, 33),
      (.regular, "Subtitle", 12, 44), (.regular, "Subtitle", 11, 40.5),
      (.regular, "Detail", 17, 44), (.regular, "Delete", 16, 47),
      (.regular, "New Message", 15, 96.5),
      (.regular, "Empty Media Library", 28, 248.5), (.semibold, "Label", 20, 50),
    ] as [(Font.Weight, String, Double, Double)]
  )
  func `are near those of iOS`(weight: Font.Weight, text: String, size: Double, width: Double) {
    let font = Font.systemFont(ofSize: size, weight: weight)
    let block = Typesetter(in: Environment()).layout(StyledText(text, font: font))
    let error = abs(PixelGrid(scale: 2).ceil(block.size.width) - width)
    #expect(error <= Self.tolerance, "\(text) \(size): \(block.size.width)")
  }

  @Test func `follow only where the system font is drawn`() throws {
    let typesetter = Typesetter(in: Environment())
    let font = Font.systemFont(ofSize: 20)
    // Chinese letters are as wide as the size, as on a phone.
    #expect(typesetter.layout(StyledText("中文", font: font)).size.width == 40)
    let inter = try #require(Font(name: "Inter", size: 20))
    let named = typesetter.layout(StyledText("text", font: inter)).size.width
    #expect(typesetter.layout(StyledText("text", font: font)).size.width != named)
  }
}
