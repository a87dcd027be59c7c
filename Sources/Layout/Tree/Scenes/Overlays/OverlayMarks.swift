import Foundation
import SnaplineGeometry
import SnaplineScene

/// What is drawn for one overlay: lines and areas, and words that want a place beside them.
struct OverlayMarks {
  let overlay: Overlay
  let grid: PixelGrid
  private(set) var items: [DisplayItem] = []
  private(set) var notes: [Note] = []
  /// The same as data, for those who draw them otherwise.
  private(set) var told: [OverlayMark] = []

  /// Words about a place, on the chip of their overlay.
  struct Note {
    var text: String
    var overlay: Overlay
    /// What they are about.
    var edges: Edges
    var position: Position

    enum Position {
      /// Within a corner or just outside of it.
      case corner
      /// On the middle or beside it.
      case middle
      /// Before the end of a line that is read.
      case end
    }
  }

  init(_ overlay: Overlay, _ grid: PixelGrid) {
    self.overlay = overlay
    self.grid = grid
  }

  /// Half a point, in whole pixels.
  var thickness: Double { max(1, (0.5 * grid.scale).rounded()) / grid.scale }

  mutating func outline(_ edges: Edges) {
    let edges = snapped(edges)
    guard edges.width > 0, edges.height > 0 else { return line(edges) }
    items.append(.border(.rectangle(edges), width: thickness, overlay.color))
  }

  /// A line between two points on one level, or one above the other.
  mutating func line(_ edges: Edges, opacity: Double = 1) {
    var edges = snapped(edges)
    let thickness = thickness
    if edges.height <= thickness { edges.bottom = edges.top + thickness }
    if edges.width <= thickness { edges.right = edges.left + thickness }
    var color = overlay.color
    color.alpha = opacity
    items.append(.fill(.rectangle(edges), .color(color)))
  }

  /// The part of `outer` that lies outside of `inner`, and the line between them.
  mutating func band(between outer: Edges, and inner: Edges) {
    let (outer, inner) = (snapped(outer), snapped(inner))
    let parts = [
      Edges(left: outer.left, top: outer.top, right: outer.right, bottom: inner.top),
      Edges(left: outer.left, top: inner.bottom, right: outer.right, bottom: outer.bottom),
      Edges(left: outer.left, top: inner.top, right: inner.left, bottom: inner.bottom),
      Edges(left: inner.right, top: inner.top, right: outer.right, bottom: inner.bottom),
    ]
    var color = overlay.color
    color.alpha = 0.16
    for part in parts where part.width > 0 && part.height > 0 {
      items.append(.fill(.rectangle(part), .color(color)))
    }
    if inner.width > 0, inner.height > 0 { outline(inner) }
  }

  mutating func tell(_ label: String, on edges: Edges, of view: View?) {
    told.append(OverlayMark(overlay: overlay, edges: edges, label: label, view: view))
  }

  /// Tells of a constraint: a line as long as what it measures, or one through what it aligns.
  mutating func tell(_ label: String, on edges: Edges, of constraint: LayoutConstraint) {
    tell(label, on: edges, of: constraint.firstItem as? View)
    told[told.count - 1].reason = LayoutReason(constraint)
  }

  mutating func note(_ text: String, on edges: Edges, _ position: Note.Position) {
    notes.append(Note(text: text, overlay: overlay, edges: edges, position: position))
  }

  private func snapped(_ edges: Edges) -> Edges {
    Edges(
      left: grid.round(edges.left),
      top: grid.round(edges.top),
      right: grid.round(edges.right),
      bottom: grid.round(edges.bottom)
    )
  }
}

extension Double {
  /// Points as people read them: one digit behind the point at most.
  var inPoints: String {
    let tenths = (self * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? String(tenths)
  }
}
