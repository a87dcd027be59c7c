import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout
import SnaplineText

/// What bars and lines share: an area with a place for each number, lines across, and texts.
extension ChartView {
  /// The area of the bars or lines.
  struct Plot {
    let area: LayoutGuide
    let scale: ChartScale
    /// The places along the area, each as wide.
    let bands: [LayoutGuide]
    /// What lies below zero, or below the lower end where all is above.
    let below: LayoutGuide
    /// A line below which texts begin: at the area's edge, or below the numbers that reach down to it.
    let foot: LayoutGuide
  }

  /// Makes all of it but the bars or lines themselves.
  func buildPlot() -> Plot {
    let scale = ChartScale(
      chart.shownValues,
      range: chart.range,
      needsZero: chart.kind.startsAtZero,
      ticks: chart.ticks
    )
    let area = addGuide()
    let line = chart.font.lineHeight
    let texts = chart.showsValuesAbove ? line + chart.valueDistance : chart.ticks > 0 ? line / 2 : 0
    // Half of a line and of its dots lies beyond the values at the ends.
    let reach = chart.kind == .lines ? max(chart.dotSize, chart.lineWidth, 0) / 2 : 0
    let top = max(texts, reach)
    // What is filled stands on the chart's edge.
    let bottom = chart.isFilled ? 0 : -reach
    let room = [
      area.leadingAnchor.constraint(equalTo: leadingAnchor),
      area.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom),
    ]
    // Texts beside and below the area push it, and else it is as large as the chart.
    for constraint in room { constraint.priority = .defaultLow }
    LayoutConstraint.activate(
      room + [
        area.topAnchor.constraint(equalTo: topAnchor, constant: top),
        area.trailingAnchor.constraint(equalTo: trailingAnchor),
        area.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
        area.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: bottom),
      ]
    )
    let plot = Plot(
      area: area,
      scale: scale,
      bands: bands(in: area),
      below: height(scale.base, of: area),
      foot: foot(of: area)
    )
    addTicks(plot)
    addPlaceLabels(plot)
    return plot
  }

  /// A line at the lower edge of the area, which numbers below their bars or dots push down.
  private func foot(of area: LayoutGuide) -> LayoutGuide {
    let foot = addGuide()
    LayoutConstraint.activate([
      foot.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      foot.widthAnchor.constraint(equalToConstant: 0),
      foot.heightAnchor.constraint(equalToConstant: 0),
      foot.topAnchor.constraint(greaterThanOrEqualTo: area.bottomAnchor),
      foot.topAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ])
    let edge = foot.topAnchor.constraint(equalTo: area.bottomAnchor)
    // The heights of numbers come before it, and in a low chart bars and lines come before the room of numbers.
    edge.priority = .fittingSizeLevel
    edge.isActive = true
    guard chart.showsValuesBelow else { return foot }
    let least = area.heightAnchor.constraint(
      greaterThanOrEqualToConstant: 2 * chart.font.lineHeight
    )
    least.priority = LayoutPriority(Self.priorityOfRoom.rawValue + 10)
    least.isActive = true
    return foot
  }

  /// Stronger than the wish of the area to be as large as the chart.
  private static let priorityOfRoom = LayoutPriority(LayoutPriority.defaultLow.rawValue + 10)

  private func bands(in area: LayoutGuide) -> [LayoutGuide] {
    let bands = (0..<chart.count).map { _ in addGuide() }
    var leading = area.leadingAnchor
    for band in bands {
      LayoutConstraint.activate([
        band.leadingAnchor.constraint(equalTo: leading),
        band.topAnchor.constraint(equalTo: area.topAnchor),
        band.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        band.widthAnchor.constraint(
          equalTo: area.widthAnchor,
          multiplier: 1 / CGFloat(bands.count)
        ),
      ])
      leading = band.trailingAnchor
    }
    return bands
  }

  /// The lower part of the area, as high as a share of it.
  func height(_ share: Double, of area: LayoutGuide) -> LayoutGuide {
    let guide = addGuide()
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      Self.height(of: guide.heightAnchor, share, of: area),
    ])
    return guide
  }

  /// A height as a share of the area's; no multiplier may be zero.
  static func height(
    of height: LayoutDimension,
    _ share: Double,
    of area: LayoutGuide
  ) -> LayoutConstraint {
    share > 0
      ? height.constraint(equalTo: area.heightAnchor, multiplier: CGFloat(share))
      : height.constraint(equalToConstant: 0)
  }

  private func addTicks(_ plot: Plot) {
    for tick in plot.scale.ticks {
      let level = height(plot.scale.share(of: tick), of: plot.area)
      let line = add(View())
      line.backgroundColor = .separator
      let text = addNumber(tick)
      tickLabels.append(text)
      LayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: plot.area.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: plot.area.trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 1 / max(1, traits.displayScale)),
        line.centerYAnchor.constraint(equalTo: level.topAnchor),
        text.centerYAnchor.constraint(equalTo: line.centerYAnchor),
        text.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
        text.trailingAnchor.constraint(equalTo: plot.area.leadingAnchor, constant: -6),
        text.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      ])
    }
  }

  private func addPlaceLabels(_ plot: Plot) {
    for (band, text) in zip(plot.bands, chart.labels) where !text.isEmpty {
      let label = addText(text)
      placeLabels.append(label)
      LayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: band.centerXAnchor),
        label.topAnchor.constraint(equalTo: plot.foot.topAnchor, constant: 4),
        label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      ])
    }
  }

  /// A place without a size, at a level of the area and in the middle of a box.
  func mark(at anchor: LayoutYAxisAnchor, over box: LayoutXAxisAnchor) -> LayoutGuide {
    let mark = addGuide()
    LayoutConstraint.activate([
      mark.widthAnchor.constraint(equalToConstant: 0),
      mark.heightAnchor.constraint(equalToConstant: 0),
      mark.centerXAnchor.constraint(equalTo: box),
      mark.centerYAnchor.constraint(equalTo: anchor),
    ])
    return mark
  }

  /// The number beside its mark: above it, or below it and then above what a foot holds.
  func addValue(_ value: Double, at mark: LayoutGuide, above foot: LayoutGuide? = nil) {
    guard chart.showsValues else { return }
    let label = addNumber(value)
    label.centerXAnchor.constraint(equalTo: mark.centerXAnchor).isActive = true
    let distance = chart.valueDistance
    guard let foot else {
      label.bottomAnchor.constraint(equalTo: mark.topAnchor, constant: -distance).isActive = true
      innerTexts.append(InnerText(label: label, staysApart: true) { _ in .zero })
      return
    }
    let room = label.bottomAnchor.constraint(lessThanOrEqualTo: foot.topAnchor)
    room.priority = Self.priorityOfRoom
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: mark.bottomAnchor, constant: distance), room,
    ])
    innerTexts.append(
      InnerText(label: label, staysApart: true) {
        $0.maxY <= foot.layoutFrame.minY + 0.6 ? .zero : nil
      }
    )
  }
}
