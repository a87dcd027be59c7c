import BarePango
import Foundation
import Frame
import Snapline

extension Benchmark {
  /// What a label costs that is measured, beside the library that shapes its letters.
  static let text = Benchmark(
    "text",
    about: "a label of 20 words at a new width, beside a bare layout of Pango's in C"
  ) { report in
    report.word = "summary"
    try measureLabels(&report)
    countShaping(&report)
    judgeWidths(&report)
  }
}

private let words = """
  layout label stack margin anchor guide frame bounds width height leading trailing top bottom \
  center baseline priority content hugging compression
  """.split(separator: " ")

/// Twenty words in another order each time, so that no text comes twice.
private func text(_ number: Int) -> String {
  (0..<20).map { place in
    let word = words[(place * 7 + number * (place + 1)) % words.count]
    return place == 0 ? "\(word)\(number)" : String(word)
  }.joined(separator: " ")
}

private func measureLabels(_ report: inout Report) throws {
  let label = Label()
  label.numberOfLines = 0
  label.font = .systemFont(ofSize: 17)
  // Pango lays out the stand-in at the size that it is drawn at.
  guard
    let bare = unsafe bare_pango_open("/usr/share/fonts/opentype/inter", "Inter", 17 * 0.967)
  else { throw Unavailable("Pango", because: "no memory") }
  defer { unsafe bare_pango_close(bare) }
  var (number, width, sum) = (0, 0.0, 0.0)
  func nextWidth() -> Double {
    width = width >= 300 ? 120 : width + 1.5
    return max(width, 120)
  }
  let batch = 20
  let cold = try takeTurns(
    rounds: 101,
    [
      {
        for _ in 0..<batch {
          number += 1
          label.text = text(number)
          sum += label.sizeThatFits(CGSize(width: nextWidth(), height: 0)).height
        }
      },
      {
        for _ in 0..<batch {
          number += 1
          sum += unsafe bare_pango_measure(bare, text(number), nextWidth())
        }
      },
    ]
  )
  label.text = text(0)
  _ = unsafe bare_pango_measure(bare, text(0), 200)
  let cached = try takeTurns(
    rounds: 101,
    [
      {
        for _ in 0..<batch {
          sum += label.sizeThatFits(CGSize(width: nextWidth(), height: 0)).height
        }
      },
      { for _ in 0..<batch { sum += unsafe bare_pango_resize(bare, nextWidth()) } },
    ]
  )
  let ratios = [cold, cached].map { $0[0].ratio(to: $0[1]) }
  var table = Table(["a label of 20 words", "Snapline, µs", "Pango in C, µs", "against it"])
  for (name, times, ratio) in [("cold", cold, ratios[0]), ("cached", cached, ratios[1])] {
    table.add([
      name, (times[0].median * 1_000 / Double(batch)).short,
      (times[1].median * 1_000 / Double(batch)).short, ratio.description,
    ])
  }
  report.add(table)
  precondition(sum.isFinite, "bench: a height is not a number")
  report.figure("label_vs_pango", max(ratios[0].value, ratios[1].value))
  report.figure("label_vs_pango_cold", ratios[0].value)
  report.figure("label_vs_pango_cached", ratios[1].value)
}

/// A thousand labels that say twenty things.
private func countShaping(_ report: inout Report) {
  let scratch = FileManager.default.temporaryDirectory.path + "/snapline-bench-text"
  let environment = Environment(fonts: FontSources(cacheFolder: scratch))
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
  root.environment = environment
  let typesetter = Typesetter(in: environment)
  let before = typesetter.shapedParagraphs
  for number in 0..<1_000 {
    let label = Label()
    label.text = "Label \(number % 20) says something that wraps"
    label.numberOfLines = 0
    root.addSubview(label)
    _ = label.sizeThatFits(CGSize(width: 90 + number % 13, height: 0))
  }
  report.figure("shaped_paragraphs", Double(typesetter.shapedParagraphs - before))
}

/// How far widths are from recorded ones, by the model that ships.
private func judgeWidths(_ report: inout Report) {
  let labels = RecordedWidth.all.filter { !$0.isButton }
  guard !labels.isEmpty else {
    report.note("skipped: widths; SNAPLINE_SHARED names no folder with recorded widths")
    report.figure("width_median_error", .nan)
    report.figure("width_p90_error", .nan)
    return
  }
  let weights: [Int: Font.Weight] = [
    100: .ultraLight, 200: .thin, 300: .light, 400: .regular, 500: .medium, 600: .semibold,
    700: .bold, 800: .heavy, 900: .black,
  ]
  let errors = labels.map { recorded -> Double in
    let label = Label()
    label.environment.traits.displayScale = recorded.scale
    label.font = .systemFont(
      ofSize: recorded.size,
      weight: weights[recorded.weight] ?? .regular
    )
    label.text = recorded.text
    return abs(label.intrinsicContentSize.width - recorded.width)
  }
  func quantile(_ values: [Double], _ part: Double) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[Int((part * Double(sorted.count - 1)).rounded())]
  }
  report.note("\(errors.count) recorded widths; the tests judge what was kept aside by itself")
  report.figure("width_median_error", quantile(errors, 0.5))
  report.figure("width_p90_error", quantile(errors, 0.9))
}
