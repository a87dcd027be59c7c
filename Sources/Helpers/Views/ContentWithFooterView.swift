public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout

/// Content that scrolls if it is too high, above a footer that stays in its place.
open class ContentWithFooterView: View {
  public let stackView = StackView(axis: .vertical, insets: .zero)
  public let scrollView: VerticalOverflowScrollView
  public let contentView = View()
  public let footerView = View()
  private let footer = View()
  private var footerEdges: ConstraintsList?

  open var footerContentInsets = DirectionalEdgeInsets.horizontal(8) {
    didSet { footerEdges?.insets = footerContentInsets }
  }

  /// The distance from the content to the footer.
  open var footerContentSpacing: CGFloat {
    get { stackView.spacing }
    set { stackView.spacing = newValue }
  }

  /// The room below the footer, if there is enough height.
  open var bottomSpacing: CGFloat = 16 { didSet { updateMargins() } }

  open var isFooterViewHidden: Bool {
    get { footer.isHidden }
    set { footer.isHidden = newValue }
  }

  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  public override init(frame: CGRect) {
    scrollView = VerticalOverflowScrollView(frame: .zero)
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    scrollView = VerticalOverflowScrollView(frame: .zero)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [contentView, footer, footerView] {
      view.preservesSuperviewLayoutMargins = true
    }
    contentView.disallowHorizontalGrowing()
    scrollView.addOverflowingSubview(contentView, horizontally: .readableContent)
    footerEdges = footer.addSubview(
      footerView,
      filling: .readableContent,
      insets: footerContentInsets
    )
    stackView.addArrangedSubviews(scrollView, footer)
    addSubview(stackView, filling: .top(.safeArea, others: .superview))
    updateMargins()
  }

  private func updateMargins() {
    let isLow = environment.traits.verticalSizeClass == .compact
    stackView.inset(by: .bottom(isLow ? 0 : bottomSpacing))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateMargins()
  }

  open func flashScrollIndicators() { scrollView.flashScrollIndicators() }

  open func addContentView(_ view: View) { contentView.addSubview(view, filling: .superview) }

  /// Adds content in the middle of the available height.
  open func addCenteredContentView(_ view: View) {
    contentView.addSubview(
      view.disallowVerticalGrowing().verticallyCentered(),
      filling: .superview
    )
  }

  open func addFooterView(_ view: View) { footerView.addSubview(view, filling: .superview) }

  /// The size of all content at a width, without scrolling.
  open func fittingSize(for width: CGFloat) -> CGSize {
    func height(of view: View) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let content = height(of: contentView)
    guard !isFooterViewHidden else { return CGSize(width: width, height: content) }
    let rest = footerContentSpacing + height(of: footer) + 2 * bottomSpacing
    return CGSize(width: width, height: content + rest)
  }
}
