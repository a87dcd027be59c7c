import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout

import struct Foundation.CGSize

extension TreeBuilder {
  /// Takes the conflicts of views whose sizes don't fit into what they lie in the middle of; answers with a
  /// message for each of these views.
  ///
  /// The edges that gave way are nobody's words, so that no line with them would be of use.
  func takeOversized(of reports: inout [LayoutReport]) -> [Diagnostic] {
    let conflicts = reports.filter { $0.diagnostic.layoutFault == .conflict }
    guard !conflicts.isEmpty, !notes.centered.isEmpty else { return [] }
    let places = Set(conflicts.compactMap(\.diagnostic.place))
    var told: [Place: Diagnostic] = [:]
    for centered in notes.centered {
      let line = DesignLine(centered.element.span)
      let place = places.first { $0.line == Int(line.number) && $0.column == Int(line.column) }
      guard let place, let diagnostic = oversized(centered, at: place) else { continue }
      told[place] = diagnostic
    }
    guard !told.isEmpty else { return [] }
    var order: [Place] = []
    reports.removeAll { report in
      guard report.diagnostic.layoutFault == .conflict, let place = report.diagnostic.place,
        told[place] != nil
      else { return false }
      if !order.contains(place) { order.append(place) }
      return true
    }
    return order.compactMap { told[$0] }
  }

  private func oversized(_ centered: Centered, at place: Place) -> Diagnostic? {
    let (view, element) = (centered.view, centered.element)
    guard let around = view.superview else { return nil }
    let (size, room) = (view.bounds.size, around.bounds.size)
    // Half a point is what rounding may take.
    guard size.width > room.width + 0.5 || size.height > room.height + 0.5 else { return nil }
    let fitting = CGSize(
      width: min(size.width, room.width.rounded(.down)),
      height: min(size.height, room.height.rounded(.down))
    )
    let needed = CGSize(
      width: max(size.width, room.width),
      height: max(size.height, room.height)
    )
    let name = element.name.map { "'\($0)'" } ?? "the \(element.word.name)"
    let isOnCanvas = around === canvas
    return Diagnostic(
      id: LayoutFault.conflict.rawValue,
      severity: .warning,
      subject: "\(name) has \(size.inWords) points, and lies in \(room.inWords)",
      cause: "a view that nothing places lies in the middle of what is around it",
      place: place,
      remedy: isOnCanvas
        ? "write size: \(fitting.inWords), or canvas: \(needed.inWords)"
        : "write size: \(fitting.inWords), or size: \(needed.inWords) for what it lies in"
    )
  }
}

extension CGSize {
  /// The size as designs write it.
  fileprivate var inWords: String { "\(width.inWords)x\(height.inWords)" }
}
