import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineRendering
import SnaplineScene
import TestSupport

/// Tests that make documents of scenes with a few groups and texts.
protocol StructuredDocuments {}

extension StructuredDocuments {
  func text(_ text: String, size: Double = 15, y: Double = 40) -> DisplayItem {
    .text(PangoLine.lay(text, font: "Inter", size: size).value(x: 5, baseline: y, color: .black))
  }

  func group(
    _ items: [DisplayItem],
    _ told: Accessibility? = nil,
    id: String? = nil,
    opacity: Double = 1
  ) -> [DisplayItem] {
    let group = Group(
      identifier: id,
      className: "View",
      accessibility: told,
      opacity: opacity
    )
    return [.begin(group)] + items + [.end]
  }

  func label(_ words: String, size: Double = 15, isHeader: Bool = false) -> [DisplayItem] {
    group([text(words, size: size)], isHeader ? Accessibility(traits: ["header"]) : nil)
  }

  func scene(_ items: [DisplayItem]) -> Scene {
    Scene(size: CGSize(width: 200, height: 100), scale: 2, items: items)
  }

  func document(_ scenes: [DisplayItem]..., locale: String = "en-GB") throws -> Data {
    var environment = Environment.current
    environment.locale = locale
    return try PDF.document(scenes.map(scene), title: "Title", environment: environment)
  }
}
