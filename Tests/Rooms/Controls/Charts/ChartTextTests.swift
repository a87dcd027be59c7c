import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import TestSupport
import Testing

@Suite struct `Texts in a chart` {
  private func laidOut(_ chart: Chart, width: Double = 200, height: Double = 100) -> ChartView {
    let view = ChartView(chart)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func texts(_ view: ChartView) -> [Label] { view.subviews.compactMap { $0 as? Label } }

  private func told(_ view: ChartView) throws -> [String] {
    _ = try view.scene()
    return view.layoutDiagnostics.map { "\($0.id): \($0.subject)" }
  }

  /// Where the letters of a label are in the chart.
  private func letters(_ label: Label) -> CGRect {
    let lines = label.lineFrames
    return lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) }
      .offsetBy(
        dx: label.center.x - label.bounds.width / 2 + label.transform.tx,
        dy: label.center.y - label.bounds.height / 2 + label.transform.ty
      )
  }

  @Test(arguments: Seed.some(40))
  func `stand in bars on one another, or are hidden and told of`(seed: Seed) throws {
    var seed = seed
    let rows = (0..<seed.number(in: 1...4)).map { _ in
      (0..<4).map { _ in Double(seed.number(in: -40...90)) }
    }
    var chart = Chart(.bars, series: rows.map { Chart.Series($0) })
    (chart.isStacked, chart.showsValues) = (true, true)
    chart.cornerRadius = [0, 2, 12][seed.number(in: 0...2)]
    let view = laidOut(chart, width: 200, height: Double(seed.number(in: 30...300)))
    let numbers = (0..<4).flatMap { place in
      rows.indices.filter { rows[$0][place] != 0 }.map { (rows[$0][place], view.parts[$0][place]) }
    }
    let labels = texts(view)
    expectEqual(labels.map(\.text), numbers.map { ChartView.numeral($0.0) })
    for (label, number) in zip(labels, numbers) {
      let (bar, text) = (number.1.frame, letters(label))
      let room = bar.insetBy(dx: chart.cornerRadius / 2, dy: chart.cornerRadius / 2)
      if !label.isHidden { #expect(text.lies(in: bar), "\(text) in \(bar)") }
      let isFar = text.width < room.width - 6 && text.height < room.height - 6
      #expect(!label.isHidden || !isFar, "\(text) in \(bar)")
    }
    let hidden = labels.filter(\.isHidden)
    guard let first = hidden.first?.text else { return try expectEqual(told(view), []) }
    try expectEqual(
      told(view),
      [
        hidden.count == 1
          ? "chart-text: the text '\(first)' of this chart isn't shown"
          : "chart-text: \(hidden.count) texts of this chart aren't shown, the first of them '\(first)'"
      ]
    )
  }

  @Test(arguments: Seed.some(40))
  func `of sectors lie in these, or are hidden and told of`(seed: Seed) throws {
    var seed = seed
    let values = (0..<seed.number(in: 1...14)).map { _ in Double(seed.number(in: 1...100)) }
    var chart = Chart(.sectors, values)
    (chart.labels, chart.showsValues) = (values.indices.map { "Part \($0)" }, true)
    chart.hole = [0, 0, 0.3, 0.5][seed.number(in: 0...3)]
    let view = laidOut(chart, width: 160, height: 160)
    let labels = texts(view)
    expectEqual(labels.count, values.count)
    var start = 0.0
    for (place, label) in labels.enumerated() {
      let share = values[place] / values.reduce(0, +)
      let text = letters(label)
      /// Whether all points of a grid over the letters lie in their sector, or so near to it.
      func isInside(_ slack: Double) -> Bool {
        stride(from: 0.0, through: 1, by: 0.05).allSatisfy { x in
          stride(from: 0.0, through: 1, by: 0.05).allSatisfy { y in
            let right = text.minX + x * text.width - 80
            let down = text.minY + y * text.height - 80
            let radius = hypot(right, down)
            let angle = slack / (2 * .pi * max(radius, 1))
            let turn = atan2(right, -down) / (2 * .pi) - start + angle
            return radius <= 80 + slack && radius >= 80 * chart.hole - slack
              && (turn - floor(turn) <= share + 2 * angle || share > 0.999)
          }
        }
      }
      #expect(label.isHidden ? !isInside(-1) : isInside(0.01), "\(values): \(text)")
      start += share
    }
    try expectEqual(told(view).count, labels.contains(where: \.isHidden) ? 1 : 0)
  }

  @Test func `of equal sectors are all shown`() {
    var chart = Chart(.sectors, [25, 25, 25, 25])
    (chart.labels, chart.showsValues) = (["North", "East", "South", "West"], true)
    let view = laidOut(chart, width: 110, height: 110)
    expectEqual(texts(view).map(\.isHidden), [false, false, false, false])
  }

  @Test(arguments: Seed.some(40))
  func `stand below the dots of a line that goes up on both sides`(seed: Seed) throws {
    var seed = seed
    let values = (0..<seed.number(in: 2...8)).map { _ in Double(seed.number(in: -4...4)) }
    var chart = Chart(.lines, values)
    (chart.showsValues, chart.labels) = (true, values.indices.map { "Day \($0)" })
    let view = laidOut(chart, width: 500, height: 200)
    let labels = texts(view)
    let (days, numbers) = (labels.prefix(values.count), labels.suffix(values.count))
    for (place, number) in numbers.enumerated() {
      let before = values[..<place].last { $0 != values[place] }
      let after = values[place...].first { $0 != values[place] }
      let beside = [before, after].compactMap(\.self)
      let isValley = !beside.isEmpty && beside.allSatisfy { $0 > values[place] }
      let dot = view.parts[0][place].frame
      #expect(isValley == (number.frame.minY >= dot.maxY), "\(values) \(place)")
      #expect(isValley != (number.frame.maxY <= dot.minY), "\(values) \(place)")
      #expect(number.frame.lies(in: view.bounds), "\(values): \(number.frame)")
      #expect(number.frame.height > chart.font.lineHeight - 1 && !number.isHidden, "\(values)")
    }
    for (day, number) in zip(days, numbers) where !day.isHidden {
      let overlap = day.frame.intersection(number.frame)
      #expect(overlap.isNull || overlap.height < 0.51, "\(values): \(day.frame), \(number.frame)")
    }
  }

  @Test func `below dots are hidden in a chart too low for them, which still has its lines`() throws
  {
    var chart = Chart(.lines, [5, 3, 8, 5, 1])
    (chart.showsValues, chart.labels) = (true, ["a", "b", "c", "d", "e"])
    let view = laidOut(chart, height: 50)
    let dots = view.parts[0].map(\.center.y)
    #expect(dots[4] - dots[2] > 8, "\(dots)")
    try expectEqual(
      told(view),
      ["chart-text: 2 texts of this chart aren't shown, the first of them '3'"]
    )
    chart.kind = .sectors
    let root = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(laidOut(chart, width: 0, height: 0))
    _ = try root.scene()
    expectEqual(root.layoutDiagnostics.map(\.id), [])
  }

  @Test(arguments: Seed.some(60))
  func `beside bars and dots are over no other one, and told where they are hidden`(seed: Seed)
    throws
  {
    var seed = seed
    let size = [1, 100, 10_000, 1_000_000].randomElement(using: &seed) ?? 1
    let values = (0..<seed.number(in: 1...24)).map { _ in Double(seed.number(in: -2...9) * size) }
    var chart = Chart(seed.chance(0.5) ? .bars : .lines, values)
    (chart.showsValues, chart.ticks) = (true, seed.number(in: 0...4))
    let view = laidOut(chart, width: Double(seed.number(in: 80...500)), height: 160)
    let shown = texts(view).filter { !$0.isHidden }.map { letters($0) }
    for (place, one) in shown.enumerated() {
      for other in shown[..<place] {
        #expect(!one.insetBy(dx: 0.1, dy: 0.1).intersects(other), "\(seed): \(one), \(other)")
      }
    }
    try expectEqual(told(view).isEmpty, texts(view).allSatisfy { !$0.isHidden }, "\(seed)")
  }

  @Test func `along a chart stay in it`() {
    var chart = Chart(.bars, [1, 2, 3])
    chart.labels = ["A very long label for a bar", "b", "Another one that is too long"]
    let view = laidOut(chart, width: 200, height: 100)
    let labels = texts(view)
    expectEqual(labels.map(\.isHidden), [false, true, true])
    #expect(labels[0].frame.minX >= -0.5 && labels[0].frame.maxX <= 200.5)
  }

  @Test func `have a sign before their digits, whichever way text runs`() {
    var chart = Chart(.bars, [-4, 3])
    (chart.showsValues, chart.ticks) = (true, 2)
    let view = ChartView(chart)
    view.environment.traits.layoutDirection = .rightToLeft
    for label in texts(view) {
      let isNegative = label.text?.hasPrefix("-") == true
      let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
      #expect(isNegative != isRightToLeft || label.text == "0", "\(label.text ?? "")")
    }
    #expect(texts(view).contains { $0.text == "-4" })
  }

  @Test func `are no more than there are numbers`() throws {
    var chart = Chart(.bars, [1, 2])
    chart.labels = ["a", "b"]
    try expectEqual(told(laidOut(chart)), [])
    chart.labels += ["", ""]
    try expectEqual(told(laidOut(chart)), [])
    chart.labels += ["c"]
    try expectEqual(told(laidOut(chart)), ["chart-labels: this chart has 5 labels for 2 numbers"])
  }
}

extension CGRect {
  /// Whether it lies in another one, but for the rounding of edges to half points.
  fileprivate func lies(in other: CGRect) -> Bool {
    minX > other.minX - 0.51 && maxX < other.maxX + 0.51 && minY > other.minY - 0.51
      && maxY < other.maxY + 0.51
  }
}
