package import Foundation
package import SnaplineDiagnostics
package import SnaplineEnvironment
public import SnaplineGeometry
package import SnaplineScene

/// The context that a view draws into: Core Graphics' `CGContext`, which records items of a scene.
///
/// Nothing is painted here. Shapes, letters and pictures are recorded as they are, so that every output is as
/// sharp as it can be. Shapes with numbers that aren't finite aren't drawn, with a diagnostic.
public final class DrawingContext {
  /// What ``saveGState()`` keeps and ``restoreGState()`` brings back.
  struct State {
    var frame: DrawingFrame?
    var fill = Paint.color(.black)
    var line = Paint.color(.black)
    var stroke = Stroke(width: 1)
    var alpha = 1.0
    var blend = BlendMode.normal
    var shadow: Shadow?
  }

  package let environment: Environment
  package let bounds: CGRect
  /// Pixels a point, of a context that becomes a picture.
  package var imageScale: CGFloat?
  var state = State()
  private var saved: [State] = []
  /// The current path, in the current coordinates.
  public internal(set) var path = Path()

  private var items: [DisplayItem] = []
  /// The innermost frame whose group is open in ``items``.
  private var open: DrawingFrame?
  private var layers: [Layer] = []
  private var steps = 0
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether something is mixed with what lies behind it, or takes it away.
  private var isBlended = false

  /// A transparency layer under way.
  private struct Layer {
    var items: [DisplayItem]
    var state: State
    var savedCount: Int
  }

  /// - Parameters:
  ///   - environment: Whose colours, fonts and limits hold.
  ///   - bounds: What shows of the drawing at most, in the coordinates in which the drawing begins.
  package init(environment: Environment, bounds: CGRect) {
    self.environment = environment
    self.bounds = bounds
  }

  // MARK: States

  public func saveGState() {
    guard saved.count < Self.mostStates else { return note(.tooDeep(most: Self.mostStates)) }
    saved.append(state)
  }

  /// Brings back the last saved state; without one, nothing changes and a diagnostic is given.
  public func restoreGState() {
    guard saved.count > (layers.last?.savedCount ?? 0), let last = saved.popLast() else {
      return note(.unbalanced)
    }
    keepingPath { state = last }
  }

  private static let mostStates = 10_000

  /// Begins a layer: all that is drawn up to ``endTransparencyLayer()`` is shown as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    guard layers.count < DrawingFrame.deepest else {
      return note(.tooDeep(most: DrawingFrame.deepest))
    }
    closeGroups(to: nil)
    layers.append(Layer(items: items, state: state, savedCount: saved.count))
    items = []
    (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return note(.unbalanced) }
    closeGroups(to: nil)
    let content = items
    items = layer.items
    saved.removeLast(saved.count - layer.savedCount)
    let frame = layer.state.frame
    // The content stands in frames of its own already.
    keepingPath {
      state = layer.state
      state.frame = nil
    }
    emit(content, isWhole: true)
    keepingPath { state.frame = frame }
  }

  // MARK: What was drawn

  /// All that was drawn, with every bracket closed.
  package func finish() -> RecordedDrawing {
    while !layers.isEmpty { endTransparencyLayer() }
    closeGroups(to: nil)
    if !saved.isEmpty { note(.unbalanced) }
    return RecordedDrawing(items: items, isBlended: isBlended, diagnostics: diagnostics)
  }

  /// What was drawn so far; the drawing goes on.
  package var drawnSoFar: RecordedDrawing {
    // What lies in layers that aren't ended isn't seen yet; around them no group is open.
    let whole = layers.first?.items ?? items + Array(repeating: .end, count: open?.depth ?? 0)
    return RecordedDrawing(items: whole, isBlended: isBlended, diagnostics: diagnostics)
  }

  /// Notes items as the state says that they are to be shown.
  ///
  /// - Parameters:
  ///   - content: Items in the coordinates in use.
  ///   - steps: How much they cost beside the items themselves.
  ///   - isWhole: Whether the items are shown as one thing.
  package func emit(_ content: [DisplayItem], steps: Int = 0, isWhole: Bool = false) {
    guard !content.isEmpty else { return }
    // An item takes the room of some steps of a path.
    self.steps += 4 * content.count + steps
    guard self.steps <= environment.limits.drawingSteps else { return note(.tooMuch) }
    openGroups()
    let shadow = state.shadow.flatMap(shadowInUse)
    let isPlain = state.blend == .normal && shadow == nil && state.alpha >= 1
    guard !isPlain || isWhole else { return items += content }
    if state.blend != .normal { isBlended = true }
    let blend = state.blend == .normal ? (isWhole ? BlendMode.normal : nil) : state.blend
    let group = Group(className: "", opacity: state.alpha, blend: blend, shadow: shadow)
    items += [.begin(group)] + content + [.end]
  }

  /// The shadow in the coordinates in use; it doesn't turn or grow with them.
  private func shadowInUse(_ shadow: Shadow) -> Shadow? {
    let map = ctm
    let area = abs(map.a * map.d - map.b * map.c)
    guard area > 0, shadow.color.alpha > 0 else { return nil }
    let offset = CGSize(width: shadow.x, height: shadow.y).applying(map.inverted())
    return Shadow(
      color: shadow.color,
      radius: shadow.radius / area.squareRoot(),
      x: offset.width,
      y: offset.height
    )
  }

  private func openGroups() {
    let shared = DrawingFrame.common(open, state.frame)
    closeGroups(to: shared)
    var missing: [DrawingFrame] = []
    var frame = state.frame
    while let inner = frame, inner !== shared {
      missing.append(inner)
      frame = inner.parent
    }
    items += missing.reversed().map { .begin($0.group) }
    open = state.frame
  }

  private func closeGroups(to frame: DrawingFrame?) {
    while let inner = open, inner !== frame {
      items.append(.end)
      open = inner.parent
    }
  }

  /// Opens a frame around all that follows in this state.
  func push(_ group: Group) {
    guard let frame = DrawingFrame(group, in: state.frame) else {
      return note(.tooDeep(most: DrawingFrame.deepest))
    }
    state.frame = frame
  }

  /// Keeps the path where it is on the canvas while the coordinates change.
  func keepingPath(_ change: () -> Void) {
    let before = ctm
    change()
    guard !path.isEmpty, before != ctm else { return }
    path = path.applying(before.concatenating(ctm.inverted()))
  }

  // MARK: Messages

  /// What went wrong, each thing once.
  package func note(_ fault: DrawingFault) {
    let diagnostic = fault.diagnostic(environment.limits)
    guard !diagnostics.contains(where: { $0.id == diagnostic.id }) else { return }
    diagnostics.append(diagnostic)
  }

  package func note(_ diagnostic: Diagnostic) {
    guard diagnostics.count < 20 else { return }
    diagnostics.append(diagnostic)
  }
}

/// What was drawn once, to be shown as often as is wanted.
package struct RecordedDrawing: Sendable {
  package var items: [DisplayItem]
  package var isBlended: Bool
  package var diagnostics: [Diagnostic]

  package init(items: [DisplayItem], isBlended: Bool, diagnostics: [Diagnostic]) {
    (self.items, self.isBlended, self.diagnostics) = (items, isBlended, diagnostics)
  }

  /// The items as one group that shows nothing beyond a rectangle.
  package func placed(in clip: CGRect, by map: Transform) -> [DisplayItem] {
    let group = Group(
      className: "",
      clip: .rectangle(Edges(clip)),
      transform: map,
      blend: isBlended ? .normal : nil
    )
    return [.begin(group)] + items + [.end]
  }
}

/// A clip or a change of coordinates around what is drawn.
final class DrawingFrame {
  let group: Group
  let parent: DrawingFrame?
  let depth: Int
  /// From the coordinates in the frame to those of the drawing.
  let map: Transform

  /// Deeper frames would cost the stack of whoever lets go of them.
  static let deepest = 512

  init?(_ group: Group, in parent: DrawingFrame?) {
    depth = (parent?.depth ?? 0) + 1
    guard depth <= Self.deepest else { return nil }
    self.group = group
    self.parent = parent
    map = group.transform.concatenating(parent?.map ?? .identity)
  }

  /// The innermost frame that is around both.
  static func common(_ one: DrawingFrame?, _ other: DrawingFrame?) -> DrawingFrame? {
    var (one, other) = (one, other)
    while let first = one, first.depth > (other?.depth ?? 0) { one = first.parent }
    while let second = other, second.depth > (one?.depth ?? 0) { other = second.parent }
    while one !== other { (one, other) = (one?.parent, other?.parent) }
    return one
  }
}
