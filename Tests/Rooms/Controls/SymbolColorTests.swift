import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `The colours of a symbol` {
  private typealias Configuration = Image.SymbolConfiguration

  init() { BuiltCommand.triesDrawings() }

  /// The star of a configuration; nothing where no symbols are installed.
  private func star(_ configuration: Configuration) -> Image? {
    guard FileManager.default.fileExists(atPath: Environment().symbolFolder) else { return nil }
    return Image(systemName: "star.fill", withConfiguration: configuration)
  }

  /// The colours that a view with a green tint fills areas with.
  private func paints(_ image: Image, preferring: Configuration? = nil) throws -> [Color] {
    let view = ImageView(image: image)
    view.tintColor = .systemGreen
    view.preferredSymbolConfiguration = preferring
    let items = try view.scene(size: CGSize(width: 40, height: 40), scale: 1).items
    return items.compactMap { item in
      if case .fill(_, .color(let color)) = item { Color(color) } else { nil }
    }
  }

  private func fixed(_ color: Color) -> Color { Color(color.resolved(with: Traits())) }

  @Test func `are the first of a palette, whatever the tint`() throws {
    let palette = Configuration(paletteColors: [.systemRed, .systemBlue])
    guard let image = star(palette) else { return }
    expectEqual(try paints(image), [fixed(.systemRed)])
    let hierarchical = try #require(star(Configuration(hierarchicalColor: .systemBlue)))
    expectEqual(try paints(hierarchical), [fixed(.systemBlue)])
    let asTemplate = image.withRenderingMode(.alwaysTemplate)
    expectEqual(try paints(asTemplate), [fixed(.systemGreen)])
    let tinted = image.withTintColor(.systemPink, renderingMode: .alwaysOriginal)
    expectEqual(try paints(tinted), [fixed(.systemPink)])
  }

  @Test func `are the tint's where the symbol would have its own, or the palette is empty`() throws
  {
    for configuration in [Configuration.preferringMulticolor(), Configuration(paletteColors: [])] {
      guard let image = star(configuration) else { return }
      expectEqual(try paints(image), [fixed(.systemGreen)])
    }
  }

  @Test func `stay where a view prefers another size, and go where it prefers others`() throws {
    guard let image = star(Configuration(paletteColors: [.systemRed])) else { return }
    let larger = Configuration(pointSize: 30)
    expectEqual(try paints(image, preferring: larger), [fixed(.systemRed)])
    let blue = Configuration(paletteColors: [.systemBlue])
    expectEqual(try paints(image, preferring: blue), [fixed(.systemBlue)])
    expectEqual(image.size, CGSize(width: 20.5, height: 20.5))
    let view = ImageView(image: image)
    view.preferredSymbolConfiguration = larger
    expectEqual(view.intrinsicContentSize, CGSize(width: 36, height: 36))
  }

  @Test func `are added to what a configuration says already, and to a symbol's own`() throws {
    let large = Configuration(pointSize: 30, weight: .bold)
    let both = large.applying(Configuration(paletteColors: [.systemRed]))
    #expect(both.pointSize == 30 && both.weight == .bold && both.color == .systemRed)
    let light = both.applying(Configuration(weight: .light)).applying(Configuration(scale: .large))
    #expect(light.pointSize == 30 && light.weight == .light && light.scale == .large)
    #expect(light.color == .systemRed && both.applying(nil) == both && both != large)
    guard let image = star(large) else { return }
    let red = try #require(image.applyingSymbolConfiguration(Configuration(paletteColors: [.red])))
    #expect(red.size == image.size && red != image && red.isSymbolImage)
    #expect(Image().applyingSymbolConfiguration(large) == nil)
  }

  @Test func `follow a configuration that says less in any order of what says more`() {
    for var seed in Seed.some(100) {
      let sizes: [CGFloat] = [0, 12, 30]
      let weights: [Image.SymbolWeight] = [.unspecified, .bold, .light]
      let scales: [Image.SymbolScale] = [.default, .small, .large]
      let palettes: [[Color]] = [[], [.systemRed], [.systemBlue]]
      let parts = (0..<3).map { _ in (0..<4).map { _ in seed.number(in: 0...2) } }
      let made = parts.map { numbers in
        Configuration(
          pointSize: sizes[numbers[0]],
          weight: weights[numbers[1]],
          scale: scales[numbers[2]]
        ).applying(Configuration(paletteColors: palettes[numbers[3]]))
      }
      let left = made[0].applying(made[1]).applying(made[2])
      let right = made[0].applying(made[1].applying(made[2]))
      #expect(left == right, "\(seed)")
      func last(_ place: Int) -> Int { parts.map { $0[place] }.last { $0 > 0 } ?? 0 }
      #expect(left.weight == weights[last(1)] && left.scale == scales[last(2)], "\(seed)")
      #expect(left.color == palettes[last(3)].first, "\(seed)")
      let size = last(0) == 0 ? Configuration(scale: .default).pointSize : sizes[last(0)]
      #expect(left.pointSize == size, "\(seed)")
    }
  }
}
