import SnaplineLayout
import SnaplineMakers

/// What the closure of `makeConstraints` is handed: each attribute begins a chain.
public final class ConstraintMaker: ConstraintNaming {
  private let item: LayoutItem
  private(set) var descriptions: [ConstraintDescription] = []

  init(_ item: LayoutItem) {
    self.item = item
    descriptions.reserveCapacity(4)
    item.view?.translatesAutoresizingMaskIntoConstraints = false
  }

  public func _naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let chain = ConstraintMakerExtendable(item, attributes.set)
    descriptions.append(chain)
    return chain
  }

  public var center: ConstraintMakerExtendable { naming(.center) }
}
