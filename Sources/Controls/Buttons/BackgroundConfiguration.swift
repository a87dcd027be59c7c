public import Foundation
public import SnaplineDrawing
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// The background behind content: UIKit's `UIBackgroundConfiguration`.
public struct BackgroundConfiguration {
  public var backgroundColor: Color?
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// A view in the background, between its colour and its picture.
  public var customView: View?
  /// A material in the background, over its colour.
  public var visualEffect: VisualEffect?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = DirectionalEdgeInsets.zero
  public var strokeColor: Color?
  public var strokeColorTransformer: ConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background's edge the stroke lies.
  public var strokeOutset: CGFloat = 0
  public var image: Image?
  public var imageContentMode = View.ContentMode.scaleToFill

  public init() {}

  /// The colour that is shown; without a colour of its own, it is the tint colour.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the background unchanged, because it looks the same in every state.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }

  /// Nothing behind the content.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }
}

/// The view that shows a background.
final class BackgroundView: View {
  private let picture = ImageView()
  private let stroke = View()
  private let material = VisualEffectView(effect: nil)
  private var custom: View?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ background: BackgroundConfiguration, radius: CGFloat) {
    backgroundColor = background.backgroundColor.map {
      background.backgroundColorTransformer?($0) ?? $0
    }
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    clipsToBounds =
      background.image != nil || background.customView != nil || background.visualEffect != nil
    material.effect = background.visualEffect
    place(material, isShown: background.visualEffect != nil, outset: 0)
    if custom !== background.customView {
      if custom?.superview === self { custom?.removeFromSuperview() }
      custom = background.customView
    }
    if let custom { place(custom, isShown: true, outset: 0) }
    picture.image = background.image
    picture.contentMode = background.imageContentMode
    place(picture, isShown: background.image != nil, outset: 0)
    stroke.layer.borderWidth = background.strokeWidth
    let color = background.strokeColor.map { background.strokeColorTransformer?($0) ?? $0 }
    stroke.layer.borderColor = color?.resolved(with: traits)
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
