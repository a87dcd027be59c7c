import Foundation
import SnaplineGeometry
import SnaplineScene

/// Where all that is seen lies on the canvas, without any transform.
struct OverlaySurvey {
  struct Place {
    let view: View
    let rect: CGRect
  }

  /// Back to front.
  private(set) var places: [Place] = []
  private var rects: [ObjectIdentifier: CGRect] = [:]

  init(_ root: View) {
    var steps: [(view: View, origin: CGPoint)] = [(root, .zero)]
    while let (view, origin) = steps.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      let rect = CGRect(origin: origin, size: view.box.size)
      places.append(Place(view: view, rect: rect))
      rects[ObjectIdentifier(view)] = rect
      let start = CGPoint(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
      for guide in (view.rare?.guides ?? []) + view.derivedGuides {
        rects[ObjectIdentifier(guide)] = guide.layoutFrame.offsetBy(dx: start.x, dy: start.y)
      }
      for child in view.children.reversed() {
        steps.append((child, CGPoint(x: start.x + child.box.minX, y: start.y + child.box.minY)))
      }
    }
  }

  /// The rectangle of a view or guide that is seen.
  func rect(of item: AnyObject?) -> CGRect? { item.flatMap { rects[ObjectIdentifier($0)] } }

  /// Where an attribute lies on the canvas: a position along its axis.
  ///
  /// Leading is what the view takes for it that holds the constraint.
  func position(
    of attribute: LayoutConstraint.Attribute,
    in item: AnyObject,
    readsLeftward: Bool
  ) -> Double? {
    guard var rect = rect(of: item) else { return nil }
    let view = item as? View ?? (item as? LayoutGuide)?.owningView
    let (plain, isInMargins) = attribute.withoutMargins
    if isInMargins, let margins = view?.layoutMargins { rect = rect.inset(by: margins) }
    switch plain.onFixedSide(rightToLeft: readsLeftward) {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .firstBaseline: return baseline(of: item, rect, isFirst: true)
    case .lastBaseline: return baseline(of: item, rect, isFirst: false)
    default: return nil
    }
  }

  private func baseline(of item: AnyObject, _ rect: CGRect, isFirst: Bool) -> Double {
    let node = (item as? View)?.node ?? (item as? LayoutGuide)?.node
    guard let place = node?.baseline(isFirst: isFirst) else {
      return isFirst ? rect.minY : rect.maxY
    }
    let target = self.rect(of: place.node.item) ?? rect
    return target.minY + place.fraction * target.height + place.offset
  }
}

extension CGRect {
  fileprivate func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}
