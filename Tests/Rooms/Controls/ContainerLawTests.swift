import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText
import TestSupport
import Testing

@Suite struct `A tree of containers` {
  @Test func `has the frames of a fresh one after any changes`() {
    for first in Seed.many(20) {
      var seed = first
      var state = ContainerState(&seed)
      let tree = ContainerTree(state)
      tree.root.layoutIfNeeded()
      for step in 0..<5 {
        state.change(&seed)
        tree.show(state)
        tree.root.layoutIfNeeded()
        let fresh = ContainerTree(state)
        fresh.root.layoutIfNeeded()
        let (frames, expected) = (tree.frames, fresh.frames)
        for (frame, other) in zip(frames, expected) where frame != other {
          Issue.record("\(first), step \(step): \(frame), not \(other), of \(state)")
          break
        }
        #expect(frames.count == expected.count, "\(first), step \(step)")
        #expect(tree.root.layoutConflicts.isEmpty, "\(first), step \(step)")
      }
    }
  }

  @Test func `keeps no constraints and views of what it showed before`() {
    var seed = Seed(7)
    var states = (0..<6).map { _ in ContainerState(&seed) }
    states.append(states[0])
    let tree = ContainerTree(states[0])
    tree.root.layoutIfNeeded()
    let first = tree.sizes
    for _ in 0..<4 {
      for state in states {
        tree.show(state)
        tree.root.layoutIfNeeded()
      }
    }
    #expect(tree.sizes == first)
  }
}

/// What the containers of a tree show, and where it stands.
private struct ContainerState {
  struct Row {
    var words: Int
    var second: Int
    var kind: Int
    var accessory: TableViewCell.AccessoryType
  }

  var width: CGFloat
  var isLeftward = false
  var textSize = ContentSizeCategory.large
  var isInset = false
  var sections: [[Row]] = []
  var headers: [Int] = []
  var items: [Int] = []
  var texts: [Int] = []
  var hidden: Set<Int> = []
  var axis = Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill

  init(_ seed: inout Seed) {
    width = 320
    for _ in 0..<20 { change(&seed) }
    isInset = .random(using: &seed)
  }

  mutating func change(_ seed: inout Seed) {
    let count = { (range: ClosedRange<Int>, seed: inout Seed) in Int.random(in: range, using: &seed)
    }
    switch count(0...9, &seed) {
    case 0: width = CGFloat(count(240...700, &seed))
    case 1: isLeftward.toggle()
    case 2:
      textSize =
        [.small, .large, .extraExtraLarge, .accessibilityLarge].randomElement(using: &seed)
        ?? .large
    case 3:
      sections = (0..<count(0...3, &seed)).map { _ in
        (0..<count(0...4, &seed)).map { _ in
          Row(
            words: count(0...14, &seed),
            second: count(0...6, &seed),
            kind: count(0...3, &seed),
            accessory: TableViewCell.AccessoryType.allCases.randomElement(using: &seed) ?? .none
          )
        }
      }
      headers = sections.map { _ in count(0...9, &seed) }
    case 4: items = (0..<count(0...9, &seed)).map { _ in count(1...5, &seed) }
    case 5: texts = (0..<5).map { _ in count(0...12, &seed) }
    case 6: hidden.formSymmetricDifference([count(0...4, &seed)])
    case 7: axis = Axis.allCases.randomElement(using: &seed) ?? .horizontal
    case 8: distribution = StackView.Distribution.allCases.randomElement(using: &seed) ?? .fill
    default: alignment = StackView.Alignment.allCases.randomElement(using: &seed) ?? .fill
    }
  }

  static func text(_ words: Int) -> String {
    let list = "one small text of words that wrap where there is no more room for all of them"
    return list.split(separator: " ").prefix(words).joined(separator: " ")
  }

  func text(_ place: Int) -> String {
    texts.indices.contains(place) ? Self.text(texts[place]) : ""
  }
}

/// All containers one below the other.
private final class ContainerTree {
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 5_000))
  private var state: ContainerState
  private let labels = (0..<3).map { _ in Label() }
  private let stack = StackView()
  private let scrolled = Label()
  private let textView = TextView()
  private let table: TableView
  private let collection = CollectionView(frame: .zero)

  init(_ state: ContainerState) {
    self.state = state
    table = TableView(frame: .zero, style: state.isInset ? .insetGrouped : .plain)
    for label in labels {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.font = .preferredFont(forTextStyle: .body)
    }
    let inner = StackView(arrangedSubviews: [labels[1], labels[2]])
    inner.axis = .vertical
    stack.addArrangedSubview(labels[0])
    stack.addArrangedSubview(inner)
    let scroll = ScrollView()
    scrolled.numberOfLines = 0
    scroll.hold(scrolled)
    textView.isScrollEnabled = false
    let column = StackView(arrangedSubviews: [stack, scroll, textView, table, collection])
    column.axis = .vertical
    column.spacing = 8
    root.hold(column)
    let content: LayoutGuide = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.heightAnchor.constraint(equalToConstant: 60),
      table.heightAnchor.constraint(equalToConstant: 2_000),
      collection.heightAnchor.constraint(equalToConstant: 900),
      scrolled.topAnchor.constraint(equalTo: content.topAnchor),
      scrolled.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      scrolled.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      scrolled.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      scrolled.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    setSources()
    show(state)
  }

  private func setSources() {
    let rows = TableSource(
      sections: { [unowned self] in state.sections.count },
      rows: { [unowned self] in state.sections[$0].count },
      cell: { [unowned self] in cell($0, state.sections[$1.section][$1.row]) }
    )
    rows.header = { [unowned self] in
      state.headers[$0] == 0 ? nil : ContainerState.text(state.headers[$0])
    }
    table.source = rows
    let flow = CollectionViewFlowLayout()
    flow.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    collection.collectionViewLayout = flow
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    collection.source = CollectionSource(
      items: { [unowned self] _ in state.items.count },
      cell: { [unowned self] in
        let cell = $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
        (cell as? ItemCell)?.label.text = ContainerState.text(state.items[$1.item])
        return cell
      }
    )
  }

  private func cell(_ table: TableView, _ row: ContainerState.Row) -> TableViewCell {
    let styles: [TableViewCell.CellStyle] = [.default, .subtitle, .value1]
    let style = row.kind < 3 ? styles[row.kind] : .default
    let name = "\(row.kind)"
    let cell =
      table.dequeueReusableCell(withIdentifier: name)
      ?? TableViewCell(style: style, reuseIdentifier: name)
    cell.accessoryType = row.accessory
    if row.kind == 3 {
      var content = cell.defaultContentConfiguration()
      content.text = ContainerState.text(row.words)
      content.secondaryText = row.second == 0 ? nil : ContainerState.text(row.second)
      cell.contentConfiguration = content
    } else {
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = ContainerState.text(row.words)
      cell.detailTextLabel?.text = ContainerState.text(row.second)
    }
    return cell
  }

  func show(_ state: ContainerState) {
    self.state = state
    root.frame.size.width = state.width
    root.environment.traits.layoutDirection = state.isLeftward ? .rightToLeft : .leftToRight
    root.environment.traits.preferredContentSizeCategory = state.textSize
    for (place, label) in labels.enumerated() {
      label.text = state.text(place)
      label.isHidden = state.hidden.contains(place)
    }
    (stack.axis, stack.distribution) = (state.axis, state.distribution)
    stack.alignment = state.alignment
    (scrolled.text, textView.text) = (state.text(3), state.text(4))
    textView.isHidden = state.hidden.contains(4)
    table.reloadData()
    collection.reloadData()
  }

  /// The frames of all that shows, in the order of what is shown.
  var frames: [String] { frames(below: root) }

  private func frames(below view: View) -> [String] {
    var views: [View] = view.subviews
    if let table = view as? TableView {
      let headers = (0..<table.numberOfSections).compactMap { table.headerView(forSection: $0) }
      views = table.visibleCells + headers
    } else if let collection = view as? CollectionView {
      views = collection.visibleCells
    }
    return views.filter { !$0.isHidden }.flatMap { child in
      let frame = child.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        .map { ($0 * 100).rounded() / 100 }
      return ["\(type(of: child)) \(numbers)"] + frames(below: child)
    }
  }

  /// How many views there are, and how many constraints hold them.
  var sizes: [Int] {
    var (views, constraints, waiting) = (0, 0, [root])
    while let view = waiting.popLast() {
      if view !== table, view !== collection { waiting += view.subviews }
      views += 1
      constraints += view.constraints.count
    }
    return [views, constraints, table.visibleCells.count, collection.visibleCells.count]
  }
}

private final class ItemCell: CollectionViewCell {
  let label = Label()

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.hold(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension View {
  fileprivate func hold(_ view: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
