import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

extension ChartView {
  func addLines(_ plot: Plot) {
    for series in chart.series.indices {
      let color = chart.color(series, 0)
      let points = (0..<chart.count).map { place in
        chart.value(series, place).map { value in
          CGPoint(
            x: (Double(place) + 0.5) / Double(chart.count),
            y: 1 - plot.scale.share(of: value)
          )
        }
      }
      if chart.isFilled {
        let ground = 1 - (plot.scale.minimum < 0 ? plot.scale.base : 0)
        let shape = add(
          ChartFigure(.area(points, ground: ground), isDirectional: true),
          over: plot.area
        )
        shape.fill = color.withAlphaComponent(0.2)
      }
      let curve = add(ChartFigure(.line(points), isDirectional: true), over: plot.area)
      (curve.fill, curve.line) = (nil, color)
      curve.pen = Stroke(width: Double(chart.lineWidth), cap: .round, join: .round)
      addDots(series, color, plot)
    }
  }

  private func addDots(_ series: Int, _ color: Color, _ plot: Plot) {
    var (dots, places) = ([View](), [LayoutGuide]())
    let valleys = chart.valleys(of: series)
    for (place, band) in plot.bands.enumerated() {
      let value = chart.value(series, place)
      let level = height(plot.scale.share(of: value ?? 0), of: plot.area)
      let dot = add(View())
      dot.backgroundColor = color
      dot.layer.isCapsule = true
      dot.isHidden = value == nil || chart.dotSize <= 0
      let mark = mark(at: level.topAnchor, over: band.centerXAnchor)
      LayoutConstraint.activate([
        dot.widthAnchor.constraint(equalToConstant: max(0, chart.dotSize)),
        dot.heightAnchor.constraint(equalToConstant: max(0, chart.dotSize)),
        dot.centerXAnchor.constraint(equalTo: mark.centerXAnchor),
        dot.centerYAnchor.constraint(equalTo: mark.centerYAnchor),
      ])
      if let value { addValue(value, at: mark, above: valleys[place] ? plot.foot : nil) }
      dots.append(dot)
      places.append(mark)
    }
    parts.append(dots)
    marks.append(places)
  }
}

extension Path {
  /// Lines between points that follow each other; none across one that isn't known.
  fileprivate static func line(_ points: [CGPoint?]) -> Path {
    Path { path in
      for part in points.split(whereSeparator: { $0 == nil }).map({ $0.compactMap(\.self) }) {
        path.move(to: part[0])
        for point in part.dropFirst() { path.addLine(to: point) }
        // A point by itself is a dot of the line's thickness.
        if part.count == 1 { path.addLine(to: part[0]) }
      }
    }
  }

  /// What lies between the lines and the ground.
  fileprivate static func area(_ points: [CGPoint?], ground: Double) -> Path {
    Path { path in
      for part in points.split(whereSeparator: { $0 == nil }).map({ $0.compactMap(\.self) }) {
        path.move(to: CGPoint(x: part[0].x, y: ground))
        for point in part { path.addLine(to: point) }
        path.addLine(to: CGPoint(x: part[part.count - 1].x, y: ground))
        path.close()
      }
    }
  }
}
