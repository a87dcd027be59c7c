import SnaplineGeometry
import SnaplineScene

import struct Foundation.CGSize

extension RuleLook {
  /// Texts and controls that end outside the canvas: of those in one view that does, that view once.
  mutating func lookForWanderers() {
    var boxes: [Int: Edges] = [:]
    for letters in painted.letters {
      let owner = tree.owner(of: letters.node)
      boxes[owner] = boxes[owner].map(letters.box.union) ?? letters.box
    }
    for (place, view) in painted.views where tree.facts.views[place]?.target != nil {
      guard tree.owner(of: place) == place, !view.box.isEmpty else { continue }
      boxes[place] = boxes[place].map(view.box.union) ?? view.box
    }
    var told: [Int: Int] = [:]
    for (place, box) in boxes.sorted(by: { $0.key < $1.key }) {
      guard !isLost(place), !tree.isFolded[place], let overhang = overhang(of: box) else {
        continue
      }
      let outermost = outermost(around: place, overhang.side)
      if let first = told[outermost] {
        findings[first].cause = "others in it do as well"
        continue
      }
      told[outermost] = findings.count
      let what = outermost == place ? "" : ", and takes \(tree.name(of: place)) along"
      findings.append(
        Finding(
          .offScreen,
          node: outermost,
          "\(tree.name(of: outermost)) ends \(overhang.points.inWords) points "
            + "\(overhang.side.rawValue) the canvas\(what)",
          remedy: "hold it within the canvas, make that larger, or let it scroll"
        )
      )
    }
  }

  private enum Side: String {
    case left = "to the left of"
    case right = "to the right of"
    case above
    case below
  }

  private func overhang(of box: Edges) -> (points: Double, side: Side)? {
    let sides: [(Double, Side)] = [
      (-box.left, .left), (box.right - tree.size.width, .right), (-box.top, .above),
      (box.bottom - tree.size.height, .below),
    ]
    guard let (points, side) = sides.max(by: { $0.0 < $1.0 }), points > 1 else { return nil }
    return (points.rounded(.up), side)
  }

  /// The outermost view around one that ends outside on the same side, but for the root.
  private func outermost(around place: Int, _ side: Side) -> Int {
    var found = place
    for outer in tree.chain(from: place).dropFirst() where tree.nodes[outer].parent != nil {
      guard let box = painted.views[outer]?.box, overhang(of: box)?.side == side else { break }
      found = outer
    }
    return found
  }
}
