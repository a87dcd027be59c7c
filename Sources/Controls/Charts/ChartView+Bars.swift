import Foundation
import SnaplineDrawing
import SnaplineLayout
import SnaplineText

extension ChartView {
  func addBars(_ plot: Plot) {
    parts = chart.series.map { _ in [] }
    marks = parts.map { _ in [] }
    for place in 0..<chart.count {
      let group = addGuide()
      let band = plot.bands[place]
      LayoutConstraint.activate([
        group.centerXAnchor.constraint(equalTo: band.centerXAnchor),
        group.topAnchor.constraint(equalTo: band.topAnchor),
        group.bottomAnchor.constraint(equalTo: band.bottomAnchor),
        group.widthAnchor.constraint(
          equalTo: band.widthAnchor,
          multiplier: CGFloat(1 - min(max(chart.gap, 0), 0.95))
        ),
      ])
      addGroup(group, at: place, plot)
    }
  }

  /// The bars of one place, beside each other or on one another.
  private func addGroup(_ group: LayoutGuide, at place: Int, _ plot: Plot) {
    let count = chart.isStacked ? 1 : chart.series.count
    var leading = group.leadingAnchor
    // Where the next bar begins that stands on others: above zero and below.
    var (above, below) = (0.0, 0.0)
    var numbers: [(value: Double, series: Int, isDown: Bool)] = []
    let highest = chart.series.indices.last { (chart.value($0, place) ?? 0) > 0 }
    let lowest = chart.series.indices.last { (chart.value($0, place) ?? 0) < 0 }
    for series in chart.series.indices {
      let value = chart.value(series, place)
      let start = chart.isStacked ? ((value ?? 0) < 0 ? below : above) : 0
      let end = start + (value ?? 0)
      if (value ?? 0) < 0 { below = end } else { above = end }
      let bar = add(View())
      bar.backgroundColor = chart.color(series, place)
      bar.isHidden = value == nil
      let isDown = end < start
      // A bar is round where it ends, and of bars on one another the last one on either side of zero.
      if !chart.isStacked || series == (isDown ? lowest : highest) {
        bar.layer.cornerRadius = chart.cornerRadius
        bar.layer.maskedCorners =
          isDown
          ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
          : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      }
      let (from, to) = (plot.scale.share(of: start), plot.scale.share(of: end))
      let foot =
        start == 0 ? plot.below.topAnchor : height(from, of: plot.area).topAnchor
      LayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: leading),
        bar.widthAnchor.constraint(equalTo: group.widthAnchor, multiplier: 1 / CGFloat(count)),
        Self.height(of: bar.heightAnchor, abs(to - from), of: plot.area),
        isDown
          ? bar.topAnchor.constraint(equalTo: foot) : bar.bottomAnchor.constraint(equalTo: foot),
      ])
      if !chart.isStacked { leading = bar.trailingAnchor }
      let mark = mark(at: isDown ? bar.bottomAnchor : bar.topAnchor, over: bar.centerXAnchor)
      if let value, chart.showsValues, !chart.isStacked || from != to {
        numbers.append((value, series, isDown))
      }
      parts[series].append(bar)
      marks[series].append(mark)
    }
    // No bar of the group covers a number of another one.
    for (value, series, isDown) in numbers {
      if !chart.isStacked {
        addValue(value, at: marks[series][place], above: isDown ? plot.foot : nil)
      } else {
        addValue(value, in: parts[series][place], on: chart.color(series, place))
      }
    }
  }

  /// The number of a bar that others stand on, or that stands on others.
  private func addValue(_ value: Double, in bar: View, on ground: Color) {
    let label = addNumber(value, readableColor(on: ground))
    innerTexts.append(
      InnerText(label: label) { text in
        bar.holds(text.insetBy(dx: -2, dy: -2)) ? .zero : nil
      }
    )
    LayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    ])
  }
}

extension View {
  /// Whether a rectangle beside it lies in its round box.
  fileprivate func holds(_ rect: CGRect) -> Bool {
    guard rect.width <= frame.width, rect.height <= frame.height else { return false }
    let radius = min(layer.cornerRadius, frame.width / 2, frame.height / 2)
    // The rectangle lies in the middle, so that its corners are alike.
    let across = max(0, radius - (frame.width - rect.width) / 2)
    let down = max(0, radius - (frame.height - rect.height) / 2)
    return hypot(across, down) <= radius
  }
}
