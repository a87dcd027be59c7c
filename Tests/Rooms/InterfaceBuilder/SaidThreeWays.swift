import Foundation
import SnaplineControls
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// A view of a document with all that is in it, where Swift and designs have words for each of these.
struct SaidPart {
  let root: View
  /// The root, and each view before those in it.
  let views: [View]
  private let constraints: [LayoutConstraint]
  private let numbers: [ObjectIdentifier: Int]
  /// Views don't hold those around them, nor their controllers.
  private let tree: InterfaceDocument.LaidOut

  /// The largest parts of a tree; views whose frames constraints leave open are in none.
  static func all(in tree: InterfaceDocument.LaidOut) -> [SaidPart] {
    var open: Set<ObjectIdentifier> = []
    tree.canvas.forEachOpenNumber { view, _ in open.insert(ObjectIdentifier(view)) }
    func parts(_ view: View) -> [SaidPart] {
      SaidPart(view, open, tree).map { [$0] } ?? view.subviews.flatMap(parts)
    }
    return parts(tree.canvas)
  }

  private init?(
    _ root: View,
    _ open: Set<ObjectIdentifier>,
    _ tree: InterfaceDocument.LaidOut
  ) {
    guard !root.subviews.isEmpty, root.bounds.width > 0, root.bounds.height > 0,
      root.isPlain || root.isPlainScroll || root.isContentOfCell, root.transform.isIdentity
    else { return nil }
    let views = Self.subtree(of: root)
    let inner = views.dropFirst()
    guard inner.allSatisfy({ $0.isSaid && !open.contains(ObjectIdentifier($0)) }) else {
      return nil
    }
    numbers = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) }
    )
    constraints = views.flatMap(\.constraints).filter { $0.isActive && !$0.isOfSystem }
    (self.root, self.views, self.tree) = (root, views, tree)
    let known = numbers
    func holds(_ item: AnyObject) -> Bool {
      let view = item as? View ?? (item as? LayoutGuide)?.owningView
      return view.map { known[ObjectIdentifier($0)] != nil } ?? false
    }
    guard constraints.allSatisfy({ $0.hasPlainSides(among: known) }) else { return nil }
    // Whatever reaches in from outside can't be said inside.
    var outer = root.superview
    while let view = outer {
      for case let item? in view.constraints.flatMap({ [$0.firstItem, $0.secondItem] })
      where item !== root && holds(item) { return nil }
      outer = view.superview
    }
  }

  /// What is in it beside views and stacks.
  var kinds: Set<String> {
    var kinds: Set<String> = []
    if root.isContentOfCell { kinds.insert("cells") }
    if views.contains(where: \.isPlainScroll) { kinds.insert("scroll views") }
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    let attributes = constraints.flatMap { [$0.firstAttribute, $0.secondAttribute] }
    if items.contains(where: { $0 is LayoutGuide }) { kinds.insert("guides") }
    if attributes.contains(where: { $0.inMargins != nil }) { kinds.insert("margins") }
    if views.contains(where: { $0.arrangesInMargins == true }) {
      kinds.insert("stacks inside of margins")
    }
    if constraints.contains(where: alwaysHolds) { kinds.insert("constraints that always hold") }
    return kinds
  }

  /// What a design has no words for, though Swift has.
  var unsaid: String? {
    if constraints.contains(where: { comparesWithItself($0) && !alwaysHolds($0) }) {
      return "a number that is compared with itself"
    }
    // Margins that a design gives to a stack are the space around what it arranges.
    let sides = constraints.flatMap {
      [($0.firstItem, $0.firstAttribute), ($0.secondItem, $0.secondAttribute)]
    }
    let isOfStack = sides.contains { item, attribute in
      guard let area = item.flatMap(SaidArea.init), area.view.arrangesInMargins == false else {
        return false
      }
      return area.word == "layoutMargins" || attribute.inMargins != nil
    }
    return isOfStack ? "margins of a stack that doesn't arrange inside of them" : nil
  }

  private static func subtree(of view: View) -> [View] { [view] + view.subviews.flatMap(subtree) }

  /// Whether a view may be seen: what is open in others isn't told.
  func isSeen(_ place: Int) -> Bool {
    sequence(first: views[place], next: { $0 === root ? nil : $0.superview }).allSatisfy {
      !$0.isHidden
    }
  }

  /// The frames in the root, as the document has them.
  var frames: [CGRect] { views.map { $0.convert($0.bounds, to: root) } }

  // MARK: Swift

  /// The same layout, made by calls; nothing where a copy has another size by itself than its original.
  func inSwift(_ environment: Environment) -> [CGRect]? {
    let cell = root.isContentOfCell ? TableViewCell() : nil
    // Margins of one's own stay in a cell that has had its own before.
    cell?.layoutIfNeeded()
    let copies = views.map { $0.copied(into: $0 === root ? cell?.contentView : nil) }
    func copy(_ item: AnyObject) -> View? { numbers[ObjectIdentifier(item)].map { copies[$0] } }
    func copied(_ item: AnyObject) -> AnyObject? {
      SaidArea(item).flatMap { area in copy(area.view).map { area.item(of: $0) } }
    }
    for (view, copied) in zip(views, copies) {
      for inner in view.subviews {
        guard let inner = copy(inner) else { continue }
        if let stack = copied as? StackView {
          stack.addArrangedSubview(inner)
        } else {
          copied.addSubview(inner)
        }
      }
    }
    for constraint in constraints {
      guard let first = constraint.firstItem.flatMap(copied) else { return nil }
      let said = LayoutConstraint(
        item: first,
        attribute: constraint.firstAttribute,
        relatedBy: constraint.relation,
        toItem: constraint.secondItem.flatMap(copied),
        attribute: constraint.secondAttribute,
        multiplier: constraint.multiplier,
        constant: constraint.constant
      )
      said.priority = constraint.priority
      said.isActive = true
    }
    let host = View(frame: CGRect(origin: .zero, size: root.bounds.size))
    host.environment = environment
    let outermost = cell ?? copies[0]
    outermost.translatesAutoresizingMaskIntoConstraints = true
    outermost.frame = host.bounds
    host.addSubview(outermost)
    guard zip(views, copies).allSatisfy({ $0.hasContent(of: $1) }) else { return nil }
    host.layoutIfNeeded()
    return copies.map { $0.convert($0.bounds, to: copies[0]) }
  }

  // MARK: A design

  /// The same layout as a design.
  var design: [String: Any] {
    let sides = ["left", "top", "width", "height"].map { "v0.\($0) == canvas.\($0)" }
    let size = root.bounds.size
    return [
      "version": 1, "canvas": ["width": Double(size.width), "height": Double(size.height)],
      "view": node(root), "constraints": sides + constraints.compactMap(equation),
    ]
  }

  func inDesign(_ environment: Environment) throws -> [CGRect] {
    let bytes = Array(try JSONSerialization.data(withJSONObject: design))
    let design = try Design(bytes: bytes, named: "part.json", environment: environment)
    let nodes = try design.drawing().scene.tree.nodes
    var frames = [CGRect](repeating: .null, count: views.count)
    for node in nodes {
      guard let number = node.identifier.flatMap({ Int($0.dropFirst()) }) else { continue }
      let edges = node.frame
      frames[number] = CGRect(
        x: edges.left,
        y: edges.top,
        width: edges.right - edges.left,
        height: edges.bottom - edges.top
      )
    }
    return frames
  }

  private func name(_ view: View) -> String { "v\(numbers[ObjectIdentifier(view)] ?? -1)" }

  /// An attribute as an equation names it; margins are a part of the view there.
  private func side(_ item: AnyObject, _ attribute: LayoutConstraint.Attribute) -> String? {
    guard let area = SaidArea(item) else { return nil }
    let inMargins = attribute.inMargins
    let word = inMargins == nil ? area.word : "layoutMargins"
    return ([name(area.view)] + [word, "\(inMargins ?? attribute)"].compactMap(\.self))
      .joined(separator: ".")
  }

  private func comparesWithItself(_ constraint: LayoutConstraint) -> Bool {
    guard let first = constraint.firstItem, let second = constraint.secondItem else { return false }
    return side(first, constraint.firstAttribute) == side(second, constraint.secondAttribute)
  }

  /// Whether the constraint says nothing, such as a view's top that is its own top.
  private func alwaysHolds(_ constraint: LayoutConstraint) -> Bool {
    comparesWithItself(constraint) && constraint.multiplier == 1 && constraint.constant == 0
  }

  private func equation(_ constraint: LayoutConstraint) -> String? {
    // A design refuses these, since its author means another view or attribute.
    if alwaysHolds(constraint) { return nil }
    guard let first = constraint.firstItem.flatMap({ side($0, constraint.firstAttribute) }) else {
      return nil
    }
    let relation = [LayoutConstraint.Relation.equal: "==", .lessThanOrEqual: "<="][
      constraint.relation
    ]
    var line = "\(first) \(relation ?? ">=") "
    let constant = Double(constraint.constant)
    if let second = constraint.secondItem.flatMap({ side($0, constraint.secondAttribute) }) {
      line += "\(second) * \(Double(constraint.multiplier)) "
      line += "\(constant < 0 ? "-" : "+") \(abs(constant))"
    } else {
      line += "\(constant)"
    }
    return line + " @\(constraint.priority.rawValue)"
  }

  private func node(_ view: View) -> [String: Any] {
    var said = view.said
    said["id"] = name(view)
    if let stack = view as? StackView {
      said[stack.axis == .vertical ? "vstack" : "hstack"] = stack.subviews.map(node)
    } else if view is ScrollView {
      said["scroll"] = view.subviews.map(node)
    } else if !view.subviews.isEmpty {
      said["view"] = view.subviews.map(node)
    }
    return said
  }
}

extension LayoutConstraint {
  /// Whether no person wrote it: a stack made it, or a scroll view.
  fileprivate var isOfSystem: Bool {
    // Identifiers of a document's own constraints are three random letters, a dash, and so on.
    ["UISV-", "UIScrollView-"].contains { identifier?.hasPrefix($0) == true }
  }

  /// Whether both sides are of views with these numbers, and a design has words for them.
  fileprivate func hasPlainSides(among numbers: [ObjectIdentifier: Int]) -> Bool {
    func isPlain(_ item: AnyObject?, _ attribute: Attribute) -> Bool {
      guard let item, let area = SaidArea(item) else { return false }
      let isKnown = numbers[ObjectIdentifier(area.view)] != nil
      return isKnown && (area.word == nil || attribute.inMargins == nil) && attribute.isPlain
    }
    return isPlain(firstItem, firstAttribute)
      && (secondItem == nil || isPlain(secondItem, secondAttribute))
  }
}
