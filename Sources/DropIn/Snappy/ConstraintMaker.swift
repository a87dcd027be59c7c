import SnaplineLayout
import SnaplineMakers

/// The argument of the closure of `snp_makeConstraints`: each attribute begins a new constraint.
public final class ConstraintMaker: ConstraintNaming {
  private let item: LayoutItem
  private let file: StaticString
  private let line: UInt
  private(set) var constraints: [Constraint] = []

  init(_ view: View, file: StaticString, line: UInt) {
    item = LayoutItem(view)
    self.file = file
    self.line = line
  }

  public func _naming(_ attributes: ConstraintAttributes) -> Constraint {
    let constraint = Constraint(item, attributes.set, file: file, line: line)
    constraints.append(constraint)
    return constraint
  }

  public var edges: Constraint { naming(.edges) }
  public var size: Constraint { naming(.size) }
  public var center: Constraint { naming(.center) }
  public var margins: Constraint { naming(.margins) }
  public var centerWithinMargins: Constraint { naming(.centerWithinMargins) }
}
