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

  /// The largest parts of a tree; views whose frames constraints leave open are in none.
  static func all(in view: View, open: Set<ObjectIdentifier>) -> [SaidPart] {
    if let part = SaidPart(view, open) { return [part] }
    return view.subviews.flatMap { all(in: $0, open: open) }
  }

  private init?(_ root: View, _ open: Set<ObjectIdentifier>) {
    guard !root.subviews.isEmpty, root.bounds.width > 0, root.bounds.height > 0, root.isPlain,
      root.transform.isIdentity
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
    (self.root, self.views) = (root, views)
    let known = numbers
    func holds(_ item: AnyObject?) -> Bool {
      item.map { known[ObjectIdentifier($0)] != nil } ?? true
    }
    guard
      constraints.allSatisfy({ $0.hasPlainSides && holds($0.firstItem) && holds($0.secondItem) })
    else { return nil }
    // Whatever reaches in from outside can't be said inside.
    let own = ObjectIdentifier(root)
    var outer = root.superview
    while let view = outer {
      for item in view.constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
        if let item, ObjectIdentifier(item) != own, holds(item) { return nil }
      }
      outer = view.superview
    }
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
    let copies = views.map { $0.copied() }
    func copy(_ item: AnyObject) -> View? { numbers[ObjectIdentifier(item)].map { copies[$0] } }
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
      guard let first = constraint.firstItem.flatMap(copy) else { return nil }
      let said = LayoutConstraint(
        item: first,
        attribute: constraint.firstAttribute,
        relatedBy: constraint.relation,
        toItem: constraint.secondItem.flatMap(copy),
        attribute: constraint.secondAttribute,
        multiplier: constraint.multiplier,
        constant: constraint.constant
      )
      said.priority = constraint.priority
      said.isActive = true
    }
    let host = View(frame: CGRect(origin: .zero, size: root.bounds.size))
    host.environment = environment
    copies[0].translatesAutoresizingMaskIntoConstraints = true
    copies[0].frame = host.bounds
    host.addSubview(copies[0])
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

  private func name(_ item: AnyObject) -> String { "v\(numbers[ObjectIdentifier(item)] ?? -1)" }

  private func equation(_ constraint: LayoutConstraint) -> String? {
    guard let first = constraint.firstItem else { return nil }
    let relation = [LayoutConstraint.Relation.equal: "==", .lessThanOrEqual: "<="][
      constraint.relation
    ]
    var line = "\(name(first)).\(constraint.firstAttribute) \(relation ?? ">=") "
    let constant = Double(constraint.constant)
    if let second = constraint.secondItem {
      line += "\(name(second)).\(constraint.secondAttribute) * \(Double(constraint.multiplier)) "
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
    } else if !view.subviews.isEmpty {
      said["view"] = view.subviews.map(node)
    }
    return said
  }
}

extension LayoutConstraint {
  /// Whether no person wrote it.
  fileprivate var isOfSystem: Bool {
    ["UI", "NS"].contains { identifier?.hasPrefix($0) == true }
  }

  /// Whether a design has words for its sides.
  fileprivate var hasPlainSides: Bool {
    let plain: Set<Attribute> = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline,
    ]
    let second = secondItem == nil || plain.contains(secondAttribute) && secondItem is View
    return firstItem is View && plain.contains(firstAttribute) && second
  }
}
