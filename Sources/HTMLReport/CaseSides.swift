internal import SnaplineGeometry
internal import SnaplineScene
internal import SnaplineSnapshots

import struct Foundation.CGFloat

/// Both sides of a case as a page reads them: views with their frames, and the constraints that hold
/// them, as JSON.
package struct CaseSides: Sendable {
  package var old: CaseSide?
  package var new: CaseSide?

  package init(old: CaseSide?, new: CaseSide?) { (self.old, self.new) = (old, new) }

  /// Such as `"old":{…},"new":{…}`; what the old side has in common with the new one isn't repeated.
  package var members: String {
    var members: [String] = []
    if let old {
      members.append("\"old\":{" + text(of: old, besides: new) + "}")
    }
    if let new { members.append("\"new\":{" + text(of: new, besides: nil) + "}") }
    return members.joined(separator: ",")
  }

  private func text(of side: CaseSide, besides other: CaseSide?) -> String {
    var members: [String] = []
    switch side.content {
    case .picture: break
    case .text(let text): members.append("\"text\":" + JSON.string(text))
    case .lost(let reason) where side.tree.nodes.isEmpty, .unshown(let reason):
      members.append("\"lost\":" + JSON.string(reason))
    case .lost: break
    }
    let views = views(of: side)
    if other.map({ self.views(of: $0) != views }) ?? true {
      members.append("\"views\":[" + views.joined(separator: ",") + "]")
    }
    let rules = rules(of: side)
    if other.map({ self.rules(of: $0) != rules }) ?? true {
      members.append("\"rules\":[" + rules.joined(separator: ",") + "]")
    }
    return members.joined(separator: ",")
  }

  private func views(of side: CaseSide) -> [String] {
    side.tree.nodes.enumerated().map { view($1, side.shapes.members(of: $0)) }
  }

  /// Class, number of the view around it, identifier, text, four numbers of the frame, 1 for what is
  /// hidden, and where it is seen if not in its frame.
  private func view(_ node: LayoutTree.Node, _ shape: [String]) -> String {
    let frame = [node.frame.left, node.frame.top, node.frame.width, node.frame.height]
    var parts = [
      JSON.string(node.className), node.parent.map(String.init) ?? "-1",
      node.identifier.map(JSON.string) ?? "0",
      node.text.map { JSON.string(String($0.prefix(Self.longestText))) } ?? "0",
    ]
    parts += frame.map { JSON.number(($0 * 1_000).rounded() / 1_000) }
    if node.isHidden || !shape.isEmpty { parts.append(node.isHidden ? "1" : "0") }
    parts += shape
    return "[" + parts.joined(separator: ",") + "]"
  }

  private static let longestText = 400

  /// The words of each constraint and of each number that somebody wrote, with the numbers of its views.
  private func rules(of side: CaseSide) -> [String] {
    let nodes = side.tree.nodes
    func name(_ part: SceneOrigins.Side) -> String {
      let node = nodes.indices.contains(part.node) ? nodes[part.node] : nil
      let view = node?.identifier ?? node?.className ?? "view"
      return [view, part.part, part.attribute].compactMap(\.self).joined(separator: ".")
    }
    let words = side.origins.words.compactMap { word in
      word.node.map { "[\(JSON.string("\(word.name): \(word.kept)")),\($0)]" }
    }
    return words
      + side.origins.rules.map { rule in
        let text = rule.text(first: name(rule.first), second: rule.second.map(name))
        let held = rule.hold == .tight ? text : "\(text) (\(rule.hold.rawValue))"
        let views = [rule.first.node] + (rule.second.map { [$0.node] } ?? [])
        return "[\(JSON.string(held)),\(views.map(String.init).joined(separator: ","))]"
      }
  }
}
