import Foundation
import SnaplineLayout

extension ScreenTree {
  /// The numbers of frames that no constraint decides: `left`, `top`, `width` or `height`.
  typealias OpenNumbers = [ObjectIdentifier: [LayoutConstraint.Attribute]]

  func openNumbers(of roots: [View]) -> OpenNumbers {
    var open: OpenNumbers = [:]
    for root in roots {
      root.forEachOpenNumber { open[ObjectIdentifier($0), default: []].append($1) }
    }
    return open
  }

  /// Has the open numbers of marked views be as they were recorded, which is what Interface Builder shows.
  func keepRecorded(_ open: OpenNumbers, of marked: [(view: View, frame: CGRect)]) {
    for (view, frame) in marked {
      for number in open[ObjectIdentifier(view)] ?? [] { view.keep(number, of: frame) }
    }
  }
}

extension View {
  /// Asks for a number of a frame, where nothing else does.
  fileprivate func keep(_ number: LayoutConstraint.Attribute, of frame: CGRect) {
    guard let superview else { return }
    let constraint: LayoutConstraint
    switch number {
    case .left:
      constraint = leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX)
    case .top:
      constraint = topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY)
    case .width: constraint = widthAnchor.constraint(equalToConstant: frame.width)
    case .height: constraint = heightAnchor.constraint(equalToConstant: frame.height)
    default: return
    }
    constraint.priority = LayoutPriority(1)
    constraint.isActive = true
  }
}
