import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry

/// Views that arrange others.
extension SwiftWriter {
  func writeStack(_ making: Making) {
    let (values, name) = (making.values, making.name)
    let children = making.view.children.map(make)
    if !children.isEmpty { lines.add("") }
    let word = values[StackWords.adjusts]?.word
    let isColumn = isColumn(making.element)
    let hides = values[StackWords.hidesWhenEmpty] ?? true
    let isKept = !hides || values.says(ViewWords.hidden)
    var call = SwiftCall()
    let list = SwiftText.list(children)
    let isShort = children.count < 6 && !children.isEmpty
    let views = isShort ? children.joined(separator: ", ") : list
    let function: String
    if isKept, word == nil {
      function = "AutoHidingStackView"
      call.add("with", list)
      call.add("axis", isColumn ? ".vertical" : ".horizontal")
    } else if word != nil, isKept {
      function =
        word == .accessibility
        ? "AutoAdjustingHorizontalStackView" : "AutoAdjustingVerticalStackView"
      call.add("with", list)
      call.add("axis", word == .accessibility ? ".horizontal" : ".vertical")
    } else {
      switch word {
      case .verticallyCompact: function = "View.autoAdjustingVerticallyStacked"
      case .accessibility: function = "View.autoAdjustingHorizontallyStacked"
      case nil: function = isColumn ? "View.verticallyStacked" : "View.horizontallyStacked"
      }
      call.add(nil, views)
    }
    call.add("alignment", values[StackWords.alignment].flatMap(Self.alignment))
    call.add(
      "distribution",
      values[StackWords.distribution].flatMap { $0 == .fill ? nil : ".\($0.rawValue)" }
    )
    call.add("spacing", values[StackWords.spacing].map(spacing))
    lines.add("let \(name) = \(call.of(function))")
    if isKept {
      lines.add("\(name).automaticallyHidesWhenNotHavingVisibleSubviews = false")
      lines.add("\(name).isHidden = false")
    }
    if values[StackWords.baselineRelative] == true {
      lines.add("\(name).isBaselineRelativeArrangement = true")
    }
    if values.values.says(ViewWords.margins.name) {
      lines.add("\(name).isLayoutMarginsRelativeArrangement = true")
    }
    if !isColumn || word != nil, children.count > 1 {
      let hasSpacer = making.view.children.contains { $0.element.word.id == .spacer }
      lines.add("\(name).fittingTexts(\(hasSpacer ? "leavesRoom: true" : ""))")
    }
    finish(making)
    let holder = Holder(variable: name, node: making.view)
    for (child, variable) in zip(making.view.children, children) {
      passPlacement(of: child.element)
      if let after = self.values(of: child.element)[ViewWords.spacingAfter] {
        lines.add("\(name).setCustomSpacing(\(spacing(after)), after: \(variable))")
      }
      writeFiller(child, as: variable, in: name, isColumn: isColumn, making)
      writeLateSizes(of: child, as: variable, in: holder)
    }
  }

  /// Has the equations of a view be written once all views are in one tree.
  func noteEquations(of making: Making) {
    guard let equations = making.values[ViewWords.constraints],
      switchedChoice(of: making.view) == nil
    else { return }
    let parent = holder(of: making.view)
    later.append { self.write(equations, by: making.name, superview: parent()) }
  }

  /// Which way a stack runs: its class says so, and where it turns, what it turns to.
  private func isColumn(_ element: Element) -> Bool {
    switch element.values[StackWords.adjusts]?.word {
    case .accessibility: return scope.traits.preferredContentSizeCategory.isAccessibilityCategory
    case .verticallyCompact: return scope.traits.verticalSizeClass != .compact
    case nil: break
    }
    let own = element.word.id == .vstack
    guard let turn = element.values[StackWords.adjusts]?.turn else { return own }
    return turn.axis.map { $0 == .vertical } ?? !own
  }

  private static func alignment(_ word: StackAlignmentWord) -> String? {
    switch word {
    case .fill: nil
    case .leading, .top: ".leading"
    case .center: ".center"
    case .trailing, .bottom: ".trailing"
    case .firstBaseline: ".firstBaseline"
    case .lastBaseline: ".lastBaseline"
    }
  }

  /// The room of a spacer, or the line of a divider.
  private func writeFiller(
    _ child: SettledView,
    as name: String,
    in stack: String,
    isColumn: Bool,
    _ making: Making
  ) {
    guard child.element.word.isFiller else { return }
    let content = content(of: child.element)
    let (along, across) = isColumn ? ("height", "width") : ("width", "height")
    if child.element.word.id == .divider {
      let thickness = content[FillerWords.thickness]?.length ?? Length(value: 1, isInPixels: true)
      lines.add("\(name).constrain(\(along): \(points(thickness)))")
      let room = making.values.values.says(ViewWords.margins.name) ? ".layoutMargins" : ".superview"
      lines.add("\(name).constrain(\(across): .exactly(\(room), priority: LayoutPriority(999)))")
    } else if let exactly = content[FillerWords.exactly]?.length {
      lines.add("\(name).constrain(\(along): \(points(exactly)))")
    } else {
      if let least = content[FillerWords.minimum]?.length {
        lines.add("\(name).constrain(\(along): .atLeast(\(points(least))))")
      }
      lines.add("\(name).constrain(\(along): .exactly(0, priority: LayoutPriority(1)))")
      if let first = firstSpacers[stack] {
        lines.add(
          "\(name).constrain(\(along): .exactly(.relative(\(first)), priority: LayoutPriority(2)))"
        )
      } else {
        firstSpacers[stack] = name
      }
    }
  }

  func writeFlow(_ making: Making) {
    let (values, name) = (making.values, making.name)
    let children = making.view.children.map(make)
    if !children.isEmpty { lines.add("") }
    lines.add("let \(name) = FlowView()")
    let across = values[FlowWords.spacing].map(spacing)
    if let across { lines.add("\(name).spacing = \(across)") }
    if let between = values[FlowWords.lineSpacing].map(spacing) ?? across {
      lines.add("\(name).lineSpacing = \(between)")
    }
    if let word = values[FlowWords.alignment] {
      lines.add("\(name).alignment = .\(word.rawValue)")
    }
    if let word = values[FlowWords.lineAlignment] {
      lines.add("\(name).lineAlignment = .\(word.rawValue)")
    }
    if values.values.says(ViewWords.margins.name) {
      lines.add("\(name).isLayoutMarginsRelativeArrangement = true")
    }
    finish(making)
    for (child, variable) in zip(making.view.children, children) {
      lines.add("\(name).addArrangedSubview(\(variable))")
      passPlacement(of: child.element)
      if let after = self.values(of: child.element)[ViewWords.spacingAfter] {
        lines.add("\(name).setCustomSpacing(\(spacing(after)), after: \(variable))")
      }
      let holder = Holder(variable: name, node: making.view)
      writeLateSizes(of: child, as: variable, in: holder)
    }
  }

  func writeGrid(_ making: Making) {
    let (values, name) = (making.values, making.name)
    let children = making.view.children.map(make)
    if !children.isEmpty { lines.add("") }
    var call = SwiftCall()
    call.add("columns", tracks(values[GridWords.columns]))
    call.add("rows", tracks(values[GridWords.rows]))
    lines.add("let \(name) = \(call.of("GridView"))")
    if let distance = values[GridWords.columnSpacing] {
      lines.add("\(name).columnSpacing = \(spacing(distance))")
    }
    if let distance = values[GridWords.rowSpacing] {
      lines.add("\(name).rowSpacing = \(spacing(distance))")
    }
    if let list = values[GridWords.columnAlignment] {
      lines.add(
        "\(name).columnAlignments = \(SwiftText.list(list.words.map { ".\($0.rawValue)" }))"
      )
    }
    if let list = values[GridWords.rowAlignment] {
      lines.add("\(name).rowAlignments = \(SwiftText.list(list.words.map { ".\($0.rawValue)" }))")
    }
    if values.values.says(ViewWords.margins.name) {
      lines.add("\(name).isLayoutMarginsRelativeArrangement = true")
    }
    finish(making)
    for (child, variable) in zip(making.view.children, children) {
      let element = child.element
      lines.add(
        element.beginsRow
          ? "\(name).addRow([\(variable)])" : "\(name).addArrangedSubview(\(variable))"
      )
      writeCellOfGrid(of: element, as: variable, in: name)
      passPlacement(of: element)
      writeLateSizes(of: child, as: variable, in: Holder(variable: name, node: making.view))
    }
  }

  private func tracks(_ list: TrackList?) -> String? {
    list.map { list in
      SwiftText.list(
        list.tracks.map { track in
          switch track.kind {
          case .length(let length): ".length(\(points(length)))"
          case .parts(let parts): ".fraction(\(SwiftText.number(Double(parts))))"
          case .content: ".content"
          }
        }
      )
    }
  }

  private func writeCellOfGrid(of element: Element, as variable: String, in grid: String) {
    let values = values(of: element)
    var call = SwiftCall()
    call.add("columnSpan", values[GridWords.columnSpan].map { "\($0.value)" })
    call.add("rowSpan", values[GridWords.rowSpan].map { "\($0.value)" })
    let column: String? =
      switch values[PlacementWords.horizontally]?.operation {
      case .fill: ".fill"
      case .start: ".leading"
      case .center: ".center"
      case .end: ".trailing"
      default: nil
      }
    let row: String? =
      switch values[PlacementWords.vertically]?.operation {
      case .fill: ".fill"
      case .start: ".top"
      case .center: ".center"
      case .end: ".bottom"
      default: nil
      }
    call.add("columnAlignment", column)
    call.add("rowAlignment", row)
    guard !call.isEmpty else { return }
    lines.add("\(grid).setCell(\(call.of("GridView.Cell")), of: \(variable))")
  }
}
