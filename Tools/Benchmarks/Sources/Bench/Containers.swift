import Foundation
import Frame
import Snapline

extension Benchmark {
  /// What stacks cost beside the constraints that they stand for, and tables far from their top.
  static let containers = Benchmark(
    "containers",
    about: "stacks of 100 to 10,000 labels, made and laid out, in microseconds of the processor"
  ) { report in
    measureStacks(&report)
    measureGrids(&report)
    measureTables(&report)
  }
}

private func measureStacks(_ report: inout Report) {
  var table = Table([
    "stack, labels", "stack", "by hand", "stack/by hand", "append", "hide one",
    "insert in the middle",
  ])
  var (growth, ratios): ([Double], [Double]) = ([], [])
  for arrangement in StackWorkload.allCases {
    var times: [(size: Int, stack: Double)] = []
    for size in StackWorkload.sizes {
      report.say("\(arrangement.rawValue) \(size)")
      let (stack, byHand) = compare(arrangement, size)
      let edits = measureEdits(arrangement, size)
      times.append((size, stack))
      ratios.append(stack / byHand)
      table.add([
        "\(arrangement.rawValue) \(size)", stack.short, byHand.short,
        "\((stack / byHand).short)×", edits.append.short, edits.hide.short, edits.insert.short,
      ])
    }
    if let small = times.first, let large = times.last {
      let exponent = log(large.stack / small.stack) / log(Double(large.size / small.size))
      growth.append(exponent)
    }
  }
  report.add(table)
  report.note("by hand are the same constraints, made from anchors")
  report.figure("growth_max", growth.max() ?? .nan)
  report.figure("stack_vs_constraints", ratios.max() ?? .nan)
}

/// The least time of each, taken in turns.
private func compare(_ arrangement: StackWorkload, _ size: Int) -> (stack: Double, byHand: Double) {
  var (stack, byHand) = (Double.infinity, Double.infinity)
  let budget = Budget(.seconds(5))
  // The first of each warms up what both use.
  for round in 0..<12 where round < 2 || !budget.isSpent {
    for turn in 0..<2 {
      let isByHand = (round + turn).isMultiple(of: 2)
      let labels = StackWorkload.labels(size)
      let taken = processorMicroseconds {
        let root = isByHand ? arrangement.byHand(labels) : arrangement.stack(labels)
        root.layoutIfNeeded()
      }
      guard round > 0 else { continue }
      if isByHand { byHand = min(byHand, taken) } else { stack = min(stack, taken) }
    }
  }
  return (stack, byHand)
}

private func measureEdits(
  _ arrangement: StackWorkload,
  _ size: Int
) -> (append: Double, hide: Double, insert: Double) {
  let labels = StackWorkload.labels(size)
  let root = arrangement.stack(labels)
  root.layoutIfNeeded()
  guard let stack = root.subviews[0] as? StackView else { return (.nan, .nan, .nan) }
  var times = (append: Double.infinity, hide: Double.infinity, insert: Double.infinity)
  let budget = Budget(.seconds(2))
  for round in 0..<10 where round < 1 || !budget.isSpent {
    let new = StackWorkload.labels(2)
    times.append = min(
      times.append,
      processorMicroseconds {
        stack.addArrangedSubview(new[0])
        root.layoutIfNeeded()
      }
    )
    times.hide = min(
      times.hide,
      processorMicroseconds {
        new[0].isHidden = true
        root.layoutIfNeeded()
      }
    )
    new[0].removeFromSuperview()
    root.layoutIfNeeded()
    times.insert = min(
      times.insert,
      processorMicroseconds {
        stack.insertArrangedSubview(new[1], at: stack.arrangedSubviews.count / 2)
        root.layoutIfNeeded()
      }
    )
    new[1].removeFromSuperview()
    root.layoutIfNeeded()
  }
  return times
}

/// A way to arrange labels.
private enum StackWorkload: String, CaseIterable {
  /// Each as wide as the column.
  case column
  /// Equally wide, each as high as the row.
  case row
  /// Rows of a small column of three labels and a fourth one, in a column.
  case nested
  /// A column whose labels stand in its middle, as wide as the widest.
  case centered

  static let sizes = [100, 1_000, 10_000]

  static func labels(_ count: Int) -> [Label] {
    (0..<count).map { number in
      let label = Label()
      label.text = "Row \(number % 100)"
      // In a row the first ones take what is left.
      label.setContentHuggingPriority(LayoutPriority(250 + Float(number % 3)), for: .horizontal)
      return label
    }
  }

  private func root(_ count: Int) -> View {
    let width = self == .row ? 60 * CGFloat(count) : 400
    return View(frame: CGRect(x: 0, y: 0, width: width, height: 800))
  }

  func stack(_ labels: [Label]) -> View {
    let root = root(labels.count)
    let stack = StackView(arrangedSubviews: self == .nested ? rows(labels) : labels)
    stack.axis = self == .row ? .horizontal : .vertical
    stack.spacing = 8
    if self == .row { stack.distribution = .fillEqually }
    if self == .centered { stack.alignment = .center }
    pin(stack, in: root)
    return root
  }

  private func rows(_ labels: [Label]) -> [View] {
    labels.groups(of: 4).map { group in
      let column = StackView(arrangedSubviews: Array(group.dropLast()))
      column.axis = .vertical
      column.spacing = 2
      let row = StackView(arrangedSubviews: [column, group[group.count - 1]])
      row.spacing = 8
      return row
    }
  }

  /// The same without stacks: plain views with the constraints that stacks make.
  func byHand(_ labels: [Label]) -> View {
    let root = root(labels.count)
    switch self {
    case .column: pin(box(labels, .vertical, spacing: 8), in: root)
    case .centered: pin(box(labels, .vertical, spacing: 8, isCentered: true), in: root)
    case .row:
      let box = box(labels, .horizontal, spacing: 8)
      LayoutConstraint.activate(
        labels.dropFirst().map { $0.widthAnchor.constraint(equalTo: labels[0].widthAnchor) }
      )
      pin(box, in: root)
    case .nested:
      let rows = labels.groups(of: 4).map { group in
        let column = box(Array(group.dropLast()), .vertical, spacing: 2)
        return box([column, group[group.count - 1]], .horizontal, spacing: 8)
      }
      pin(box(rows, .vertical, spacing: 8), in: root)
    }
    return root
  }

  private func box(
    _ views: [View],
    _ axis: Axis,
    spacing: CGFloat,
    isCentered: Bool = false
  ) -> View {
    let box = View()
    let (first, last) = (views[0], views[views.count - 1])
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    let isRow = axis == .horizontal
    var constraints =
      isRow
      ? [
        box.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        last.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ]
      : [
        box.topAnchor.constraint(equalTo: first.topAnchor),
        last.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ]
    for (before, view) in zip(views, views.dropFirst()) {
      constraints.append(
        isRow
          ? view.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: spacing)
          : view.topAnchor.constraint(equalTo: before.bottomAnchor, constant: spacing)
      )
    }
    constraints += isCentered ? centered(views, in: box) : filled(views, across: axis, in: box)
    LayoutConstraint.activate(constraints)
    return box
  }

  private func filled(_ views: [View], across axis: Axis, in box: View) -> [LayoutConstraint] {
    let first = views[0]
    guard axis == .horizontal else {
      return [
        box.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        first.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ]
        + views.dropFirst().flatMap { view in
          [
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            first.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ]
        }
    }
    return [
      box.topAnchor.constraint(equalTo: first.topAnchor),
      first.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ]
      + views.dropFirst().flatMap { view in
        [
          first.topAnchor.constraint(equalTo: view.topAnchor),
          first.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
      }
  }

  private func centered(_ views: [View], in box: View) -> [LayoutConstraint] {
    let first = views[0]
    let spanner = LayoutGuide()
    box.addLayoutGuide(spanner)
    var constraints = [
      box.leadingAnchor.constraint(equalTo: spanner.leadingAnchor),
      spanner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      box.centerXAnchor.constraint(equalTo: first.centerXAnchor),
    ]
    constraints.append(wish(spanner.widthAnchor, 51))
    for view in views {
      if view !== first {
        constraints.append(first.centerXAnchor.constraint(equalTo: view.centerXAnchor))
      }
      constraints += [
        spanner.leadingAnchor.constraint(lessThanOrEqualTo: view.leadingAnchor),
        spanner.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
        wish(view.widthAnchor, 25),
      ]
    }
    return constraints
  }

  private func wish(_ length: LayoutDimension, _ priority: Float) -> LayoutConstraint {
    let constraint = length.constraint(equalToConstant: 0)
    constraint.priority = LayoutPriority(priority)
    return constraint
  }

  private func pin(_ view: View, in root: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    var constraints = [
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ]
    if self != .centered {
      constraints.append(view.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    }
    LayoutConstraint.activate(constraints)
  }
}

extension Array {
  fileprivate func groups(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
