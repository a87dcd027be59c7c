import Foundation
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// A view or a guide after layout, as equations speak of it.
struct MeasuredItem {
  /// The view, or the one that has the guide.
  let view: View
  private let guide: LayoutGuide?

  init?(_ item: AnyObject) {
    if let view = item as? View {
      (self.view, guide) = (view, nil)
    } else if let guide = item as? LayoutGuide, let owner = guide.owningView {
      (view, self.guide) = (owner, guide)
    } else {
      return nil
    }
  }

  /// The value of an attribute, in points of a view around both sides of the equation.
  ///
  /// `leading` and `trailing` grow in the direction of reading, as constraints have them.
  func value(of attribute: Equation.Attribute, in container: View) -> Double {
    let rect = rect(in: container)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func towardTrailing(_ x: CGFloat) -> CGFloat {
      isMirrored ? container.bounds.maxX - x : x - container.bounds.minX
    }
    return switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: towardTrailing(isMirrored ? rect.maxX : rect.minX)
    case .trailing: towardTrailing(isMirrored ? rect.minX : rect.maxX)
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .width: rect.width
    case .height: rect.height
    case .firstBaseline: rect.minY + (baselines(in: rect)?.firstFromTop ?? rect.height)
    case .lastBaseline: rect.maxY - (baselines(in: rect)?.lastFromBottom ?? 0)
    // Those that stand for several were taken apart before.
    case .edges, .center, .size: 0
    }
  }

  private func baselines(in rect: CGRect) -> BaselineOffsets? {
    guide == nil ? view.baselineOffsets(in: rect.size) : nil
  }

  /// The alignment rectangle; transforms are for painting alone.
  private func rect(in container: View) -> CGRect {
    var rect = view.bounds
    if let guide {
      rect = guide.layoutFrame
    } else {
      let own = view.alignmentRect(forFrame: view.frame)
      rect = own.offsetBy(
        dx: view.bounds.minX - view.frame.minX,
        dy: view.bounds.minY - view.frame.minY
      )
    }
    var current = view
    while current !== container, let superview = current.superview {
      rect = rect.offsetBy(
        dx: current.frame.minX - current.bounds.minX,
        dy: current.frame.minY - current.bounds.minY
      )
      current = superview
    }
    return rect
  }
}

extension View {
  /// The nearest view that is around both, which may be one of them.
  func container(with other: View) -> View {
    var around: Set<ObjectIdentifier> = []
    var current: View? = self
    while let view = current {
      around.insert(ObjectIdentifier(view))
      current = view.superview
    }
    var candidate: View = other
    while !around.contains(ObjectIdentifier(candidate)), let next = candidate.superview {
      candidate = next
    }
    return candidate
  }
}
