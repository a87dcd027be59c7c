import SnaplineControls
import SnaplineDesigns
import SnaplineHelpers
import SnaplineLayout

/// What building knows of a class: how its view is made, and what it does with the views inside.
struct ClassKind: Sendable {
  typealias Built = TreeBuilder.Built

  /// Makes a view, without what every view takes.
  let make: @Sendable (TreeBuilder, Element) -> View
  /// Puts the view of an element into a view of this kind.
  private(set) var insert: @Sendable (TreeBuilder, View, Element, View) -> Void = {
    $3.addSubviewForAutoLayout($1)
  }
  /// Hands a view what was built for its keys, once that is all there.
  private(set) var finish: @Sendable (TreeBuilder, Built) -> Void = { _, _ in }
  /// Whether a view of this kind says where the view of an element in it stands.
  private(set) var places: @Sendable (_ child: Element, _ parent: Element) -> Bool = { _, _ in
    false
  }

  /// The kind of a class whose views a function makes, without what every view takes.
  static func of<Made: View>(
    _ make: @escaping @Sendable (TreeBuilder) -> (Element) -> Made
  ) -> ClassKind {
    ClassKind { builder, element in make(builder)(element) }
  }

  func inserting<Made: View>(
    by insert: @escaping @Sendable (TreeBuilder) -> (View, Element, Made) -> Void
  ) -> ClassKind {
    var kind = self
    kind.insert = { builder, child, element, view in
      if let view = view as? Made { insert(builder)(child, element, view) }
    }
    return kind
  }

  func finishing<Made: View>(
    by finish: @escaping @Sendable (TreeBuilder) -> (Made, Element, [View]) -> Void
  ) -> ClassKind {
    var kind = self
    kind.finish = { builder, node in
      guard let view = node.view as? Made else { return }
      finish(builder)(view, node.element, node.children.map(\.view))
    }
    return kind
  }

  func placing(
    _ places: @escaping @Sendable (_ child: Element, _ parent: Element) -> Bool = { _, _ in true }
  ) -> ClassKind {
    var kind = self
    kind.places = places
    return kind
  }
}
