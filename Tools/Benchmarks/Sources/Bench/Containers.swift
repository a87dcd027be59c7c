import Foundation
import Frame
import Snapline

extension Benchmark {
  /// What stacks cost beside the constraints that they stand for.
  static let containers = Benchmark(
    "containers",
    about: "stacks of 100 to 10,000 labels, made and laid out, in microseconds"
  ) { report in
    measureStacks(&report)
  }
}

private func measureStacks(_ report: inout Report) {
  var table = Table([
    "stack, labels", "stack", "by hand", "stack/by hand", "append", "hide one",
    "insert in the middle",
  ])
  var (growth, ratios): ([Double], [Double]) = ([], [])
  for arrangement in StackWorkload.allCases {
    var times: [Int: Double] = [:]
    for size in [100, 1_000, 10_000] {
      let (stack, byHand) = compare(arrangement, size)
      let edits = measureEdits(arrangement, size)
      times[size] = stack
      ratios.append(stack / byHand)
      table.add([
        "\(arrangement.rawValue) \(size)", stack.short, byHand.short,
        "\((stack / byHand).short)×", edits.append.short, edits.hide.short, edits.insert.short,
      ])
    }
    if let small = times[100], let large = times[10_000] {
      growth.append(log(large / small) / log(100))
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
  // The first of each warms up what both use.
  for round in 0..<(size > 5_000 ? 5 : 12) {
    for turn in 0..<2 {
      let isByHand = (round + turn).isMultiple(of: 2)
      let labels = StackWorkload.labels(size)
      let taken = microseconds {
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
  guard let stack = labels[0].superview as? StackView else { return (.nan, .nan, .nan) }
  var times = (append: Double.infinity, hide: Double.infinity, insert: Double.infinity)
  for _ in 0..<10 {
    let new = StackWorkload.labels(2)
    times.append = min(
      times.append,
      microseconds {
        stack.addArrangedSubview(new[0])
        root.layoutIfNeeded()
      }
    )
    times.hide = min(
      times.hide,
      microseconds {
        new[0].isHidden = true
        root.layoutIfNeeded()
      }
    )
    new[0].removeFromSuperview()
    root.layoutIfNeeded()
    times.insert = min(
      times.insert,
      microseconds {
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
  case column, row, nested, chain

  static func labels(_ count: Int) -> [Label] {
    (0..<count).map { number in
      let label = Label()
      label.text = "Row \(number % 100)"
      return label
    }
  }

  func stack(_ labels: [Label]) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    switch self {
    case .column:
      let stack = StackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.spacing = 8
      pin(stack, in: root)
    case .row:
      let stack = StackView(arrangedSubviews: labels)
      stack.distribution = .fillEqually
      stack.alignment = .center
      pin(stack, in: root)
    case .nested:
      var (views, axis): ([View], Axis) = (labels, .horizontal)
      while views.count > 1 {
        views = views.groups(of: 10).map { group in
          let stack = StackView(arrangedSubviews: group)
          stack.axis = axis
          stack.spacing = 2
          return stack
        }
        axis = axis.crossing
      }
      pin(views[0], in: root)
    case .chain:
      // As deep as there are tens of labels, each with ten labels and the next one.
      var inner: View?
      for group in labels.groups(of: 10).reversed() {
        let stack = StackView(arrangedSubviews: group + (inner.map { [$0] } ?? []))
        stack.axis = .vertical
        stack.spacing = 2
        inner = stack
      }
      if let inner { pin(inner, in: root) }
    }
    return root
  }

  /// The same without stacks: plain views with the constraints that stacks make.
  func byHand(_ labels: [Label]) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    switch self {
    case .column:
      pin(box(labels, .vertical, spacing: 8), in: root)
    case .row:
      let box = box(labels, .horizontal, spacing: 0, isCentered: true)
      LayoutConstraint.activate(
        labels.dropFirst().map { $0.widthAnchor.constraint(equalTo: labels[0].widthAnchor) }
      )
      pin(box, in: root)
    case .nested:
      var (views, axis): ([View], Axis) = (labels, .horizontal)
      while views.count > 1 {
        views = views.groups(of: 10).map { box($0, axis, spacing: 2) }
        axis = axis.crossing
      }
      pin(views[0], in: root)
    case .chain:
      var inner: View?
      for group in labels.groups(of: 10).reversed() {
        inner = box(group + (inner.map { [$0] } ?? []), .vertical, spacing: 2)
      }
      if let inner { pin(inner, in: root) }
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
      box.topAnchor.constraint(equalTo: spanner.topAnchor),
      spanner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      box.centerYAnchor.constraint(equalTo: first.centerYAnchor),
    ]
    constraints.append(wish(spanner.heightAnchor, 51))
    for view in views {
      if view !== first {
        constraints.append(first.centerYAnchor.constraint(equalTo: view.centerYAnchor))
      }
      constraints += [
        spanner.topAnchor.constraint(lessThanOrEqualTo: view.topAnchor),
        spanner.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
        wish(view.heightAnchor, 25),
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
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
  }
}

extension Array {
  fileprivate func groups(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
