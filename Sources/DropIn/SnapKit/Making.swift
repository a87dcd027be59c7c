import SnaplineGeometry
import SnaplineLayout
import SnaplineMakers

/// Making, changing and removing constraints of a view or guide.
public protocol ConstraintMaking: ConstraintAttributesDSL {
  var _maker: ConstraintMaker { get }
}

extension ConstraintMaking {
  /// The constraints that the closure describes, without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    described(closure).compactMap(\.constraint)
  }

  /// Makes the constraints, and activates them.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for description in described(closure) {
      SnaplineLayout.LayoutConstraint.activate(description.layoutConstraints ?? [])
    }
  }

  /// Makes the constraints, and activates them, in place of all that were made before.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Gives new constants to the constraints that were made before.
  ///
  /// A constraint that wasn't made before is reported and not made; if none was made before, all are
  /// made.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    let earlier = made
    guard !earlier.isEmpty else { return makeConstraints(closure) }
    for description in described(closure) { description.constraint?.handOver(to: earlier) }
  }

  /// Removes all constraints that were made.
  public func removeConstraints() {
    SnaplineLayout.LayoutConstraint.deactivate(made)
  }

  private var made: [SnaplineLayout.LayoutConstraint] {
    _item(ConstraintAttributes()).item.constraints(by: .snapKit)
  }

  private func described(_ closure: (ConstraintMaker) -> Void) -> [ConstraintDescription] {
    let maker = _maker
    closure(maker)
    return maker.descriptions
  }
}

/// `view.snp`.
public struct ConstraintViewDSL: ConstraintMaking {
  let view: View

  public var target: AnyObject? { view }
  public var _maker: ConstraintMaker { ConstraintMaker(view) }

  public func _item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(item: LayoutItem(view), attributes: attributes.set)
  }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(LayoutPriority(newValue), for: .horizontal) }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(LayoutPriority(newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .vertical)
    }
  }
}

/// `guide.snp`.
public struct ConstraintLayoutGuideDSL: ConstraintMaking {
  let guide: LayoutGuide

  public var target: AnyObject? { guide }
  public var _maker: ConstraintMaker { ConstraintMaker(guide) }

  public func _item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(item: LayoutItem(guide), attributes: attributes.set)
  }
}

/// `controller.topLayoutGuide.snp`: two edges and a height.
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any LayoutSupport

  public var target: AnyObject? { support }
  public var top: ConstraintItem { attribute(.top) }
  public var bottom: ConstraintItem { attribute(.bottom) }
  public var height: ConstraintItem { attribute(.height) }

  private func attribute(_ attribute: AttributeSet) -> ConstraintItem {
    ConstraintItem(of: support, ConstraintAttributes(attribute))
  }
}
