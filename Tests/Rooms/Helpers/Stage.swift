import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

/// A superview `sv` of 300 by 200 with a safe area, margins and a sibling `s` in it, for a view `v`.
struct Stage {
  static let size = CGSize(width: 300, height: 200)

  let root = View(frame: CGRect(origin: .zero, size: size))
  let sibling = View()
  let view = SizedView()
  let outside = View()

  init(rightToLeft: Bool = false) {
    root.environment.traits.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    root.environment.traits.displayScale = 1
    root.environment.safeArea = EdgeInsets(top: 20, left: 6, bottom: 10, right: 6)
    root.insetsLayoutMarginsFromSafeArea = false
    root.directionalLayoutMargins = .all(16)
    for (view, name) in [(root, "sv"), (sibling, "s"), (view as View, "v")] {
      view.accessibilityIdentifier = name
    }
    sibling.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(sibling)
    LayoutConstraint.activate([
      sibling.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      sibling.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      sibling.widthAnchor.constraint(equalToConstant: 100),
      sibling.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  func frame() -> CGRect {
    root.layoutIfNeeded()
    return view.frame
  }
}

/// A view whose content size is set from outside.
final class SizedView: View {
  var contentSize = CGSize(width: 80, height: 30) {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}

extension ConstraintsList {
  /// The constraints as they are stored, a line each: `sv.top == v.top - 8`.
  var lines: [String] { all.map(\.line) }
}

extension LayoutConstraint {
  var line: String {
    let relation = ["<=", "==", ">="][self.relation.rawValue + 1]
    var text = "\(Self.name(firstItem)).\(firstAttribute) \(relation) "
    if secondItem != nil {
      if multiplier != 1 { text += "\(multiplier.short) * " }
      text += "\(Self.name(secondItem)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
    }
    if secondItem == nil || constant != 0 {
      text += secondItem == nil ? constant.short : abs(constant).short
    }
    return priority == .required ? text : text + " @\(CGFloat(priority.rawValue).short)"
  }

  private static func name(_ item: AnyObject?) -> String {
    if let view = item as? View { return view.accessibilityIdentifier ?? "?" }
    guard let guide = item as? LayoutGuide else { return "nothing" }
    let owner = guide.owningView?.accessibilityIdentifier ?? "?"
    let short = guide.identifier
      .replacing("UIView", with: "").replacing("AutoLayoutConvenience.", with: "")
      .replacing("UIScrollView-", with: "").replacing("LayoutGuide", with: "")
      .replacing("Guide", with: "")
    return "\(owner).\(short)"
  }
}

extension CGFloat {
  var short: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The same where reading goes leftward, in a superview of a width.
  func mirrored(in width: CGFloat = Stage.size.width) -> CGRect {
    CGRect(width - maxX, minY, self.width, height)
  }
}
