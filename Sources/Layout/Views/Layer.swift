public import Foundation
import SnaplineEnvironment
public import SnaplineScene

/// How a view's rectangle is painted: UIKit's `CALayer`, as far as a still picture knows it.
///
/// What a layer shares with its view is the view's, seen under another name.
open class Layer: NSObject {
  @Unretained var view: View?
  package var associations: Associations?
  var watches: Watches?

  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CornerCurve.circular
  open var maskedCorners: CornerMask = .all
  open var borderWidth: CGFloat = 0
  open var borderColor: RGBA? = .black
  open var shadowColor: RGBA? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3

  /// A hint to keep the layer as a bitmap, which changes no picture.
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  /// A layer without a view, which nothing paints.
  public override init() {}

  init(of view: View) { self.view = view }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The view's background as it shows under its traits; setting it sets a fixed colour.
  open var backgroundColor: RGBA? {
    get { view.flatMap { view in view.backgroundColor?.resolved(with: view.traits) } }
    set { view?.backgroundColor = newValue.map { Color($0) } }
  }

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

  package var radii: CornerRadii {
    let radius = { (corner: CornerMask) -> Double in
      self.maskedCorners.contains(corner) ? max(0, self.cornerRadius) : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner),
      topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner)
    )
  }
}

extension Color {
  /// The fixed colour that shows under the current environment.
  public var cgColor: RGBA { resolved(with: Environment.current.traits) }

  public convenience init(cgColor: RGBA) { self.init(cgColor) }
}
