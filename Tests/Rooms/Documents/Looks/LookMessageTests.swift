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

@Suite struct `A message on looks` {
  @Test(arguments: [
    (
      "background: [red, [blue]]",
      "19 wrong-type: a list of fills holds fills, and this is a list again · write its fills "
        + "into the list around it"
    ),
    (
      "background: url('a b.png')",
      "13 wrong-value: a picture among fills stands under 'image' · write background: {image: a "
        + "b.png}"
    ),
    (
      "background: {src: a.png}",
      "14 wrong-value: a picture among fills stands under 'image' · write background: {image: "
        + "a.png}"
    ),
    (
      "background: {symbol: star}",
      "14 wrong-value: a picture among fills stands under 'image' · write background: {image: "
        + "{symbol: star}}"
    ),
    (
      "background: {image: {symbol: star.fill}, mode: cover}",
      "48 enumerator: 'mode' of a background has no 'cover' · write fill"
    ),
    (
      "background: {image: {symbol: star.fill}, mode: wide}",
      "48 enumerator: 'mode' of a background has no 'wide' · one of tile, fill, fit, stretch"
    ),
    (
      "cornerRadius: 50%",
      "15 wrong-value: 'cornerRadius' is a number of points, or 'round', not '50%' · write round"
    ),
    (
      "cornerRadius: pill",
      "15 wrong-value: 'cornerRadius' is a number of points, or 'round', not 'pill' · write round"
    ),
    (
      "cornerRadius: much",
      "15 wrong-value: 'cornerRadius' is a number of points, or 'round', not 'much' · write a "
        + "number of points such as 8, or 'round' for half of the shorter side"
    ),
    ("transform: 45", "12 wrong-type: 'transform' is a mapping, not '45' · write {rotate: 45}"),
    (
      "transform: rotate(45deg) scale(2)",
      "12 wrong-type: 'transform' is a mapping, not 'rotate(45deg) scale(2)' · write {rotate: 45, "
        + "scale: 2}"
    ),
    (
      "transform: skew(4deg)",
      "12 wrong-type: 'transform' is a mapping, not 'skew(4deg)' · write transform: {rotate: 45, "
        + "scale: 2, x: 8, y: 8}"
    ),
    (
      "transform: {scale: 0}",
      "20 out-of-range: a view of no size can't be seen · write another factor, or 'hidden: true' "
        + "in place of 'transform'"
    ),
    ("transform: {scale: 120%}", "20 wrong-value: 'scale' is a factor, not '120%' · write 1.2"),
    ("transform: {scale: 200}", "20 out-of-range: the number must be at most 100 · write 100"),
    (
      "rotation: 45",
      "1 unknown-property: 'label' has no property 'rotation' · write 'transform: {rotate: 45}'"
    ),
    (
      "alt: Greeting",
      "1 unknown-property: 'label' has no property 'alt' · write 'accessibility: Greeting'"
    ),
    (
      "accessibility: {trait: header}",
      "17 object-key: 'accessibility' has no 'trait' · write 'traits: [header]'"
    ),
    (
      "aspect: image",
      "9 wrong-value: 'aspect: image' is the ratio of a picture, and 'label' shows none · write a "
        + "ratio such as 16/9, or use it on an 'image:'"
    ),
  ])
  func `says what to write`(keys: String, message: String) {
    let found = briefs("view:\n  label: Hi\n  \(keys)\n")
    let place = found.first.map { brief in
      let parts = brief.split(separator: " ", maxSplits: 1)
      let column = Int(parts[0].split(separator: ":")[1].prefix { $0.isNumber }) ?? 0
      return "\(column - 2) \(parts[1])"
    }
    expectEqual(place, message)
    #expect(found.count == 1, "\(found)")
  }

  @Test(arguments: [
    (
      "environment: {fallbackFonts: {a: b}}\nview: view\n",
      "1:30+1 wrong-type: 'fallbackFonts' is a list of font families, not a mapping · write "
        + "fallbackFonts: [Noto Serif, Noto Sans]"
    ),
    (
      "environment: {fallbackFonts: [\"\"]}\nview: view\n",
      "1:31+2 wrong-value: a font family has a name, and this is none · write its name, such as "
        + "'Noto Serif', or leave the entry out"
    ),
    (
      "view: {view: [], guides: {image: {aspect: image}}}\n",
      "1:43+5 wrong-value: 'aspect: image' is the ratio of a picture, and a guide shows none · "
        + "write a ratio such as 16/9, or use it on an 'image:'"
    ),
    (
      "view: {view: {id: a}}\nconstraints: [a.top == standard]\n",
      "2:15+17 position-constant: a position needs another one · write a.top == superview.top + "
        + "standard"
    ),
    (
      "view: {view: {id: a}}\nconstraints: [a.top == canvas.top + standrad]\n",
      "2:37+8 equation: a number or 'standard' should stand here, not 'standrad' "
        + "· did you mean 'standard'?"
    ),
  ])
  func `says what is wrong elsewhere`(text: String, message: String) {
    expectEqual(briefs(text), [message])
  }

  @Test func `bounds lists of fills and of families`() {
    let fills = Array(repeating: "red", count: 33).joined(separator: ", ")
    expectEqual(ids("view: {background: [\(fills)]}\n"), ["limit"])
    expectEqual(ids("environment: {fallbackFonts: [\(fills)]}\nview: view\n"), ["limit"])
  }

  @Test func `names a family to fall back on that isn't there`() throws {
    let text = "environment: {fallbackFonts: [Noto Serf, DejaVu Sans]}\nview: {label: a}\n"
    let said = try Design(yaml: text).drawing().diagnostics
    expectEqual(said.map(\.id), ["missing-font"])
    expectEqual(said.first?.remedy, "write 'Noto Serif', or name a file of it under 'fontFiles'")
  }

  @Test func `tells of letters that no picture can have`() throws {
    let text = """
      canvas: 100x100
      view:
        view: {label: A, font: 100, transform: {scale: 50}, centeredIn: superview}
        transform: {scale: 20}
      """
    let error = #expect(throws: DesignError.self) { try Design(yaml: text).drawing() }
    expectEqual(error?.diagnostics.last?.id, "limit")
    expectEqual(error?.diagnostics.last?.place?.line, 3)
  }
}
