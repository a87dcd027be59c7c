import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import Testing

@testable import SnaplineText

/// A label whose width Interface Builder recorded.
private struct RecordedLabel {
  var file: String
  var weight: Font.Weight
  var size: Double
  var scale: Double
  var width: Double
  var text: String

  /// All that `Tests/Fixtures/Text/widths.tsv` holds.
  static func all() throws -> [RecordedLabel] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/Text/widths.tsv")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.dropFirst()
      .map { line in
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return RecordedLabel(
          file: parts[0],
          weight: try #require(weights[parts[1]]),
          size: try #require(Double(parts[2])),
          scale: try #require(Double(parts[3])),
          width: try #require(Double(parts[4])),
          text: parts[5]
        )
      }
  }

  private static let weights: [String: Font.Weight] = [
    "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]

  /// The width by the model with another spacing, rounded up as a label's is.
  func width(spacing: Double? = nil) -> Double {
    let own = SystemFont.spacing(ofWeight: weight.number)
    return PixelGrid(scale: scale).ceil(measured + perSpacing * ((spacing ?? own) - own))
  }

  /// The spacing with which the model gives the recorded width.
  var fittingSpacing: Double {
    let own = SystemFont.spacing(ofWeight: weight.number)
    return own + (width - 0.5 / scale - measured) / perSpacing
  }

  /// A label that something stretched is wider than any error of the model.
  var isStretched: Bool { width - measured > 6 }

  private var measured: Double {
    let font = Font.systemFont(ofSize: size, weight: weight)
    return Typesetter(in: Environment()).layout(StyledText(text, font: font)).size.width
  }

  private var perSpacing: Double { size * Double(text.count) / 1_000 }
}

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
    ] as [(Font.Weight, String, Double, Double)]
  )
  func `are near those of iOS`(weight: Font.Weight, text: String, size: Double, width: Double) {
    let font = Font.systemFont(ofSize: size, weight: weight)
    let block = Typesetter(in: Environment()).layout(StyledText(text, font: font))
    let error = abs(PixelGrid(scale: 2).ceil(block.size.width) - width)
    #expect(error <= Self.tolerance, "\(text) \(size): \(block.size.width)")
  }

  /// Five folds by the file's name, each judged by a model fitted to the others.
  @Test func `are near those recorded, by models that didn't know them`() throws {
    let labels = try RecordedLabel.all()
    let intrinsic = labels.filter { !$0.isStretched }
    #expect(intrinsic.count * 4 >= labels.count * 3)
    var errors: [(error: Double, isIntrinsic: Bool)] = []
    for label in labels {
      let others = intrinsic.filter { fold(of: $0) != fold(of: label) }
      let spacing = spacing(ofWeight: label.weight, fittedTo: others)
      errors.append((abs(label.width(spacing: spacing) - label.width), !label.isStretched))
    }
    let median = percentile(50, of: errors.map(\.error))
    let ninetieth = percentile(90, of: errors.filter(\.isIntrinsic).map(\.error))
    #expect(median <= 0.5, "n = \(labels.count)")
    #expect(ninetieth <= 2, "n = \(intrinsic.count)")
  }

  private func fold(of label: RecordedLabel) -> Int {
    label.file.utf8.reduce(5_381) { ($0 &* 33) ^ Int($1) } & 0xFFFF % 5
  }

  /// The middle of what each label would fit; few labels are judged by those of regular weight.
  private func spacing(ofWeight weight: Font.Weight, fittedTo labels: [RecordedLabel]) -> Double {
    let same = labels.filter { $0.weight == weight }.map(\.fittingSpacing)
    guard same.count < 3 else { return percentile(50, of: same) }
    let regular = labels.filter { $0.weight == .regular }.map(\.fittingSpacing)
    let step =
      SystemFont.spacing(ofWeight: weight.number) - SystemFont.spacing(ofWeight: 400)
    return percentile(50, of: regular) + step
  }

  private func percentile(_ part: Int, of values: [Double]) -> Double {
    values.sorted()[min(values.count * part / 100, values.count - 1)]
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
