public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineScene

/// How a rectangle is painted: Core Animation's `CALayer`, as far as it concerns a still picture.
///
/// The properties that a view's layer shares with the view are stored in the view. A layer without a view
/// is painted if it is a sublayer of a view's layer, or of another layer that is painted.
open class Layer: NSObject {
  @Unretained var view: View?
  package var associations: Associations?
  var watches: Watches?
  /// What a layer has beside its view, or without one.
  var own = Own()

  struct Own {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var transform = Transform.identity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: RGBA?
    /// The layers in this one that are no views', back to front.
    var sublayers: [Layer] = []
    /// How many subviews of the superlayer's view lie below this layer.
    var subviewsBelow = 0
    /// What the layer's class drew when it was asked to for the last time.
    var drawing: RecordedDrawing?
  }

  open var name: String?
  open var cornerRadius: CGFloat = 0
  /// Whether the corner radius is half of the shorter side, whatever ``cornerRadius`` says, so that it
  /// follows the layout.
  open var isCapsule = false
  open var cornerCurve = CornerCurve.circular
  open var maskedCorners: CornerMask = .all
  open var borderWidth: CGFloat = 0
  open var borderColor: RGBA? = .black
  /// The edges that have a border.
  open var borderEdges = DirectionalRectEdge.all
  /// The lengths of the border's dashes and of the gaps after them, in turn; if empty, there are no gaps.
  open var borderDash: [CGFloat] = []
  /// An effect on the picture of the layer, with its shadow and all that is in it.
  open var effect: GroupEffect?
  /// More shadows, below the layer's own one; the first of them lies over the others.
  open var furtherShadows: [Shadow] = []
  /// Shadows that the layer's edge casts inwards, behind its content; the first lies over the others.
  open var innerShadows: [Shadow] = []
  open var shadowColor: RGBA? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  /// The outline that casts the shadow, in the layer's coordinates; without one, what the layer shows does.
  open var shadowPath: Path.Reference?

  /// A picture in the layer; only a ``Raster`` is shown.
  open var contents: Any?
  open var contentsGravity = ContentsGravity.resize
  /// Pixels of the contents per point, where ``contentsGravity`` doesn't scale them.
  open var contentsScale: CGFloat = 1

  /// A layer whose painted area is the only part of this one that shows; it lies in this layer's bounds.
  open var mask: Layer? { didSet { if mask === self { mask = nil } } }
  /// How the layer is mixed with what lies behind it in its superlayer.
  ///
  /// It is the name of one of Core Animation's filters, such as `multiplyBlendMode`; others have no effect.
  open var compositingFilter: Any?
  /// Layers with a greater value are painted over their siblings with a smaller one.
  open var zPosition: CGFloat = 0
  /// The point that lies at ``position`` and around which transforms act, in fractions of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard anchorPoint.x.isFinite, anchorPoint.y.isFinite else {
        if let view { view.root.report(.notFiniteNumber("anchor point", of: view)) }
        return anchorPoint = oldValue
      }
      if anchorPoint != oldValue { view?.anchorChanged(from: oldValue) }
    }
  }

  /// A hint to keep the layer as a bitmap, which changes no picture.
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  open internal(set) weak var superlayer: Layer?

  open private(set) var needsDisplay = false

  public override init() {}

  /// Core Animation's copy of a layer in an animation; nothing is animated here, and it is like a new one.
  public init(layer: Any) {}

  /// Whether a layer is drawn anew when one of its properties changes; it isn't called here.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Archives can't be read here: a layer from a coder is like a new one.
  public required init?(coder: NSCoder) {}

  // MARK: Members by their names

  /// A member by its name, or the value that was set for a name that no member has.
  open func value(forKey key: String) -> Any? { member(named: key) }
  open func setValue(_ value: Any?, forKey key: String) { setMember(named: key, to: value) }
  /// A member, or a number, point or size in it, such as `position.x` and `bounds.size.width`.
  open func value(forKeyPath keyPath: String) -> Any? { member(along: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setMember(along: keyPath, to: value)
  }

  // MARK: Geometry

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set { if let view { view.bounds = newValue } else { own.bounds = newValue.finite } }
  }

  open var frame: CGRect {
    get { view?.frame ?? box.mapped(by: own.transform, around: own.position) }
    set {
      if let view { view.frame = newValue } else { place(in: newValue.standardized.finite) }
    }
  }

  open var position: CGPoint {
    get { view?.center ?? own.position }
    set { if let view { view.center = newValue } else { own.position = newValue } }
  }

  open func affineTransform() -> Transform { view?.transform ?? own.transform }
  open func setAffineTransform(_ transform: Transform) {
    if let view { view.transform = transform } else { own.transform = transform }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
  }

  /// The background as it shows under a view's traits; setting it sets a fixed colour.
  open var backgroundColor: RGBA? {
    get {
      guard let view else { return own.backgroundColor }
      return view.backgroundColor?.resolved(with: view.traits)
    }
    set {
      if let view {
        view.backgroundColor = newValue.map { Color($0) }
      } else {
        own.backgroundColor = newValue
      }
    }
  }

  /// The frame without the transform.
  var box: CGRect { CGRect(size: own.bounds.size, laying: anchorPoint, on: own.position) }

  private func place(in frame: CGRect) {
    let source = frame.source(under: own.transform, anchor: anchorPoint)
    own.bounds.size = source?.size ?? own.bounds.size
    own.position = source?.position ?? frame.point(at: anchorPoint)
  }

  // MARK: Layers in layers

  open func addSublayer(_ layer: Layer) { insert(layer, at: sublayers?.count ?? 0) }
  open func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer, at: Int(index)) }
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Actions

  /// The object that draws the layer and gives its actions; for a view's layer it is the view.
  open var delegate: (any LayerDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }

  /// The actions by the events that they belong to.
  ///
  /// None runs by itself, as changes take effect at once.
  open var actions: [String: any LayerAction]? {
    get { ownActions }
    set { ownActions = newValue }
  }

  /// The action for an event: that of the delegate, or else of ``actions``, or else of the class.
  open func action(forKey event: String) -> (any LayerAction)? { foundAction(forKey: event) }
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }

  // MARK: Drawing

  /// Draws the layer after ``setNeedsDisplay()``, in a context that has the layer's bounds.
  ///
  /// Unless a subclass overrides it, the ``delegate`` draws.
  open func draw(in context: DrawingContext) { drawByDelegate(in: context) }

  open func setNeedsDisplay() {
    needsDisplay = true
    view?.setNeedsDisplay()
  }

  /// Ends the wait for drawing.
  func takeDisplay() -> Bool {
    defer { needsDisplay = false }
    return needsDisplay
  }

  /// Adds what the layer's class shows over its background, within the layer's outline.
  func record(into recorder: SceneRecorder, shape: Shape) {}

  /// Which corners the radius rounds; the raw values are Core Animation's.
  public struct CornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
    public static let all: CornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }

  /// How contents fill a layer; the raw values are Core Animation's.
  public enum ContentsGravity: String, Hashable, Sendable {
    case resize, resizeAspect, resizeAspectFill, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }
}
