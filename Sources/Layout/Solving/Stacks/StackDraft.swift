import Foundation
import SnaplineGeometry
import SnaplineSolver

/// A constraint of a stack for which there is no object yet.
///
/// Hardly anybody ever looks at what a stack makes, and the solver needs rows alone. So a stack first
/// drafts its constraints, and their rows are made of the drafts. Who asks for the constraints of the
/// stack, or of what it arranges, has it make the objects, which then stand as if there had never been
/// drafts.
struct StackDraft {
  @Unretained var node: LayoutNode?
  @Unretained var otherNode: LayoutNode?
  var constant: CGFloat = 0
  /// The right side of the row without the constant.
  var base = 0.0
  var priority = LayoutPriority.required
  @MaybeRow var row: Problem.Constraint?
  let part: StackPart
  let role: LayoutConstraint.Role
  let attribute: LayoutConstraint.Attribute
  var otherAttribute = LayoutConstraint.Attribute.notAnAttribute
  let relation: LayoutConstraint.Relation
  var isImplied = false

  /// The length or position of a node beside nothing.
  init(
    _ part: StackPart,
    _ role: LayoutConstraint.Role,
    _ node: LayoutNode,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal
  ) {
    (self.part, self.role) = (part, role)
    _node = Unretained(wrappedValue: node)
    _otherNode = Unretained(wrappedValue: nil)
    (self.attribute, self.relation) = (attribute, relation)
  }

  /// The same beside another node.
  init(
    _ part: StackPart,
    _ role: LayoutConstraint.Role,
    _ node: LayoutNode,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ other: LayoutNode,
    _ otherAttribute: LayoutConstraint.Attribute
  ) {
    self.init(part, role, node, attribute, relation)
    _otherNode = Unretained(wrappedValue: other)
    self.otherAttribute = otherAttribute
  }

  func at(_ priority: LayoutPriority) -> Self {
    var draft = self
    draft.priority = priority
    return draft
  }
}

/// What a constraint of a stack holds.
enum StackPart {
  /// The arranged views as one, across the axis.
  case frame
  /// The stack's end.
  case end
  /// The view of a slot.
  case slot(Int32)
}

/// The drafts of a stack, in the order of making.
struct StackDrafts {
  var list: [StackDraft] = []
  /// The serial of the first constraint; those of the others follow it.
  var firstSerial: Int64 = 0
  /// How many constraints the stack held before.
  var heldBefore = 0
}
