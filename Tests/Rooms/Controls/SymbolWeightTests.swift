import Foundation
import SnaplineEnvironment
import SnaplineScene
import Testing

@testable import SnaplineControls

@Suite struct `The weight of a symbol` {
  private func drawing(_ name: String, _ weight: Image.SymbolWeight) throws -> String {
    let configuration = Image.SymbolConfiguration(pointSize: 17, weight: weight)
    let image = try #require(Image(systemName: name, withConfiguration: configuration))
    guard case .symbol(let symbol) = image.content else { return "" }
    return try symbol.drawing(Limits()).svg
  }

  @Test func `makes lines heavier, and nothing else`() throws {
    let plain = try drawing("chevron.right", .regular)
    #expect(try drawing("chevron.right", .thin) == plain && !plain.contains("stroke-width"))
    let weights: [Image.SymbolWeight] = [.medium, .semibold, .bold, .heavy, .black]
    let drawings = try weights.map { try drawing("chevron.right", $0) }
    #expect(Set(drawings + [plain]).count == weights.count + 1)
    #expect(weights.compactMap(\.outline) == weights.compactMap(\.outline).sorted())
    // What is filled would lose what is cut out of it.
    #expect(try drawing("xmark.circle.fill", .black) == drawing("xmark.circle.fill", .regular))
  }

  @Test func `changes no size`() throws {
    let sizes = try [Image.SymbolWeight.thin, .black].map { weight in
      let configuration = Image.SymbolConfiguration(pointSize: 17, weight: weight)
      return try #require(Image(systemName: "star", withConfiguration: configuration)).size
    }
    #expect(sizes[0] == sizes[1])
  }
}
