import Foundation
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

/// A font of our own with one axis: its `I` is 240, 300 or 600 thousandths wide at the weights 100,
/// 400 and 900.
@Suite struct `A variable font` {
  private let environment: Environment = {
    var environment = Environment()
    environment.fonts.files = [Checkout.fixture("Fonts/SnaplineAxis.ttf")]
    return environment
  }()

  private func font(_ values: [String: Double]) throws -> Font {
    try Environment.$current.withValue(environment) {
      try #require(Font(name: "Snapline Axis", size: 100)).withVariations(values)
    }
  }

  private func line(_ values: [String: Double]) throws -> TextLine {
    let block = Typesetter(in: environment).layout(StyledText("III", font: try font(values)))
    #expect(block.diagnostics.isEmpty)
    return try #require(block.lines.first)
  }

  @Test(arguments: [(100, 24), (250, 27), (400, 30), (650, 45), (900, 60), (5_000, 60)])
  func `is measured at the places it is asked for`(weight: Double, advance: Double) throws {
    #expect(abs(try line(["wght": weight]).width - 3 * advance) < 0.2)
  }

  @Test func `is drawn at them, each time`() throws {
    #expect(try line([:]).runs.first?.face.axes == "")
    #expect(try line(["wght": 650]).runs.first?.face.axes == "wght=650.0")
    #expect(try line([:]).width == line(["wght": 400]).width)
  }

  @Test func `ignores axes that it hasn't, and what is none`() throws {
    let plain = try line([:])
    #expect(try line(["opsz": 14]).width == plain.width)
    let odd: [String: Double] = ["wght": .nan, "weight": 900, "": 1, "w,=x": 2, "wdt": .infinity]
    #expect(try font(odd) == font([:]))
  }

  @Test func `is another font at other places`() throws {
    #expect(try font(["wght": 500]) != font(["wght": 600]))
    #expect(try font(["wght": 500]).withVariations(["wght": 600]) == font(["wght": 600]))
    try expectEqual(font(["wght": 500]).withSize(50).specification.variations, ["wght": 500])
  }
}
