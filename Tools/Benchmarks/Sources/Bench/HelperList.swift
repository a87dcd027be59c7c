import Foundation
import Snapline

/// A list of rows with four views in each.
final class HelperList {
  enum Vocabulary { case anchors, helpers, snappy, snapKit }

  let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let rows = (0..<200).map { _ in View() }
  let parts = (0..<200).map { _ in (0..<4).map { _ in View() } }

  var views: [View] { [root] + rows + parts.joined() }

  var constraintCount: Int { views.reduce(0) { $0 + $1.constraints.count } }

  func fill(by vocabulary: Vocabulary) {
    for place in rows.indices {
      let before = place == 0 ? nil : rows[place - 1]
      switch vocabulary {
      case .helpers: addByHelpers(rows[place], parts[place], below: before)
      case .anchors: addByAnchors(rows[place], parts[place], below: before)
      case .snappy: addBySnappy(rows[place], parts[place], below: before)
      case .snapKit: addBySnapKit(rows[place], parts[place], below: before)
      }
    }
  }

  private func addByHelpers(_ row: View, _ parts: [View], below before: View?) {
    if let before {
      root.addSubview(row, pinningBelow: before, spacing: 1)
    } else {
      root.addSubview(row, pinnedTo: .top)
    }
    row.constrain(height: 44)
    row.addSubview(parts[0], filling: .superview)
    row.addSubview(parts[1], pinnedTo: .topLeading, offset: CGPoint(x: 8, y: 8))
    parts[1].constrain(width: 24, height: 24)
    row.addSubview(parts[2], pinningAfter: parts[1], insets: .vertical(4), spacing: 8)
    row.addSubview(parts[3], fillingRemainingSpaceAfter: parts[2], spacing: 8)
    parts[2].constrain(width: 100)
  }

  private func addByAnchors(_ row: View, _ parts: [View], below before: View?) {
    add(row, to: root)
    LayoutConstraint.activate([
      root.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      root.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      before.map { $0.bottomAnchor.constraint(equalTo: row.topAnchor, constant: -1) }
        ?? root.topAnchor.constraint(equalTo: row.topAnchor),
    ])
    LayoutConstraint.activate([row.heightAnchor.constraint(equalToConstant: 44)])
    for part in parts { add(part, to: row) }
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: parts[0].topAnchor),
      row.leadingAnchor.constraint(equalTo: parts[0].leadingAnchor),
      row.bottomAnchor.constraint(equalTo: parts[0].bottomAnchor),
      row.trailingAnchor.constraint(equalTo: parts[0].trailingAnchor),
    ])
    LayoutConstraint.activate([
      parts[1].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
      parts[1].topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
    ])
    LayoutConstraint.activate([
      parts[1].heightAnchor.constraint(equalToConstant: 24),
      parts[1].widthAnchor.constraint(equalToConstant: 24),
    ])
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: parts[2].topAnchor, constant: -4),
      row.bottomAnchor.constraint(equalTo: parts[2].bottomAnchor, constant: 4),
      parts[1].trailingAnchor.constraint(equalTo: parts[2].leadingAnchor, constant: -8),
    ])
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: parts[3].topAnchor),
      row.bottomAnchor.constraint(equalTo: parts[3].bottomAnchor),
      parts[2].trailingAnchor.constraint(equalTo: parts[3].leadingAnchor, constant: -8),
      row.trailingAnchor.constraint(equalTo: parts[3].trailingAnchor),
    ])
    LayoutConstraint.activate([parts[2].widthAnchor.constraint(equalToConstant: 100)])
  }

  private func add(_ view: View, to superview: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }
}
