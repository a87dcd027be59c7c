import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension ChartView {
  /// Adds the sectors, clockwise from the top.
  func buildSectors() {
    let disc = addGuide()
    let high = disc.heightAnchor.constraint(equalTo: heightAnchor)
    let wide = disc.widthAnchor.constraint(equalTo: widthAnchor)
    for constraint in [high, wide] { constraint.priority = .defaultHigh }
    LayoutConstraint.activate([
      high, wide, disc.widthAnchor.constraint(equalTo: disc.heightAnchor),
      disc.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
      disc.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
      disc.centerXAnchor.constraint(equalTo: centerXAnchor),
      disc.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    let values = (0..<chart.count).map { max(0, chart.value(0, $0) ?? 0) }
    let total = values.reduce(0, +)
    var (sectors, places) = ([View](), [LayoutGuide]())
    var texts: [(place: Int, value: Double, sector: Sector)] = []
    var start = 0.0
    for (place, value) in values.enumerated() {
      let share = total > 0 && total < .infinity ? value / total : 0
      let sector = Sector(start: start, share: share, hole: min(max(chart.hole, 0), 0.95))
      start += share
      sectors.append(addSector(sector, color: chart.color(0, place), over: disc))
      places.append(mark(of: sector, in: disc))
      if share > 0 { texts.append((place, value, sector)) }
    }
    // No sector covers a text.
    for (place, value, sector) in texts {
      addText(of: place, value, sector, at: places[place], in: disc)
    }
    (parts, marks) = ([sectors], [places])
  }

  private func addSector(_ sector: Sector, color: Color, over disc: LayoutGuide) -> View {
    let view = add(ChartFigure(sector.path, isDirectional: false), over: disc)
    view.fill = color
    return view
  }

  /// The middle of a sector.
  private func mark(of sector: Sector, in disc: LayoutGuide) -> LayoutGuide {
    let (corner, mark) = (addGuide(), addGuide())
    LayoutConstraint.activate([
      corner.leftAnchor.constraint(equalTo: disc.leftAnchor),
      corner.topAnchor.constraint(equalTo: disc.topAnchor),
      corner.widthAnchor.constraint(equalTo: disc.widthAnchor, multiplier: sector.middle.x),
      corner.heightAnchor.constraint(equalTo: disc.heightAnchor, multiplier: sector.middle.y),
      mark.leftAnchor.constraint(equalTo: corner.rightAnchor),
      mark.topAnchor.constraint(equalTo: corner.bottomAnchor),
      mark.widthAnchor.constraint(equalToConstant: 0),
      mark.heightAnchor.constraint(equalToConstant: 0),
    ])
    return mark
  }

  /// The label of a sector and its number, light or dark as the colour asks for.
  private func addText(
    of place: Int,
    _ value: Double,
    _ sector: Sector,
    at mark: LayoutGuide,
    in disc: LayoutGuide
  ) {
    let name = chart.labels.indices.contains(place) ? chart.labels[place] : ""
    let texts = [name, chart.showsValues ? valueText(value) : ""].filter { !$0.isEmpty }
    guard !texts.isEmpty else { return }
    let label = addText(
      texts.joined(separator: "\n"),
      readableColor(on: chart.color(0, place))
    )
    label.numberOfLines = 0
    label.textAlignment = .center
    innerTexts.append(InnerText(label: label) { sector.place(of: $0, in: disc.layoutFrame) })
    LayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: mark.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: mark.centerYAnchor),
    ])
  }
}

/// A part of a disc in the unit square, clockwise from the top; turns from 0 to 1.
private struct Sector {
  var start: Double
  var share: Double
  /// The part of the radius that is left free.
  var hole: Double

  private func point(_ turn: Double, _ radius: Double) -> CGPoint {
    let angle = turn * 2 * .pi
    return CGPoint(x: 0.5 + sin(angle) * radius / 2, y: 0.5 - cos(angle) * radius / 2)
  }

  /// Where a label is read best: nearer to the edge, where the sector is wide.
  var middle: CGPoint { isWhole && hole == 0 ? CGPoint(x: 0.5, y: 0.5) : onItsAxis(best) }

  private var isWhole: Bool { share > 0.999 }
  private var best: Double { hole > 0 ? (1 + hole) / 2 : 0.62 }

  /// A point in the middle between the sector's sides.
  private func onItsAxis(_ radius: Double) -> CGPoint { point(start + share / 2, radius) }

  /// How far letters at the middle are moved, so that all of them lie in the sector of a disc; nothing where they
  /// have no room.
  func place(of letters: CGRect, in disc: CGRect) -> CGPoint? {
    let tries = [0, 0.08, -0.08, 0.16, -0.16, -0.24].map { step in
      isWhole && hole == 0 ? middle : onItsAxis(best + step * (1 - hole))
    }
    let moves = tries.map {
      CGPoint(x: ($0.x - middle.x) * disc.width, y: ($0.y - middle.y) * disc.height)
    }
    return moves.first { holds(letters.offsetBy(dx: $0.x, dy: $0.y), in: disc) }
  }

  /// Whether a rectangle lies in the sector of a disc.
  private func holds(_ rect: CGRect, in disc: CGRect) -> Bool {
    let radius = disc.width / 2
    let rect = rect.offsetBy(dx: -disc.midX, dy: -disc.midY)
    let nearest = hypot(max(rect.minX, -rect.maxX, 0), max(rect.minY, -rect.maxY, 0))
    guard isWhole || nearest > 0, nearest >= radius * hole else { return false }
    return [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
      (rect.maxX, rect.maxY),
    ]
    .allSatisfy { x, y in
      let turn = atan2(x, -y) / (2 * .pi) - start
      return hypot(x, y) <= radius && turn - turn.rounded(.down) <= share
    }
  }

  var path: Path {
    Path { path in
      guard share > 0 else { return }
      path.move(to: point(start, 1))
      addArc(to: &path, from: start, to: start + share, radius: 1)
      if hole == 0 {
        // A whole disc has no corner in its middle.
        if share < 1 { path.addLine(to: CGPoint(x: 0.5, y: 0.5)) }
      } else {
        let inner = point(start + share, hole)
        if share < 1 { path.addLine(to: inner) } else { path.move(to: inner) }
        addArc(to: &path, from: start + share, to: start, radius: hole)
      }
      path.close()
    }
  }

  /// Adds curves, each at most an eighth of a circle: nearer to it than a pixel of any picture.
  private func addArc(to path: inout Path, from first: Double, to last: Double, radius: Double) {
    let count = max(1, Int((abs(last - first) * 8).rounded(.up)))
    let step = (last - first) / Double(count)
    // How far the control points lie from the ends, along the tangents.
    let reach = 4.0 / 3 * tan(step * 2 * .pi / 4)
    for part in 0..<count {
      let (from, to) = (first + Double(part) * step, first + Double(part + 1) * step)
      let (start, end) = (point(from, radius), point(to, radius))
      path.addCurve(
        to: end,
        control1: CGPoint(
          x: start.x - (start.y - 0.5) * reach,
          y: start.y + (start.x - 0.5) * reach
        ),
        control2: CGPoint(x: end.x + (end.y - 0.5) * reach, y: end.y - (end.x - 0.5) * reach)
      )
    }
  }
}
