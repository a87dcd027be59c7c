import Foundation
import SnaplineGeometry
import SnaplineSolver

/// The rows that a frame makes, and the shape that they were made for.
struct FrameRows {
  var shape: Shape?
  /// The rows in the order of the spans; `nil` where a span can't be a row.
  var rows: [Problem.Constraint?] = []

  /// What decides which rows there are.
  ///
  /// Their constants follow from the frame.
  enum Shape: Equatable {
    case root(isRequired: Bool)
    case fitting
    case mask(View.AutoresizingMask)
  }
}

extension LayoutEngine {
  /// Updates the rows of a root's size, or of an autoresizing mask, to the frame.
  func refreshFrameRows(of node: LayoutNode) {
    guard let view = node.view, hasFrameRows(view, node) else { return }
    guard let shape = shape(of: view) else { return dropFrameRows(of: node) }
    let spans = FrameSpans(view, shape, fitting)
    if node.frameRows.shape == shape, !spans.hasProportions, !node.frameRows.rows.contains(nil),
      spans.rows.allSatisfy({ $0.constant == $0.constant.bounded })
    {
      for (row, span) in zip(node.frameRows.rows, spans.rows) {
        guard let row, solver.problem.constant(of: row) != span.constant else { continue }
        solver.problem.setConstant(span.constant, of: row)
        stored.queues.needsSolving = true
      }
      return
    }
    dropFrameRows(of: node)
    node.frameRows.shape = shape
    for span in spans.rows {
      stored.builder.reset()
      stored.builder.add(1, span.variable)
      if let term = span.growth { stored.builder.add(term.coefficient, term.variable) }
      let row = stored.builder.row(
        in: &solver.problem,
        .equal,
        span.constant,
        priority: span.priority
      )
      node.frameRows.rows.append(row)
    }
    stored.queues.needsSolving = true
  }

  /// Whether the view's frame has rows or may get some.
  ///
  /// Most views have no frame that was set by code.
  func hasFrameRows(_ view: View, _ node: LayoutNode) -> Bool {
    node.frameRows.shape != nil || view.flags.contains(.translatesMask)
      || !view.links.$parent.isThere || stored.root.isObject(view)
  }

  func dropFrameRows(of node: LayoutNode) {
    guard node.frameRows.shape != nil else { return }
    for row in node.frameRows.rows.compactMap({ $0 }) { solver.problem.remove(row) }
    node.frameRows = FrameRows()
    stored.queues.needsSolving = true
  }

  private func shape(of view: View) -> FrameRows.Shape? {
    guard view !== root || fitting == nil else { return .fitting }
    guard view.parent != nil else {
      let isFixed = view.translatesAutoresizingMaskIntoConstraints || view.pass.isSizeForced
      return .root(isRequired: isFixed)
    }
    return view.translatesAutoresizingMaskIntoConstraints ? .mask(view.autoresizingMask) : nil
  }
}

/// The equations of a frame: what its mask keeps while the superview grows.
private struct FrameSpans {
  /// A place or a length: a constant, and a part of the room where the mask lets it grow.
  struct Equation {
    var variable: Problem.Variable
    var growth: Problem.Term?
    var constant: Double
    var priority = 1000.0
  }

  var rows: [Equation] = []
  var hasProportions = false

  /// The rows by which a root without a fixed size keeps its size, unless constraints decide on
  /// another.
  private static let rootWish = 0.5

  init(_ view: View, _ shape: FrameRows.Shape, _ fitting: LayoutEngine.Fitting?) {
    let node = view.node
    let insets = node.alignmentInsets
    let rect = view.box.inset(by: insets)
    switch shape {
    case .root(let isRequired):
      for (variable, length) in [(node.width, rect.width), (node.height, rect.height)] {
        rows.append(
          Equation(
            variable: variable,
            constant: length,
            priority: isRequired ? 1000 : Self.rootWish
          )
        )
      }
    case .fitting:
      guard let fitting else { return }
      for (variable, length, priority) in [
        (node.width, fitting.target.width - insets.left - insets.right, fitting.horizontal),
        (node.height, fitting.target.height - insets.top - insets.bottom, fitting.vertical),
      ] {
        rows.append(
          Equation(
            variable: variable,
            constant: length,
            priority: Double(priority.rawValue)
          )
        )
      }
    case .mask(let mask):
      guard let superview = view.parent else { return }
      rows.reserveCapacity(4)
      let reach = superview.node.alignmentInsets
      addAxis(
        start: node.left,
        length: node.width,
        room: superview.node.width,
        roomReach: reach.left + reach.right,
        at: (rect.minX, rect.width, superview.box.width),
        grows: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      addAxis(
        start: node.top,
        length: node.height,
        room: superview.node.height,
        roomReach: reach.top + reach.bottom,
        at: (rect.minY, rect.height, superview.box.height),
        grows: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      )
    }
  }

  /// Both ends of one axis as multiples of the room, by which margins and length grow.
  private mutating func addAxis(
    start: Problem.Variable,
    length: Problem.Variable,
    room: Problem.Variable,
    roomReach: Double,
    at now: (start: Double, length: Double, room: Double),
    grows: (before: Bool, length: Bool, after: Bool)
  ) {
    guard grows.before || grows.length || grows.after else {
      rows.append(Equation(variable: start, constant: now.start))
      rows.append(Equation(variable: length, constant: now.length))
      return
    }
    // Growth is linear in the room, so two rooms give the line of each end.
    let span = AutoresizedSpan(start: now.start, length: now.length, room: now.room, grows: grows)
    let wider = span.resized(to: now.room + 1024)
    let startSlope = (wider.start - now.start) / 1024
    let lengthSlope = (wider.length - now.length) / 1024
    add(start, startSlope, room, roomReach, now.start, now.room)
    add(length, lengthSlope, room, roomReach, now.length, now.room)
  }

  private mutating func add(
    _ variable: Problem.Variable,
    _ slope: Double,
    _ room: Problem.Variable,
    _ roomReach: Double,
    _ value: Double,
    _ roomNow: Double
  ) {
    let isWhole = slope == 0 || slope == 1
    if !isWhole { hasProportions = true }
    rows.append(
      Equation(
        variable: variable,
        growth: slope == 0 ? nil : Problem.Term(room, -slope),
        constant: value - slope * (roomNow - roomReach)
      )
    )
  }
}
