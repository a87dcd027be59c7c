import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import TestSupport
import Testing

@Suite struct `A chart` {
  private func laidOut(_ chart: Chart, width: Double = 200, height: Double = 100) -> ChartView {
    let view = ChartView(chart)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  @Test(arguments: Seed.some(40))
  func `has bars as high as their numbers, on one ground, in places of one width`(seed: Seed) {
    var seed = seed
    let count = seed.number(in: 1...20)
    let values = (0..<count).map { _ in Double(seed.number(in: -100...100)) }
    let view = laidOut(Chart(.bars, values))
    let (low, high) = (min(0, values.min() ?? 0), max(0, values.max() ?? 0))
    guard high > low else { return }
    let unit = 100 / (high - low)
    for (value, bar) in zip(values, view.parts[0]) {
      #expect(abs(bar.frame.height - abs(value) * unit) < 0.51, "\(value) \(bar.frame)")
      let ground = value < 0 ? bar.frame.minY : bar.frame.maxY
      #expect(abs(ground - high * unit) < 0.51, "\(value) \(bar.frame)")
    }
    let centers = view.parts[0].map(\.center.x)
    for (place, center) in centers.enumerated() {
      #expect(abs(center - (Double(place) + 0.5) * 200 / Double(count)) < 0.76)
    }
  }

  @Test(arguments: Seed.some(40))
  func `stands bars on one another that end where their sum ends`(seed: Seed) {
    var seed = seed
    let rows = (0..<seed.number(in: 1...4)).map { _ in
      (0..<5).map { _ in Double(seed.number(in: 0...50)) }
    }
    var chart = Chart(.bars, series: rows.map { Chart.Series($0) })
    chart.isStacked = true
    let view = laidOut(chart)
    let sums = (0..<5).map { place in rows.reduce(0) { $0 + $1[place] } }
    guard let most = sums.max(), most > 0 else { return }
    for place in 0..<5 {
      let top = view.parts.map { $0[place].frame.minY }.min() ?? 0
      #expect(abs(top - (100 - sums[place] / most * 100)) < 0.76, "\(sums) \(top)")
    }
  }

  @Test func `rounds the last of bars on one another, above zero and below`() {
    let rows: [[Double?]] = [[5, -5, 4, 0], [3, -4, -1, nil], [-2, nil, 2, -3]]
    var chart = Chart(.bars, series: rows.map { Chart.Series($0) })
    chart.isStacked = true
    let corners = laidOut(chart).parts.map { bars in
      bars.map { bar -> String in
        guard bar.layer.cornerRadius > 0 else { return "" }
        return bar.layer.maskedCorners.contains(.layerMinXMinYCorner) ? "top" : "bottom"
      }
    }
    expectEqual(
      corners,
      [["", "", "", ""], ["top", "bottom", "bottom", ""], ["bottom", "", "top", "bottom"]]
    )
  }

  @Test func `writes numbers of any size`() {
    let numbers: [Double] = [0, -1e-7, 0.123_456_7, 1_234_567.25, -3e14, 1e17, -1e303, 1.5e308]
    expectEqual(
      numbers.map(ChartView.numeral),
      ["0", "0", "0.123457", "1234567.25", "-300000000000000", "1e+17", "-1e+303", "1.5e+308"]
    )
  }

  @Test func `has dots where its numbers are, and none for one that isn't known`() {
    let view = laidOut(Chart(.lines, [0, 10, nil, 5]))
    expectEqual(view.parts[0].map(\.isHidden), [false, false, true, false])
    let middles = view.parts[0].map(\.center)
    #expect(
      abs(middles[0].y - 97) < 0.51 && abs(middles[1].y - 3) < 0.51 && abs(middles[3].y - 50) < 0.51
    )
    #expect(abs(middles[0].x - 25) < 0.51 && abs(middles[3].x - 175) < 0.51)
  }

  @Test(arguments: Seed.some(20))
  func `shares a disc by its numbers`(seed: Seed) throws {
    var seed = seed
    let values = (0..<seed.number(in: 1...8)).map { _ in Double(seed.number(in: 0...20)) }
    let view = laidOut(Chart(.sectors, values), width: 100)
    let total = values.reduce(0, +)
    guard total > 0 else { return }
    for (value, part) in zip(values, view.parts[0]) {
      let shape = try #require(part as? ShapeView)
      guard case .path(let path, _, _) = shape.figure else {
        Issue.record("\(shape.figure)")
        continue
      }
      // The unit square's disc has an area of a quarter of pi.
      #expect(abs(path.area - value / total * .pi / 4) < 0.002, "\(value) of \(total)")
    }
  }

  private func told(_ view: ChartView) throws -> [String] {
    _ = try view.scene()
    return view.layoutDiagnostics.map(\.id)
  }

  @Test(arguments: Seed.some(60))
  func `tells of numbers that don't end where they should, and of no others`(seed: Seed) throws {
    var seed = seed
    let rows = (0..<seed.number(in: 1...3)).map { _ in
      (0..<seed.number(in: 1...4)).map { _ in Double(seed.number(in: -4...6)) }
    }
    var chart = Chart(.bars, series: rows.map { Chart.Series($0) })
    let (low, high) = (Double(seed.number(in: -9...0)), Double(seed.number(in: 1...12)))
    (chart.range, chart.isStacked) = (low...high, seed.number(in: 0...1) == 1)
    let view = laidOut(chart)
    var isCut = false
    for place in 0..<(rows.map(\.count).max() ?? 0) {
      var (above, below) = (0.0, 0.0)
      for (series, row) in rows.enumerated() where row.indices.contains(place) {
        let start = chart.isStacked ? (row[place] < 0 ? below : above) : 0
        let end = start + row[place]
        if row[place] < 0 { below = end } else { above = end }
        let length = view.parts[series][place].frame.height
        if abs(length - abs(row[place]) / (high - low) * 100) > 1.1 { isCut = true }
      }
    }
    try expectEqual(told(view), isCut ? ["chart-value"] : [], "\(rows) in \(low)...\(high)")
  }

  @Test func `tells of numbers that have no sector, once for each reason`() throws {
    let fine = Chart(.sectors, [3, nil, 0, 5])
    try expectEqual(told(laidOut(fine)), [])
    try expectEqual(told(laidOut(Chart(.sectors, [3, -1, -2]))), ["chart-value"])
    let both = Chart(.sectors, series: [Chart.Series([3, -1]), Chart.Series([4])])
    try expectEqual(told(laidOut(both)), ["chart-series", "chart-value"])
    try expectEqual(told(laidOut(Chart(.bars, [3, -1]))), [])
    let empty = Chart(.sectors, series: [Chart.Series([3, 1]), Chart.Series([nil, .nan])])
    try expectEqual(told(laidOut(empty)), [])
  }

  @Test func `calls sums and small numbers what they are`() throws {
    var chart = Chart(.bars, series: [Chart.Series([60, 20]), Chart.Series([70, 10])])
    (chart.isStacked, chart.range) = (true, 0...100)
    func said(_ chart: Chart) throws -> [String] {
      let view = laidOut(chart)
      _ = try view.scene()
      return view.layoutDiagnostics.map { "\($0.subject) · \($0.remedy ?? "")" }
    }
    try expectEqual(
      said(chart),
      [
        "bars of this chart reach 130 together, outside of its range"
          + " · leave 'range' out, or write range: 0 130"
      ]
    )
    var small = Chart(.bars, [0.000_001_2])
    small.range = 0...0.000_001
    try expectEqual(
      said(small),
      ["the number 1.2e-06 of this chart lies outside of its range · leave 'range' out"]
    )
  }

  @Test func `makes room for the texts beside it and below`() {
    var chart = Chart(.bars, [12_000, 30_000])
    (chart.labels, chart.ticks) = (["Monday", "Tuesday"], 3)
    let view = laidOut(chart)
    let texts = view.subviews.compactMap { $0 as? Label }
    expectEqual(texts.compactMap(\.text), ["0", "10000", "20000", "30000", "Monday", "Tuesday"])
    for text in texts { #expect(view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(text.frame)) }
    let bar = view.parts[0][1].frame
    for text in texts.prefix(4) { #expect(text.frame.maxX <= bar.minX) }
    for text in texts.suffix(2) { #expect(text.frame.minY >= bar.maxY) }
  }

  @Test(arguments: Seed.some(40))
  func `keeps numbers of bars below zero apart from the texts below`(seed: Seed) {
    var seed = seed
    let values = (0..<seed.number(in: 1...6)).map { _ in Double(seed.number(in: -100...60)) }
    var chart = Chart(.bars, values)
    (chart.showsValues, chart.ticks) = (true, seed.number(in: 0...1) * 4)
    if seed.chance(0.7) { chart.labels = values.indices.map { "Day \($0)" } }
    if seed.chance(0.3) { chart.range = -80...60 }
    let view = laidOut(chart, width: 400, height: 200)
    let texts = view.subviews.compactMap { $0 as? Label }.filter { !$0.isHidden }
    for text in texts {
      #expect(view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(text.frame))
      #expect(text.frame.height > chart.font.lineHeight - 1, "\(values): \(text.frame)")
    }
    let (days, numbers) = (
      texts.filter { $0.text?.hasPrefix("Day") == true }, texts.suffix(values.count)
    )
    for (day, number) in days.flatMap({ day in numbers.map { (day, $0) } }) {
      let overlap = day.frame.intersection(number.frame)
      #expect(overlap.isNull || overlap.height < 0.51, "\(values): \(day.frame), \(number.frame)")
    }
    let bars = zip(values, view.parts[0])
    for (bar, number) in zip(bars, numbers) where bar.0 < 0 {
      #expect(number.frame.minY >= bar.1.frame.maxY, "\(values): \(bar.1.frame), \(number.frame)")
    }
  }

  @Test func `leaves out texts that have no room beside the one before`() {
    var chart = Chart(.bars, (0..<30).map(Double.init))
    chart.labels = (1...30).map { "Day \($0)" }
    let view = laidOut(chart)
    let shown = view.subviews.filter { $0 is Label && !$0.isHidden }.map(\.frame)
    #expect(shown.count > 2 && shown.count < 10, "\(shown.count)")
    for (one, next) in zip(shown, shown.dropFirst()) { #expect(one.maxX <= next.minX) }
  }

  @Test func `begins at the right where reading does`() {
    let view = ChartView(Chart(.bars, [1, 2, 3]))
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    view.layoutIfNeeded()
    let centers = view.parts[0].map(\.center.x)
    #expect(centers[0] > centers[1] && centers[1] > centers[2], "\(centers)")
  }

  @Test(arguments: [
    [] as [Double?], [nil], [0], [0, 0], [5, 5], [-3], [1e300, -1e300], [.infinity, 1], [.nan],
    [1e-300, 2e-300],
  ])
  func `is drawn whatever its numbers are`(values: [Double?]) throws {
    for kind in Chart.Kind.allCases {
      var chart = Chart(kind, values)
      (chart.ticks, chart.showsValues, chart.isFilled) = (4, true, true)
      let view = laidOut(chart)
      let frames = view.subviews.map(\.frame)
      #expect(frames.allSatisfy { $0.width.isFinite && $0.height.isFinite && $0.minY.isFinite })
      _ = try view.scene()
    }
  }

  @Test func `lies across at round numbers`() {
    func ticks(_ chart: Chart) -> [String] {
      laidOut(chart).subviews.compactMap { ($0 as? Label)?.text }
    }
    var chart = Chart(.lines, [103, 108, 112])
    chart.ticks = 4
    expectEqual(ticks(chart), ["100", "105", "110", "115"])
    chart.range = 0...1
    expectEqual(ticks(chart), ["0", "0.5", "1"])
    chart = Chart(.bars, [-7, 22])
    chart.ticks = 3
    expectEqual(ticks(chart), ["-10", "0", "10", "20", "30"])
  }
}

extension Path {
  /// The area inside, by Green's theorem over the curves' points in short steps.
  fileprivate var area: Double {
    var (sum, last, start) = (0.0, CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      sum += Double(last.x * point.y - point.x * last.y) / 2
      last = point
    }
    for step in steps {
      switch step {
      case .move(let point): (last, start) = (point, point)
      case .line(let point): line(to: point)
      case .quad(_, let end): line(to: end)
      case .curve(let one, let two, let end):
        let from = last
        for part in 1...32 {
          let t = CGFloat(part) / 32
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          line(
            to: CGPoint(
              x: a * from.x + b * one.x + c * two.x + d * end.x,
              y: a * from.y + b * one.y + c * two.y + d * end.y
            )
          )
        }
      case .close: line(to: start)
      }
    }
    return abs(sum)
  }
}
