import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout

/// What a constraint names: a view, or an area of it.
struct SaidArea {
  let view: View
  /// What a design calls the area; nothing for the view itself.
  let word: String?

  /// Nothing where a design has no word for it.
  init?(_ item: AnyObject) {
    if let view = item as? View {
      (self.view, word) = (view, nil)
      return
    }
    guard let guide = item as? LayoutGuide, let view = guide.owningView else { return nil }
    self.view = view
    if guide === view.layoutMarginsGuide {
      word = "layoutMargins"
    } else if guide === view.safeAreaLayoutGuide, view.safeAreaInsets == .zero {
      word = "safeArea"
    } else if let scroll = view as? ScrollView, guide === scroll.contentLayoutGuide {
      word = "scrollContent"
    } else if let scroll = view as? ScrollView, guide === scroll.frameLayoutGuide {
      word = "scrollFrame"
    } else {
      return nil
    }
  }

  /// The same area of another view.
  func item(of other: View) -> AnyObject {
    let scroll = other as? ScrollView
    return switch word {
    case "layoutMargins": other.layoutMarginsGuide
    case "safeArea": other.safeAreaLayoutGuide
    case "scrollContent": scroll?.contentLayoutGuide ?? other
    case "scrollFrame": scroll?.frameLayoutGuide ?? other
    default: other
    }
  }
}

extension LayoutConstraint.Attribute {
  private static let ofMargins: [Self: Self] = [
    .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
    .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
    .centerYWithinMargins: .centerY,
  ]

  /// The attribute of the area within the margins that it stands for.
  var inMargins: Self? { Self.ofMargins[self] }

  /// Whether a design has a word for it.
  var isPlain: Bool {
    let plain: Set<Self> = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline,
    ]
    return plain.contains(inMargins ?? self)
  }
}

extension View {
  /// Whether the view is a scroll view at rest, without room around its content.
  var isPlainScroll: Bool {
    guard let scroll = self as? ScrollView, type(of: scroll) == ScrollView.self else {
      return false
    }
    return scroll.adjustedContentInset == .zero && scroll.bounds.origin == .zero
  }

  /// Whether the view holds the content of a table's cell.
  var isContentOfCell: Bool { (superview as? TableViewCell)?.contentView === self }
}
