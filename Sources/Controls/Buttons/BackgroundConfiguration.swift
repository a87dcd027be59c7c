public import Foundation
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// What lies behind content: UIKit's `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: Equatable, Sendable {
  public var backgroundColor: Color?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = DirectionalEdgeInsets.zero
  public var strokeColor: Color?
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background's edge the stroke lies.
  public var strokeOutset: CGFloat = 0
  public var image: Image?
  public var imageContentMode = View.ContentMode.scaleToFill

  public init() {}

  /// Nothing behind the content.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }
}

/// The view that shows a background.
final class BackgroundView: View {
  private let picture = ImageView()
  private let stroke = View()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ background: BackgroundConfiguration, radius: CGFloat) {
    backgroundColor = background.backgroundColor
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    clipsToBounds = background.image != nil
    picture.image = background.image
    picture.contentMode = background.imageContentMode
    place(picture, isShown: background.image != nil, outset: 0)
    stroke.layer.borderWidth = background.strokeWidth
    stroke.layer.borderColor = background.strokeColor?.resolved(with: traits)
    stroke.layer.cornerRadius = max(0, radius + background.strokeOutset)
    let isStroked = background.strokeWidth > 0 && background.strokeColor != nil
    place(stroke, isShown: isStroked, outset: background.strokeOutset)
  }

  private func place(_ view: View, isShown: Bool, outset: CGFloat) {
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = bounds.insetBy(dx: -outset, dy: -outset)
  }
}
