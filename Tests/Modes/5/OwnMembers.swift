// Names that the helpers of Snapline have as well: a file that imports UIKit may give them to its own.
import UIKit

extension UIView {
  struct Condition {
    enum Width { case narrow, wide }
    let width: Width
  }

  enum Default {
    static let spacing: CGFloat = 12
  }

  func condition(beyond width: CGFloat) -> Condition {
    Condition(width: bounds.width > width ? .wide : .narrow)
  }

  func addSubview(_ subview: UIView, filling sides: CGFloat = Default.spacing) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: sides),
      subview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -sides),
      subview.topAnchor.constraint(equalTo: topAnchor, constant: sides),
      subview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -sides),
    ])
  }
}

extension UIView.Condition {
  var columns: Int { width == .wide ? 2 : 1 }
}

func ownColumns(in frame: CGRect) -> Int {
  UIView(frame: frame).condition(beyond: 400).columns
}

func ownFrame(in frame: CGRect) -> CGRect {
  let view = UIView(frame: frame)
  let child = UIView()
  view.addSubview(child, filling: UIView.Default.spacing)
  view.layoutIfNeeded()
  return child.frame
}

private enum Own {
  final class Badge: UIView {}
}

func ownClassName() -> String { Own.Badge.description() }
