import SnaplineLayout
import SnaplineMakers

/// The argument of the closure of `makeConstraints`: each attribute begins a chain.
public final class ConstraintMaker: ConstraintNaming {
  /// The view or guide for which the constraints are made.
  public let item: any LayoutConstraintItem
  private let subject: LayoutItem
  private(set) var descriptions: [ConstraintDescription] = []

  init(_ view: View) {
    item = view
    subject = LayoutItem(view)
    descriptions.reserveCapacity(4)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  init(_ guide: LayoutGuide) {
    item = guide
    subject = LayoutItem(guide)
    descriptions.reserveCapacity(4)
  }

  public func _naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let chain = ConstraintMakerExtendable(subject, attributes.set)
    descriptions.append(chain)
    return chain
  }

  public var center: ConstraintMakerExtendable { naming(.center) }
}
