public import Foundation
public import SnaplineDrawing
public import SnaplineGeometry
public import SnaplineLayout

/// How the size from constraints is given to manual layout: on each axis, either the given size, or the
/// size that is needed, up to the given size.
public struct ManualLayoutSizeThatFitsBridgingMode: Hashable, Sendable {
  public enum Dimension: Hashable, Sendable {
    case fixed, bounded
  }

  public var horizontal = Dimension.fixed
  public var vertical = Dimension.fixed

  public init(horizontal: Dimension = .fixed, vertical: Dimension = .fixed) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let fixedWidth = Self(horizontal: .fixed, vertical: .bounded)
  public static let fixedHeight = Self(horizontal: .bounded, vertical: .fixed)
  public static let fixedSize = Self()
  public static let boundedSize = Self(horizontal: .bounded, vertical: .bounded)
}

extension View {
  /// The size from the view's constraints, for code that calls `sizeThatFits(_:)`.
  public func autoLayoutSizeThatFits(
    _ size: CGSize,
    bridgingMode: ManualLayoutSizeThatFitsBridgingMode = .fixedSize
  ) -> CGSize {
    func isBounded(
      _ length: CGFloat,
      _ dimension: ManualLayoutSizeThatFitsBridgingMode.Dimension
    ) -> Bool { dimension == .bounded || length == .greatestFiniteMagnitude }
    let isWide = isBounded(size.width, bridgingMode.horizontal)
    let isHigh = isBounded(size.height, bridgingMode.vertical)
    let wanted = systemLayoutSizeFitting(
      CGSize(width: isWide ? 0 : size.width, height: isHigh ? 0 : size.height),
      withHorizontalFittingPriority: isWide ? .defaultLow : .required,
      verticalFittingPriority: isHigh ? .defaultLow : .required
    )
    return CGSize(
      width: isWide ? min(wanted.width, size.width) : wanted.width,
      height: isHigh ? min(wanted.height, size.height) : wanted.height
    )
  }
}

/// A view with constraints inside, in a superview that lays out by hand.
open class AutoLayoutHostedInManualLayoutBridgingView: View {
  public typealias LayoutCallback = () -> Void
  /// Called when the content has changed; without it, the superview is laid out again.
  open var layoutCallback: LayoutCallback?
  open var sizeThatFitsBridgingMode = ManualLayoutSizeThatFitsBridgingMode.fixedSize
  private var lastWish: CGSize?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(
    sizeThatFitsBridgingMode: ManualLayoutSizeThatFitsBridgingMode = .fixedSize,
    backgroundColor: Color? = nil
  ) {
    self.init(frame: .zero)
    self.sizeThatFitsBridgingMode = sizeThatFitsBridgingMode
    self.backgroundColor = backgroundColor
  }

  public convenience init(
    view: View,
    sizeThatFitsBridgingMode: ManualLayoutSizeThatFitsBridgingMode = .boundedSize,
    layoutCallback: LayoutCallback? = nil
  ) {
    self.init(sizeThatFitsBridgingMode: sizeThatFitsBridgingMode)
    self.layoutCallback = layoutCallback
    let stack = StackView(with: view, axis: .horizontal, distribution: .fillProportionally)
    addSubview(stack, filling: .superview)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    autoLayoutSizeThatFits(size, bridgingMode: sizeThatFitsBridgingMode)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let wish = sizeThatFits(bounds.size)
    guard wish != lastWish else { return }
    lastWish = wish
    if let layoutCallback { layoutCallback() } else { superview?.setNeedsLayout() }
  }
}

/// A view that lays out by hand, among constraints.
open class ManualLayoutHostedInAutoLayoutBridgingView: View {
  public let view: View
  public let constrainedOnAxis: Axis

  public init(view: View, constrained axis: Axis = .horizontal) {
    self.view = view
    constrainedOnAxis = axis
    super.init(frame: .zero)
    let stack = StackView(with: view, axis: axis.crossing, distribution: .fillProportionally)
    addSubview(stack, filling: .superview)
    update()
  }

  public required init?(coder: NSCoder) {
    view = View()
    constrainedOnAxis = .horizontal
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    let endless = CGFloat.greatestFiniteMagnitude
    let room =
      constrainedOnAxis == .horizontal
      ? CGSize(width: bounds.width > 0 ? bounds.width : endless, height: endless)
      : CGSize(width: endless, height: bounds.height > 0 ? bounds.height : endless)
    return view.sizeThatFits(room)
  }

  /// Asks the view for its size again, and hides itself if the view is hidden.
  open func update() {
    invalidateIntrinsicContentSize()
    if isHidden != view.isHidden { isHidden = view.isHidden }
  }

  private var lastBounds = CGSize.zero

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != lastBounds else { return }
    lastBounds = bounds.size
    update()
  }
}

/// A view that another view covers, without constraints.
open class NonAutoLayoutWrappingView: View {
  open var view: View? {
    didSet {
      guard view !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let view { addSubview(view) }
      setNeedsLayout()
    }
  }

  public init(view: View? = nil) {
    super.init(frame: .zero)
    self.view = view
    if let view { addSubview(view) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    view?.bounds.size = bounds.size
    view?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
