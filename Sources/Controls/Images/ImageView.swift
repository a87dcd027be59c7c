public import Foundation
import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene
import SnaplineText

/// A picture in a view: UIKit's `UIImageView`.
open class ImageView: View, AccessibilityContentSizeCategoryImageAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view as large as its picture.
  public convenience init(image: Image?) { self.init(image: image, highlightedImage: nil) }

  public convenience init(image: Image?, highlightedImage: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var image: Image? {
    didSet {
      guard image != oldValue else { return }
      invalidateIntrinsicContentSize()
      memberChanged()
    }
  }

  /// The image that is shown instead while the view is highlighted.
  open var highlightedImage: Image? {
    didSet { if highlightedImage != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The configuration of symbols here, in place of their own; colours stay where it has none.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  // MARK: Pictures in turn

  /// What belongs to a view that shows several pictures in turn.
  private struct Animation {
    var images: [Image]?
    var highlightedImages: [Image]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    var isRunning = false
  }

  private var animation: Animation?

  /// The pictures of the animation, the first of which is shown while the view animates.
  open var animationImages: [Image]? {
    get { animation?.images }
    set { changeAnimation { $0.images = newValue } }
  }

  /// The pictures of the animation while the view is highlighted.
  open var highlightedAnimationImages: [Image]? {
    get { animation?.highlightedImages }
    set { changeAnimation { $0.highlightedImages = newValue } }
  }

  /// The duration of one cycle in seconds; 0 stands for a thirtieth of a second for each picture.
  open var animationDuration: TimeInterval {
    get { animation?.duration ?? 0 }
    set { changeAnimation { $0.duration = newValue } }
  }

  /// How many cycles there are; 0 stands for no end.
  ///
  /// It has no effect here, because no time passes.
  open var animationRepeatCount: Int {
    get { animation?.repeatCount ?? 0 }
    set { changeAnimation { $0.repeatCount = newValue } }
  }

  /// Whether the view animates.
  open var isAnimating: Bool { animation?.isRunning ?? false }

  open func startAnimating() {
    guard !(animationImages ?? highlightedAnimationImages ?? []).isEmpty else { return }
    changeAnimation { $0.isRunning = true }
  }

  open func stopAnimating() { if isAnimating { changeAnimation { $0.isRunning = false } } }

  private func changeAnimation(_ change: (inout Animation) -> Void) {
    var changed = animation ?? Animation()
    change(&changed)
    animation = changed
    setNeedsDisplay()
  }

  /// The first of the pictures in turn, while the view animates.
  private var firstInTurn: Image? {
    guard let animation, animation.isRunning else { return nil }
    let images = isHighlighted ? animation.highlightedImages ?? animation.images : animation.images
    return images?.first
  }

  /// The picture that is shown.
  private var shownImage: Image? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let configuration = preferredSymbolConfiguration else { return image }
    return image?.preferring(configuration)
  }

  open override var alignmentRectInsets: EdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let (size, insets) = (shownSize(of: image, in: traits), image.alignmentRectInsets)
    let grid = PixelGrid(scale: traits.displayScale)
    return CGSize(
      width: max(0, grid.ceil(size.width) - insets.left - insets.right),
      height: max(0, grid.ceil(size.height) - insets.top - insets.bottom)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage.map { shownSize(of: $0, in: traits) } ?? bounds.size
  }

  open override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    guard let image = shownImage, var offset = image.baselineOffsetFromBottom else { return nil }
    if image.size.height > 0 {
      offset *= shownSize(of: image, in: traits).height / image.size.height
    }
    return BaselineOffsets(firstFromTop: size.height - offset, lastFromBottom: offset)
  }

  /// Where the picture stands in a rectangle as large as the view, beyond which it may reach; nothing without a
  /// picture.
  func frameOfPicture(in place: CGRect) -> CGRect? {
    (firstInTurn ?? shownImage).map { frame(of: $0, in: place) }
  }

  private func frame(of image: Image, in place: CGRect) -> CGRect {
    contentMode.frame(of: shownSize(of: image, in: traits), in: place)
  }

  open override func recordContent(into recorder: SceneRecorder) {
    guard let image = firstInTurn ?? shownImage else { return }
    let frame = frame(of: image, in: CGRect(origin: recorder.origin, size: bounds.size))
    let isScaled = [.scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill].contains(contentMode)
    let painter = ImagePainter(
      image: image,
      recorder: recorder,
      tint: tintColor.resolved(with: traits),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    let edges = recorder.grid.edges(of: isScaled ? frame : recorder.grid.moved(frame))
    let (items, diagnostic) = painter.items(over: edges)
    for item in items { recorder.append(item) }
    if let diagnostic { report(diagnostic) }
  }
}
