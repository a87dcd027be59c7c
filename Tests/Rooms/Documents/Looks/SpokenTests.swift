import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineImages
import SnaplineLayout
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `What a design has read aloud` {
  private func spoken(_ node: String) throws -> Accessibility? {
    try Drawn("canvas: 99x40\nview: \(node)\n").scene.items.lazy.compactMap { item in
      if case .begin(let group) = item, group.className != "View" {
        group.accessibility
      } else {
        nil
      }
    }.first
  }

  @Test func `is what it says`() throws {
    expectEqual(
      try spoken("{image: {symbol: star.fill}, accessibility: Favourite}"),
      Accessibility(label: "Favourite")
    )
    expectEqual(
      try spoken(
        "{label: 40 %, accessibility: {label: Progress, value: 40 percent, hint: Wait, traits: "
          + "[header, updatesFrequently]}}"
      ),
      Accessibility(
        label: "Progress",
        value: "40 percent",
        hint: "Wait",
        traits: ["header", "updatesFrequently"]
      )
    )
    expectEqual(
      try spoken("{label: Decor, accessibility: {hidden: true}}")?.isHidden,
      true
    )
  }

  @Test func `agrees in a design and in Swift`() throws {
    let design =
      "- {label: Hi, accessibility: {label: Hello, traits: link, identifier: b}, filling: "
      + "superview}\n"
    try compareWithSwift(design) {
      let label = Label(text: "Hi")
      label.accessibilityLabel = "Hello"
      label.accessibilityTraits = .link
      label.accessibilityIdentifier = "b"
      $0.addSubview(label, filling: .superview)
    }
  }

  @Test func `takes texts of the design's strings and data`() throws {
    let text = """
      canvas: 99x40
      environment: {locale: de}
      data: {name: Ada}
      strings: {en: {close: Close}, de: {close: Schließen}}
      view:
      - image: {symbol: xmark}
        accessibility: {label: {localized: close}, hint: "{{name}}"}
      """
    let items = try Drawn(text).scene.items
    let told = items.compactMap { item in
      if case .begin(let group) = item { group.accessibility } else { nil }
    }
    expectEqual(told, [Accessibility(label: "Schließen", hint: "Ada")])
  }

  @Test func `is in SVG, with what is passed over`() throws {
    let text = """
      canvas: 99x40
      view:
      - id: a
        label: Title
        accessibility: {label: Heading, traits: [header], identifier: heading}
      - {id: b, background: red, accessibility: {hidden: true}}
      """
    let svg = try Drawn(text).scene.svgDocument(SVGOptions()).text
    #expect(svg.contains(#"id="heading""#) && svg.contains(#"role="heading""#))
    #expect(svg.contains("<title>Heading</title>") && svg.contains(#"aria-hidden="true""#))
  }
}
