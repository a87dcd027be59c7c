public import Foundation
public import SnaplineDiagnostics
import SnaplineSolver

/// One number in a view's frame that no constraint decides.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The name of the view or guide in messages.
  public var item: String
  /// The view's own identifier.
  public let identifier: String?
  /// `left`, `top`, `width` or `height`.
  public let attribute: LayoutConstraint.Attribute
  /// Two values of the number that the constraints allow; the layout takes the first.
  public let values: [CGFloat]
  /// The frame with each value, in the superview's coordinates; the second one may be missing.
  public private(set) var frames: [CGRect]
  /// A constraint that would decide the number; `nil` where ``gaveWay`` would decide it.
  public var mended: String?
  /// In a design, the view in whose list ``mended`` belongs, where its names alone don't tell.
  public var home: String?
  /// A constraint that would decide the number, but gave way in a conflict.
  public var gaveWay: LayoutReason?
  /// In a design, what mends it where it isn't a constraint that is missing.
  package var instead: String?
  /// The place where the view is written.
  public var place: Place?

  /// Whether the view may be smaller than its content: there is less room than the views around it need.
  package let isShort: Bool

  private let side: Side

  init?(_ side: Side, of node: LayoutNode, in engine: LayoutEngine) {
    let solver = engine.solver
    let variable = side.variable(of: node)
    // Where no constraint settles it, it is the view itself that is free, and not what it follows.
    guard solver.isOpen(variable), let range = solver.freedom(of: variable)?.range else {
      return nil
    }
    let now = solver.value(of: variable)
    let other = range.valueBeside(now)
    self.side = side
    item = node.displayName
    identifier = node.view?.accessibilityIdentifier ?? node.guide?.identifier
    attribute = side.attribute
    values = [now, other]
    let content = node.view?.sizeOfContent
    let length = side == .width ? content?.width : side == .height ? content?.height : nil
    isShort = length.map { min(now, other) < $0 - 0.5 } ?? false
    frames = [node.solvedFrame]
    let isNothing = now == 0 && (side == .width || side == .height)
    let lost = solver.conflicts.lazy.map(\.gaveWay).first { row in
      solver.problem.terms(of: row).contains { $0.variable == variable }
    }
    gaveWay = lost.map { RowAuthors(engine, rows: [$0]).reason(for: $0) }
    mended = lost == nil ? side.equation(node, at: isNothing ? other : now) : nil
    place = node.nearestView?.writtenSource?.origin.place
  }

  /// Solves once more, with the other value, for the other frame.
  mutating func findOtherFrame(of node: LayoutNode, in alternatives: LayoutAlternatives) {
    let answer = alternatives.answer(where: side.variable(of: node), is: Double(values[1]))
    let other = node.solvedFrame(in: answer)
    if other != frames[0] { frames.append(other) }
  }

  /// How to remove the ambiguity, in words.
  public var remedy: String {
    if let gaveWay { return "mend the conflict of \(gaveWay.inWords), which would decide it" }
    if let instead { return instead }
    guard let mended else { return side.remedy }
    return "write \(mended)\(home.map { " among the constraints of \($0)" } ?? ""), "
      + "or \(side.remedy)"
  }

  /// The ambiguity as a message.
  public var diagnostic: Diagnostic {
    let numbers = values.map { Numeral.short($0) }
    let frames = frames.count == 2 ? frames.map(\.inWords) : []
    return Diagnostic(
      id: LayoutFault.ambiguity.rawValue,
      severity: .warning,
      subject: "nothing says \(side.question(item))",
      cause: "its \(side.rawValue) may be \(numbers[0]) as well as \(numbers[1])"
        + (frames.isEmpty ? "" : ": the frames \(frames[0]) and \(frames[1]) would both do"),
      place: place,
      remedy: remedy
    )
  }
}

extension ClosedRange<Double> {
  /// Another value in the range, near enough to be imagined.
  func valueBeside(_ value: Double) -> Double {
    let near = value + 100
    if contains(near) { return near }
    return upperBound > value + 1e-4 ? upperBound : lowerBound
  }
}

extension CGRect {
  /// Such as `(0, 90, 20, 10)`.
  fileprivate var inWords: String {
    "(" + [minX, minY, width, height].map { Numeral.short($0) }.joined(separator: ", ") + ")"
  }
}
