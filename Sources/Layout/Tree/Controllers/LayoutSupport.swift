public import Foundation
import SnaplineGeometry

/// A strip that bars cover, with anchors for constraints: UIKit's `UILayoutSupport`.
public protocol LayoutSupport: AnyObject {
  /// The height of the strip.
  var length: CGFloat { get }
  var topAnchor: LayoutYAxisAnchor { get }
  var bottomAnchor: LayoutYAxisAnchor { get }
  var heightAnchor: LayoutDimension { get }
}

/// The strip between an edge of a controller's view and its safe area.
final class UnsafeStrip: LayoutGuide, LayoutSupport {
  let isAtTop: Bool

  init(atTopOf view: View) {
    isAtTop = true
    super.init()
    join(view, identifier: "UIViewControllerTopLayoutGuide")
  }

  init(atBottomOf view: View) {
    isAtTop = false
    super.init()
    join(view, identifier: "UIViewControllerBottomLayoutGuide")
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }

  private func join(_ view: View, identifier: String) {
    self.identifier = identifier
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safe.topAnchor : view.bottomAnchor),
    ])
  }
}

extension ViewController {
  /// The part of the view that bars at the top cover; newer code uses the safe area's guide.
  public var topLayoutGuide: any LayoutSupport {
    let view: View = self.view
    let found = view.layoutGuides.lazy.compactMap { $0 as? UnsafeStrip }.first { $0.isAtTop }
    return found ?? UnsafeStrip(atTopOf: view)
  }

  /// The part of the view that bars at the bottom cover; newer code uses the safe area's guide.
  public var bottomLayoutGuide: any LayoutSupport {
    let view: View = self.view
    let found = view.layoutGuides.lazy.compactMap { $0 as? UnsafeStrip }.first { !$0.isAtTop }
    return found ?? UnsafeStrip(atBottomOf: view)
  }
}
