public import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineText

/// A view above or below a section: UIKit's `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View {
  public let reuseIdentifier: String?
  public let contentView = View()
  private var label: Label?
  private var detail: Label?
  final var style = Style.plainHeader { didSet { if style != oldValue { restyle() } } }
  final var sideMargin: CGFloat = 16 { didSet { if sideMargin != oldValue { setNeedsLayout() } } }

  /// What the texts of a table's kind look like.
  enum Style {
    case plainHeader, plainFooter, groupedHeader, groupedFooter

    var isGrouped: Bool { self == .groupedHeader || self == .groupedFooter }
    var isHeader: Bool { self == .plainHeader || self == .groupedHeader }
  }

  /// Subclasses that a table makes by their class must have this initializer.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Archives can't be read here: a view from a coder is an empty one.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var textLabel: Label? {
    if let label { return label }
    let made = Label()
    made.numberOfLines = 0
    contentView.addSubview(made)
    label = made
    restyle()
    return made
  }

  open var detailTextLabel: Label? {
    if let detail { return detail }
    let made = Label()
    made.numberOfLines = 0
    made.follow(.footnote)
    made.textColor = .secondaryLabel
    contentView.addSubview(made)
    detail = made
    return made
  }

  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  open func prepareForReuse() {}

  private func restyle() {
    guard let label else { return }
    if style.isGrouped {
      label.follow(.footnote)
      label.textColor = .secondaryLabel
    } else {
      label.follow(style.isHeader ? .headline : .body)
      label.textColor = style.isHeader ? .label : .secondaryLabel
    }
  }

  /// The room above and below the text.
  private var around: (top: CGFloat, bottom: CGFloat) {
    switch style {
    case .plainHeader, .plainFooter: (4, 4)
    case .groupedHeader: (16, 6.5)
    case .groupedFooter: (8, 8)
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let own: [View?] = [label, detail]
    if contentView.subviews.contains(where: { view in !own.contains { $0 === view } }) {
      return contentView.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    let room = max(0, targetSize.width - 2 * sideMargin)
    let texts = [label, detail].compactMap { label -> CGFloat? in
      guard let label, label.text != nil else { return nil }
      return label.sizeThatFits(CGSize(width: room, height: 0)).height
    }
    guard !texts.isEmpty else { return CGSize(width: targetSize.width, height: 0) }
    let height = texts.reduce(0, +) + around.top + around.bottom
    return CGSize(width: targetSize.width, height: height.rounded(.up))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let room = max(0, bounds.width - 2 * sideMargin)
    var bottom = bounds.height - around.bottom
    for text in [detail, label].compactMap({ $0 }) where text.text != nil {
      let height = text.sizeThatFits(CGSize(width: room, height: 0)).height
      text.frame = CGRect(x: sideMargin, y: bottom - height, width: room, height: height)
      bottom -= height
    }
  }
}
