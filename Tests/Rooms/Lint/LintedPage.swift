import Foundation
import Snapline
import SnaplineLint
import TestSupport

/// A page on which no rule finds anything: rows of a text and a button, some of them in boxes.
struct LintedPage {
  private(set) var labels: [Label] = []
  private(set) var buttons: [Button] = []
  let root = View()
  let size: CGSize

  /// Shuffled, the rows stand in another order in the tree, and each where it was on the page.
  init(_ seed: Seed, rows: Int, shuffled: Bool = false) {
    var random = seed
    // A canvas is only so high.
    let inColumn = min(rows, 200)
    let columns = (rows + inColumn - 1) / inColumn
    size = CGSize(width: Double(columns) * 390, height: Double(inColumn) * 60 + 20)
    root.frame.size = size
    root.backgroundColor = .white
    var groups: [View] = []
    for row in 0..<rows {
      let (x, y) = (Double(row / inColumn) * 390, Double(row % inColumn) * 60 + 10)
      let box = View(frame: CGRect(x: x, y: y, width: 390, height: 60))
      box.accessibilityIdentifier = "box\(row)"
      if random.chance(0.5) {
        box.backgroundColor = Color(white: random.chance(0.5) ? 0.95 : 0.9, alpha: 1)
      }
      let label = Label(frame: CGRect(x: 16, y: 8, width: 200, height: 30))
      label.text = "Row \(row)"
      label.accessibilityIdentifier = "label\(row)"
      let ink = Double(random.number(in: 0...90)) / 255
      label.textColor = Color(red: ink, green: ink / 2, blue: ink, alpha: 1)
      let side = Double(random.number(in: 44...52))
      let button = Button(frame: CGRect(x: 240, y: 4, width: 100, height: side))
      button.setTitle("Go", for: .normal)
      button.setTitleColor(.black, for: .normal)
      button.accessibilityIdentifier = "button\(row)"
      for view in [label, button] { box.addSubview(view) }
      labels.append(label)
      buttons.append(button)
      groups.append(box)
    }
    if shuffled { groups.shuffle(using: &random) }
    for group in groups { root.addSubview(group) }
  }

  /// Adds a small view to a row, which one constraint and its own size hold in its place.
  func addTag(to row: Int, _ hold: (View, View) -> LayoutConstraint) {
    guard let box = labels[row].superview else { return }
    let tag = View()
    tag.accessibilityIdentifier = "tag"
    tag.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(tag)
    LayoutConstraint.activate([
      hold(tag, box), tag.topAnchor.constraint(equalTo: box.topAnchor),
      tag.widthAnchor.constraint(equalToConstant: 2),
      tag.heightAnchor.constraint(equalToConstant: 2),
    ])
  }

  var look: Lint.Look {
    get throws { try Lint.strict.look(at: root.convertedToScene(size: size)) }
  }

  /// The findings by rule and view, in an order of their own.
  var found: [String] {
    get throws { try look.findings.map(\.brief).sorted() }
  }
}

extension Finding {
  /// Such as `tap-size button3`.
  var brief: String {
    rule.rawValue + " " + (view?.split(separator: "/").last.map(String.init) ?? "–")
  }
}
