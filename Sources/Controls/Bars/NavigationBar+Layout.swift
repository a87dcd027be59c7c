import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// The places of a navigation bar's parts, in points from its leading edge.
extension NavigationBar {
  /// The distance of buttons from the edges of the screen.
  private var sideMargin: CGFloat { systemMinimumSideMargin }
  /// The distance between two buttons.
  private static let spacing: CGFloat = 16

  func layOutRow(_ title: View) {
    let row = CGRect(
      x: 0,
      y: rowHeight - metrics.navigationBar,
      width: 0,
      height: metrics.navigationBar
    )
    promptLabel.frame = CGRect(x: 0, y: 8, width: bounds.width, height: Self.promptHeight - 8)
    let room = roomBesideEdges
    var start = room.start
    for view in leading {
      let isBack = view is BackButtonView
      // An arrow stands nearer to the edge than letters do.
      let inset: CGFloat = isBack ? 8 - sideMargin : 0
      let width = min(wantedWidth(of: view), max(0, (room.end - room.start) / 2))
      place(view, from: start + inset, width: width, in: row)
      start += inset + width + Self.spacing
    }
    var end = room.end
    for view in trailing {
      let width = min(wantedWidth(of: view), max(0, end - start))
      place(view, from: end - width, width: width, in: row)
      end -= width + Self.spacing
    }
    layOut(title, between: start, and: end, in: row)
    layOutLargeTitle(from: room.start, to: room.end)
    searchBar?.frame = CGRect(
      x: 0,
      y: bounds.height - searchHeight,
      width: bounds.width,
      height: searchHeight
    )
  }

  /// Buttons keep away from the edges, and from what covers the sides.
  private var roomBesideEdges: (start: CGFloat, end: CGFloat) {
    let safe = safeAreaInsets.directional(rightToLeft: isRightToLeft)
    return (safe.leading + sideMargin, bounds.width - safe.trailing - sideMargin)
  }

  /// The title stands in the middle of the bar where there is room, else in the middle of the room.
  private func layOut(_ title: View, between start: CGFloat, and end: CGFloat, in row: CGRect) {
    let room = max(0, end - start)
    let width = min(wantedWidth(of: title), room)
    let middle = (bounds.width - width) / 2
    place(title, from: min(max(middle, start), end - width), width: width, in: row)
  }

  private func layOutLargeTitle(from start: CGFloat, to end: CGFloat) {
    let height = largeTitleLabel.intrinsicContentSize.height
    let bottom = bounds.height - searchHeight
    // It hangs from the bottom of what it has, so that scrolling pushes it under the buttons.
    let row = CGRect(x: 0, y: bottom - 8 - height, width: 0, height: height)
    place(largeTitleLabel, from: start, width: max(0, end - start), in: row)
  }

  private func wantedWidth(of view: View) -> CGFloat {
    switch view {
    case let button as BarButtonView: return button.wantedSize.width
    case let back as BackButtonView: return back.wantedWidth
    case let label as Label: return label.intrinsicContentSize.width
    default:
      let fitting = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      return fitting.width > 0 ? fitting.width : view.bounds.width
    }
  }

  /// Puts a view into the row, its height kept where it is a title's own view.
  private func place(_ view: View, from start: CGFloat, width: CGFloat, in row: CGRect) {
    view.translatesAutoresizingMaskIntoConstraints = true
    let grid = PixelGrid(scale: max(1, traits.displayScale))
    let left = grid.round(isRightToLeft ? bounds.width - start - width : start)
    view.frame = CGRect(x: left, y: row.minY, width: width, height: row.height)
  }
}

/// The button that leads back: an arrow, and the name of the screen before.
final class BackButtonView: View {
  private let arrow = ImageView(image: Image(systemName: "chevron.backward"))
  private let label = Label()

  private static let arrowWidth: CGFloat = 18
  /// Names that are wider than this give way to a plain word, as on a phone.
  private static let widest: CGFloat = 120

  init(to item: NavigationItem) {
    super.init(frame: .zero)
    arrow.preferredSymbolConfiguration = Image.SymbolConfiguration(
      pointSize: 17,
      weight: .semibold,
      scale: .large
    )
    arrow.contentMode = .center
    label.font = .systemFont(ofSize: 17)
    label.text = item.backBarButtonItem?.title ?? Self.words(leadingTo: item)
    if label.intrinsicContentSize.width > Self.widest { label.text = Self.plainWord }
    addSubview(arrow)
    addSubview(label)
    label.textColor = tintColor
    accessibilityLabel = (label.text ?? "").isEmpty ? item.title ?? Self.plainWord : label.text
    accessibilityTraits = .button
  }

  private static let plainWord = "Back"

  private static func words(leadingTo item: NavigationItem) -> String {
    switch item.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return plainWord
    case .default:
      if let title = item.backButtonTitle { return title }
      let title = item.title ?? ""
      return title.isEmpty ? plainWord : title
    }
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  var wantedWidth: CGFloat { Self.arrowWidth + 2 + label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rest = max(0, bounds.width - Self.arrowWidth - 2)
    arrow.frame = CGRect(
      x: isRightToLeft ? bounds.width - Self.arrowWidth : 0,
      y: 0,
      width: Self.arrowWidth,
      height: bounds.height
    )
    label.frame = CGRect(
      x: isRightToLeft ? 0 : Self.arrowWidth + 2,
      y: 0,
      width: rest,
      height: bounds.height
    )
  }
}
