import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

@testable import SnaplineText

/// How wide a text would be, as far as the model is concerned that is fitted.
private struct Sample {
  let label: RecordedLabel
  /// The width without any spacing of the model's.
  let bare: Double
  /// What one thousandth of spacing adds.
  let step: Double

  init(_ label: RecordedLabel, _ typesetter: Typesetter) {
    self.label = label
    let weight = Font.Weight(number: label.weight)
    let font = Font.systemFont(ofSize: label.pointSize, weight: weight)
    func width(_ kern: Double?) -> Double {
      let attributes = TextAttributes(font: font, kern: kern)
      return typesetter.layout(StyledText(label.text, attributes: attributes)).size.width
    }
    let (natural, spaced) = (width(nil), width(1))
    // The model adds as often as kerning does.
    step = (spaced - natural) * label.pointSize / 1_000
    bare = natural - SystemFont.spacing(ofWeight: label.weight, atSize: label.pointSize) * step
  }

  /// How much heavier than regular.
  var steps: Double { Double(label.weight - 400) / 100 }

  /// The spacing that the record asks for, besides what a cut takes.
  func wanted(_ cut: Cut) -> Double {
    // A recorded width was rounded up to a pixel: on average by half of one.
    (label.width - 0.5 / label.scale - bare) / step - cut.spacing(atSize: label.pointSize)
  }

  func error(_ model: Model) -> Double {
    let spacing =
      model.regular + model.perWeight * steps + model.cut.spacing(atSize: label.pointSize)
    let width = bare + spacing * step
    return abs((width * label.scale - 1e-6).rounded(.up) / label.scale - label.width)
  }
}

/// How much narrower letters are in the display cut, and between which sizes it takes over.
private struct Cut {
  var depth: Double
  var start: Double
  var end: Double

  func spacing(atSize size: Double) -> Double {
    -depth * min(max((size - start) / (end - start), 0), 1)
  }

  static let possible = stride(from: 0.0, through: 100, by: 5).flatMap { depth in
    [15.0, 17, 19].flatMap { start in
      [24.0, 26, 28, 30].map { Cut(depth: depth, start: start, end: $0) }
    }
  }
}

/// Spacing in thousandths of the size: of regular letters, what each weight adds, and the cut.
///
/// All that the product's model took from recorded labels is fitted anew. How large Inter is drawn
/// isn't: that comes of the heights of the letters of both fonts.
private struct Model {
  var regular: Double
  var perWeight: Double
  var cut: Cut

  init(fitting samples: [Sample]) {
    let texts = samples.filter { $0.label.reason == nil }
    let models = Cut.possible.map { Model(fitting: texts, $0) }
    let errors = models.map { model in texts.reduce(0) { $0 + min($1.error(model), 10) } }
    let best = errors.indices.min { errors[$0] < errors[$1] } ?? 0
    self = models[best]
  }

  private init(fitting texts: [Sample], _ cut: Cut) {
    let regular = median(texts.filter { $0.steps == 0 }.map { $0.wanted(cut) })
    self.regular = regular
    perWeight = median(
      texts.filter { $0.steps != 0 }.map { ($0.wanted(cut) - regular) / $0.steps }
    )
    self.cut = cut
  }
}

private func median(_ values: [Double]) -> Double { quantile(values, 0.5) }

/// Nothing at all has the quantile 0.
private func quantile(_ values: [Double], _ part: Double) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  let place = part * Double(sorted.count - 1)
  let (low, high) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
  return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
}

@Suite struct `The model of the system font's widths` {
  @Test(
    .enabled(
      if: RecordedDocuments.folder != nil,
      "SNAPLINE_SHARED names no folder with recorded labels"
    )
  )
  func `holds for labels that it wasn't fitted to`() throws {
    let folder = try #require(RecordedDocuments.folder)
    let typesetter = Typesetter(in: Environment())
    let samples = RecordedLabels.all(in: folder).map { Sample($0, typesetter) }
    let folds = Dictionary(grouping: samples) { fold(of: $0.label.file) }
    var errors: [(label: RecordedLabel, error: Double)] = []
    for (number, judged) in folds {
      let model = Model(fitting: folds.filter { $0.key != number }.flatMap(\.value))
      print("widths, fold \(number): \(model)")
      errors += judged.map { ($0.label, $0.error(model)) }
    }
    let intrinsic = errors.filter { $0.label.reason == nil }
    for (label, error) in errors.sorted(by: { $0.label.file < $1.label.file }) {
      guard let reason = label.reason else { continue }
      print("left out of the 90th percentile: \(label.file) '\(label.text)' \(error): \(reason)")
    }
    let middle = median(errors.map(\.error))
    let most = quantile(intrinsic.map(\.error), 0.9)
    print("widths: n=\(errors.count) median=\(middle) intrinsic=\(intrinsic.count) p90=\(most)")
    #expect(errors.count >= 20)
    #expect(middle <= 0.5)
    #expect(most <= 2)
    #expect(4 * (errors.count - intrinsic.count) <= errors.count)
  }

  /// A hash of a file's name, the same on every machine.
  private func fold(of file: String) -> UInt64 {
    file.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 } % 5
  }
}
