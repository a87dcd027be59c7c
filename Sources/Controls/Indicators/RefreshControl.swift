public import Foundation
public import SnaplineDrawing
import SnaplineGeometry
public import SnaplineLayout
import SnaplineText

/// Shows that scrolled content is being reloaded: UIKit's `UIRefreshControl`.
///
/// It lies above the content and shows while it refreshes, with room that is added to
/// ``ScrollView/adjustedContentInset``.
open class RefreshControl: Control {
  private let wheel = ActivityIndicatorView(style: .medium)
  private let title = Label()

  private static let height: CGFloat = 60

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 0, height: Self.height)))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title.follow(.footnote)
    title.textColor = .secondaryLabel
    title.textAlignment = .center
    addSubview(wheel)
    addSubview(title)
  }

  // MARK: Refreshing

  open private(set) var isRefreshing = false { didSet { refreshingChanged() } }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// Pulls the content down as a finger would, and sends the same events.
  open func pull() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The text below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private func refreshingChanged() {
    if isRefreshing { wheel.startAnimating() } else { wheel.stopAnimating() }
    keepRoom(in: superview)
    setNeedsLayout()
  }

  private func keepRoom(in view: View?) {
    (view as? ScrollView)?.refreshRoom = isRefreshing ? Self.height : 0
  }

  open override func willMove(toSuperview newSuperview: View?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview !== superview else { return }
    (superview as? ScrollView)?.refreshRoom = 0
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    keepRoom(in: superview)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: Self.height)
  }

  /// The colour of the wheel, which is gray where none is set.
  open override var tintColor: Color! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      wheel.color = newValue ?? .systemGray
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    title.isHidden = !isRefreshing
    let words = title.sizeThatFits(bounds.size)
    let side = wheel.intrinsicContentSize
    let isTitled = attributedTitle.map { $0.length > 0 } ?? false
    let top = (bounds.height - side.height - (isTitled ? words.height + 4 : 0)) / 2
    wheel.frame = CGRect(origin: CGPoint(x: (bounds.width - side.width) / 2, y: top), size: side)
    title.frame = CGRect(x: 0, y: wheel.frame.maxY + 4, width: bounds.width, height: words.height)
  }

  /// Lies right above the content, whichever way it is scrolled.
  fileprivate func hang(above scroll: ScrollView) {
    translatesAutoresizingMaskIntoConstraints = false
    scroll.insertSubview(self, at: 0)
    LayoutConstraint.activate([
      bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
    ])
  }
}

extension ScrollView {
  /// The control above the content that shows that it is being reloaded.
  public var refreshControl: RefreshControl? {
    get { subviews.lazy.compactMap { $0 as? RefreshControl }.first }
    set {
      guard newValue !== refreshControl else { return }
      refreshControl?.removeFromSuperview()
      newValue?.hang(above: self)
    }
  }
}
