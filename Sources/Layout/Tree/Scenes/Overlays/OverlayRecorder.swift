import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene

/// Draws overlays over what was recorded, in a group of their own.
struct OverlayRecorder {
  private let survey: OverlaySurvey
  private let recorder: SceneRecorder
  private let canvas: Edges

  init(_ root: View, into recorder: SceneRecorder) {
    survey = OverlaySurvey(root)
    self.recorder = recorder
    canvas = Edges(CGRect(origin: .zero, size: root.box.size))
  }

  /// In the order of ``Overlay``, whatever that of the set; labels lie over all marks.
  func record(_ overlays: Set<Overlay>) {
    let drawn = drawn(overlays, recorder.items)
    recorder.append(.begin(Group(className: "Overlay")))
    for marks in drawn {
      recorder.append(.begin(Group(className: "Overlay-" + marks.overlay.rawValue)))
      for item in marks.items { recorder.append(item) }
      recorder.append(.end)
    }
    recorder.append(.begin(Group(className: "Overlay-labels")))
    // Numbers of distances have the least choice of places.
    let order: [Overlay] = [.constraints, .baselines, .margins, .safeArea, .guides, .frames]
    let notes = order.flatMap { overlay in drawn.first { $0.overlay == overlay }?.notes ?? [] }
    var labels = OverlayLabels(canvas, recorder.environment)
    for item in labels.items(for: notes) { recorder.append(item) }
    recorder.append(.end)
    recorder.append(.end)
  }

  /// The marks as data, in the same order.
  func told(of overlays: Set<Overlay>, _ items: [DisplayItem]) -> [OverlayMark] {
    drawn(overlays, items).flatMap(\.told)
  }

  private func drawn(_ overlays: Set<Overlay>, _ items: [DisplayItem]) -> [OverlayMarks] {
    let lines = items.compactMap { item -> TextLine? in
      if case .text(let line) = item { line } else { nil }
    }
    return Overlay.allCases.filter(overlays.contains).map { marks(of: $0, lines) }
  }

  private func marks(of overlay: Overlay, _ lines: [TextLine]) -> OverlayMarks {
    var marks = OverlayMarks(overlay, recorder.grid)
    switch overlay {
    case .frames: addFrames(to: &marks)
    case .constraints: addConstraints(to: &marks)
    case .guides: addGuides(to: &marks)
    case .margins:
      addInsets(\.margins, to: &marks) { $0.layoutMargins }
    case .safeArea:
      addInsets(\.safeArea, to: &marks) { $0.safeAreaInsets }
      if let root = survey.places.first, root.view.rare?.ownGuides.safeArea == nil {
        addBand(root.view.safeAreaInsets, in: root.rect, of: root.view, to: &marks)
      }
    case .baselines:
      for line in lines where line.width > 0 {
        let edges = Edges(
          left: line.x,
          top: line.baseline,
          right: line.x + line.width,
          bottom: line.baseline
        )
        marks.line(edges)
        marks.note(line.baseline.inPoints, on: edges, .end)
        marks.tell(line.baseline.inPoints, on: edges, of: nil)
      }
    }
    return marks
  }

  private func addFrames(to marks: inout OverlayMarks) {
    for place in survey.places {
      let edges = Edges(place.rect)
      marks.outline(edges)
      let name = place.view.accessibilityIdentifier ?? "\(type(of: place.view))"
      let size = "\(edges.width.inPoints) × \(edges.height.inPoints)"
      marks.note("\(name)  \(size)", on: edges, .corner)
      marks.tell("\(name) \(size)", on: edges, of: place.view)
    }
  }

  private func addGuides(to marks: inout OverlayMarks) {
    for place in survey.places {
      for guide in place.view.rare?.guides ?? [] {
        guard let rect = survey.rect(of: guide) else { continue }
        marks.outline(Edges(rect))
        let name = guide.identifier.isEmpty ? "guide" : guide.identifier
        marks.note(name, on: Edges(rect), .corner)
        marks.tell(name, on: Edges(rect), of: place.view)
      }
    }
  }

  /// Insets of views whose guide somebody asked for: all views have some, and few use them.
  private func addInsets(
    _ guide: KeyPath<RareTraits.OwnGuides, LayoutGuide?>,
    to marks: inout OverlayMarks,
    _ insets: (View) -> EdgeInsets
  ) {
    for place in survey.places where place.view.rare?.ownGuides[keyPath: guide] != nil {
      addBand(insets(place.view), in: place.rect, of: place.view, to: &marks)
    }
  }

  private func addBand(
    _ insets: EdgeInsets,
    in rect: CGRect,
    of view: View,
    to marks: inout OverlayMarks
  ) {
    guard insets != .zero else { return }
    let outer = Edges(rect)
    let inner = Edges(
      left: outer.left + insets.left,
      top: outer.top + insets.top,
      right: outer.right - insets.right,
      bottom: outer.bottom - insets.bottom
    )
    marks.band(between: outer, and: inner)
    let sides = [
      (insets.top, Edges(left: outer.left, top: outer.top, right: outer.right, bottom: inner.top)),
      (
        insets.bottom,
        Edges(left: outer.left, top: inner.bottom, right: outer.right, bottom: outer.bottom)
      ),
      (
        insets.left,
        Edges(left: outer.left, top: inner.top, right: inner.left, bottom: inner.bottom)
      ),
      (
        insets.right,
        Edges(left: inner.right, top: inner.top, right: outer.right, bottom: inner.bottom)
      ),
    ]
    for (inset, edges) in sides where inset > 0 {
      marks.note(Double(inset).inPoints, on: edges, .middle)
      marks.tell(Double(inset).inPoints, on: edges, of: view)
    }
  }
}

extension OverlayRecorder {
  private func addConstraints(to marks: inout OverlayMarks) {
    for place in survey.places {
      for constraint in place.view.held where constraint.isShown { add(constraint, to: &marks) }
    }
  }

  private func add(_ constraint: LayoutConstraint, to marks: inout OverlayMarks) {
    let attribute = constraint.firstAttribute
    guard let item = constraint.firstItem, let rect = survey.rect(of: item),
      let axis = attribute.axis
    else { return }
    if attribute.isSize {
      let (start, end) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      let middle = axis == .horizontal ? rect.midY : rect.midX
      add(constraint, from: start, to: end, at: middle, axis, to: &marks)
      return
    }
    let isLeftward = constraint.holder?.isRightToLeft ?? false
    guard let other = constraint.secondItem, let otherRect = survey.rect(of: other),
      let start = survey.position(
        of: constraint.secondAttribute,
        in: other,
        readsLeftward: isLeftward
      ),
      let end = survey.position(of: attribute, in: item, readsLeftward: isLeftward)
    else { return }
    let (own, others) =
      axis == .horizontal
      ? (
        rect.minY...max(rect.minY, rect.maxY), otherRect.minY...max(otherRect.minY, otherRect.maxY)
      )
      : (
        rect.minX...max(rect.minX, rect.maxX), otherRect.minX...max(otherRect.minX, otherRect.maxX)
      )
    guard abs(start - end) >= 0.5 else {
      // Both lie on one line, which is drawn through them.
      let (from, to) = (
        min(own.lowerBound, others.lowerBound), max(own.upperBound, others.upperBound)
      )
      let edges = Self.edges(
        from: from,
        to: to,
        at: end,
        axis == .horizontal ? .vertical : .horizontal
      )
      marks.line(edges, opacity: constraint.opacity)
      marks.tell("", on: edges, of: constraint)
      return
    }
    let common = own.clamped(to: others)
    let isShared = own.overlaps(others)
    let middle =
      isShared ? (common.lowerBound + common.upperBound) / 2 : (own.lowerBound + own.upperBound) / 2
    // A distance is told as it is seen: "at most 8 before" is "at least 8 between".
    let isBefore = end < start
    add(
      constraint,
      from: min(start, end),
      to: max(start, end),
      at: middle,
      axis,
      isBefore,
      to: &marks
    )
  }

  /// A line as long as what it measures, with an end on either side.
  private func add(
    _ constraint: LayoutConstraint,
    from start: Double,
    to end: Double,
    at level: Double,
    _ axis: Axis,
    _ isBefore: Bool = false,
    to marks: inout OverlayMarks
  ) {
    let line = Self.edges(from: start, to: end, at: level, axis)
    marks.line(line, opacity: constraint.opacity)
    for place in [start, end] {
      let across: Axis = axis == .horizontal ? .vertical : .horizontal
      let tick = Self.edges(from: level - 2.5, to: level + 2.5, at: place, across)
      marks.line(tick, opacity: constraint.opacity)
    }
    marks.note(constraint.shortText(isBefore), on: line, .middle)
    marks.tell(constraint.shortText(isBefore), on: line, of: constraint)
  }

  private static func edges(
    from start: Double,
    to end: Double,
    at level: Double,
    _ axis: Axis
  ) -> Edges {
    axis == .horizontal
      ? Edges(left: start, top: level, right: end, bottom: level)
      : Edges(left: level, top: start, right: level, bottom: end)
  }
}

extension LayoutConstraint {
  /// Whether somebody wrote it, or it is a distance that a stack was asked for.
  fileprivate var isShown: Bool { role == nil || role == .spacing }

  fileprivate var opacity: Double { priority.isRequired ? 1 : 0.55 }

  /// The right side in a few characters.
  fileprivate func shortText(_ isBefore: Bool) -> String {
    var text =
      switch (relation, isBefore) {
      case (.equal, _): ""
      case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): "≤ "
      case (.lessThanOrEqual, true), (.greaterThanOrEqual, false): "≥ "
      }
    let isSize = firstAttribute.isSize
    if secondItem != nil, multiplier != 1 || isSize {
      text += multiplier == 1 ? "=" : "× \(Double(multiplier).inPoints)"
      if constant != 0 { text += (constant < 0 ? " − " : " + ") + Double(abs(constant)).inPoints }
    } else {
      text += Double(isSize ? constant : abs(constant)).inPoints
    }
    return priority.isRequired ? text : text + " @" + priority.number
  }
}
