import Foundation
import Snapline

/// One of the solver's six layouts as a tree of views.
final class LayoutWorkload {
  static let names = ["a", "b", "c", "d", "e", "f"]

  let root: View
  private(set) var views: [View] = []
  /// Changes one thing in the middle, there and back, which moves what depends on it.
  private(set) var edit: (Bool) -> Void = { _ in }
  /// The same, of something on which few views depend; nothing where all hangs together.
  private(set) var localEdit: ((Bool) -> Void)?
  private var constraints: [LayoutConstraint] = []

  init(_ name: String, views count: Int) {
    let side = name == "b" ? 4 * CGFloat(count) + 100 : 0
    root = View(
      frame: CGRect(x: 0, y: 0, width: max(375, side), height: max(812, side))
    )
    views.append(root)
    switch name {
    case "a": makeList(max(1, (count - 1) / 5))
    case "b": makeNest(max(1, count - 1))
    case "c": makeForm(max(1, (count - 1) / 2))
    case "d": makeEqualRows(max(1, (count - 1) / 6))
    case "e": makeChains(max(1, (count - 1) / 9))
    default: makeConflicts(max(1, count - 1))
    }
    LayoutConstraint.activate(constraints)
    constraints = []
  }

  /// A view with a content size.
  private final class Content: View {
    var size = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { size }
  }

  private func view(in parent: View) -> View { add(View(), to: parent) }

  private func content(_ width: CGFloat, _ height: CGFloat, in parent: View) -> Content {
    let view = add(Content(), to: parent)
    view.size = CGSize(width: width, height: height)
    return view
  }

  private func add<Kind: View>(_ view: Kind, to parent: View) -> Kind {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    views.append(view)
    return view
  }

  private func hold(_ constraint: LayoutConstraint, at priority: Float = 1000) {
    if priority < 1000 { constraint.priority = LayoutPriority(priority) }
    constraints.append(constraint)
  }

  private func note(_ constraint: LayoutConstraint, _ after: CGFloat) {
    let before = constraint.constant
    edit = { constraint.constant = $0 ? after : before }
  }

  private func note(_ view: Content, height: CGFloat) {
    let before = view.size.height
    edit = { view.size.height = $0 ? height : before }
  }

  // MARK: Layouts

  private func makeList(_ count: Int) {
    var previous: View?
    for index in 0..<count {
      let row = view(in: root)
      let icon = content(24, 24, in: row)
      let title = content(CGFloat(60 + 37 * index % 160), 20, in: row)
      let subtitle = content(CGFloat(40 + 53 * index % 200), 16, in: row)
      let accessory = content(CGFloat(12 + 8 * (index % 3)), 20, in: row)
      hold(row.leftAnchor.constraint(equalTo: root.leftAnchor))
      hold(row.rightAnchor.constraint(equalTo: root.rightAnchor))
      hold(row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor))
      hold(icon.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 16))
      hold(icon.centerYAnchor.constraint(equalTo: row.centerYAnchor))
      hold(title.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 12))
      hold(title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8))
      hold(title.rightAnchor.constraint(lessThanOrEqualTo: accessory.leftAnchor, constant: -8))
      hold(subtitle.leftAnchor.constraint(equalTo: title.leftAnchor))
      hold(subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4))
      hold(subtitle.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8))
      hold(subtitle.rightAnchor.constraint(lessThanOrEqualTo: accessory.leftAnchor, constant: -8))
      hold(accessory.rightAnchor.constraint(equalTo: row.rightAnchor, constant: -16))
      hold(accessory.centerYAnchor.constraint(equalTo: row.centerYAnchor))
      if index == count / 2 {
        note(title, height: 28)
        let before = accessory.size.width
        localEdit = { accessory.size.width = $0 ? before + 4 : before }
      }
      previous = row
    }
  }

  private func makeNest(_ count: Int) {
    var parent = root
    for index in 0..<count {
      let child = view(in: parent)
      let inset = child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1)
      hold(inset)
      if index == count / 2 { note(inset, 3) }
      hold(child.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -1))
      hold(child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1))
      hold(child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1))
      parent = child
    }
  }

  private func makeForm(_ count: Int) {
    var (first, previous): (View?, View?) = (nil, nil)
    for index in 0..<count {
      let label = content(CGFloat(50 + 29 * index % 90), 17, in: root)
      let field = content(100, 30, in: root)
      hold(label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16))
      if let first { hold(label.widthAnchor.constraint(equalTo: first.widthAnchor)) }
      first = first ?? label
      hold(label.centerYAnchor.constraint(equalTo: field.centerYAnchor))
      hold(field.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8))
      hold(field.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16))
      hold(
        field.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 8)
      )
      if index == count / 2 { note(field, height: 38) }
      previous = field
    }
  }

  private func makeEqualRows(_ count: Int) {
    var above: View?
    for index in 0..<count {
      let row = view(in: root)
      hold(row.leftAnchor.constraint(equalTo: root.leftAnchor))
      hold(row.rightAnchor.constraint(equalTo: root.rightAnchor))
      hold(row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 4))
      let tall = row.heightAnchor.constraint(equalToConstant: 44)
      hold(tall)
      if index == count / 2 { note(tall, 52) }
      var (first, previous): (View?, View?) = (nil, nil)
      for _ in 0..<5 {
        let item = content(30, 20, in: row)
        hold(
          item.leftAnchor.constraint(
            equalTo: previous?.rightAnchor ?? row.leftAnchor,
            constant: previous == nil ? 0 : 8
          )
        )
        if let first { hold(item.widthAnchor.constraint(equalTo: first.widthAnchor)) }
        first = first ?? item
        hold(item.topAnchor.constraint(equalTo: row.topAnchor))
        hold(item.bottomAnchor.constraint(equalTo: row.bottomAnchor))
        previous = item
      }
      if let previous { hold(previous.rightAnchor.constraint(equalTo: row.rightAnchor)) }
      above = row
    }
  }

  private func makeChains(_ count: Int) {
    var above: View?
    for index in 0..<count {
      let row = view(in: root)
      hold(row.leftAnchor.constraint(equalTo: root.leftAnchor))
      hold(row.rightAnchor.constraint(equalTo: root.rightAnchor))
      hold(row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 4))
      hold(row.heightAnchor.constraint(equalToConstant: 28))
      let items = (0..<8).map { _ in view(in: row) }
      for (place, item) in items.enumerated() {
        hold(item.topAnchor.constraint(equalTo: row.topAnchor))
        hold(item.heightAnchor.constraint(equalToConstant: 20))
        let edge = place > 0 ? items[place - 1].rightAnchor : row.leftAnchor
        hold(item.leftAnchor.constraint(greaterThanOrEqualTo: edge, constant: 8))
        hold(item.leftAnchor.constraint(equalTo: edge, constant: 8), at: 400)
        let least = CGFloat(20 + 10 * (place % 3))
        hold(item.widthAnchor.constraint(greaterThanOrEqualToConstant: least))
        hold(item.widthAnchor.constraint(lessThanOrEqualToConstant: 120))
        let wish = item.widthAnchor.constraint(equalToConstant: 80)
        hold(wish, at: Float(500 + 50 * (place % 4)))
        if index == count / 2, place == 3 {
          note(wish, 60)
          localEdit = edit
        }
        if place % 2 == 1, place < 7 {
          let before = items[place - 1].centerXAnchor.anchorWithOffset(to: item.centerXAnchor)
          let behind = item.centerXAnchor.anchorWithOffset(to: items[place + 1].centerXAnchor)
          hold(before.constraint(equalTo: behind), at: 300)
        }
      }
      hold(items[7].rightAnchor.constraint(lessThanOrEqualTo: row.rightAnchor, constant: -8))
      above = row
    }
  }

  private func makeConflicts(_ count: Int) {
    var previous: View?
    for index in 0..<count {
      let item = view(in: root)
      hold(
        item.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 2)
      )
      hold(item.heightAnchor.constraint(lessThanOrEqualToConstant: 25))
      hold(item.heightAnchor.constraint(equalToConstant: 20), at: 950)
      hold(item.heightAnchor.constraint(equalToConstant: 30), at: 250)
      hold(item.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), at: 900)
      let wish = item.widthAnchor.constraint(equalToConstant: 200)
      hold(wish, at: 850)
      if index == count / 2 {
        note(wish, 220)
        localEdit = edit
      }
      hold(item.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10), at: 800)
      hold(item.widthAnchor.constraint(equalToConstant: 300), at: 700)
      hold(
        item.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
        at: 600
      )
      hold(item.centerXAnchor.constraint(equalTo: root.centerXAnchor), at: 500)
      if let previous {
        hold(item.leftAnchor.constraint(equalTo: previous.leftAnchor, constant: 1), at: 400)
        hold(item.widthAnchor.constraint(equalTo: previous.widthAnchor), at: 350)
      }
      previous = item
    }
  }
}
