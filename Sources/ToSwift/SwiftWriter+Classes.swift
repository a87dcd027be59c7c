import SnaplineDesigns

/// A view of each class.
extension SwiftWriter {
  /// A view with what it says, and the variable that it is in.
  struct Making {
    let name: String
    let view: SettledView
    let values: SaidValues
    let content: SaidValues

    var element: Element { view.element }
  }

  /// Makes a view and all that lies in it; answers the variable that has it.
  func make(_ view: SettledView) -> String {
    let around = scope
    defer { scope = around }
    let element = view.element
    if let call = call(for: view) {
      let name = names.next(for: wishedName(of: element), else: element.word.standardName)
      if let id = element.name, variables[id] == nil { variables[id] = name }
      lines.add("let \(name) = \(call)")
      return name
    }
    scope.override(by: element.values, self)
    let values = values(of: element)
    if let tint = values[ViewWords.tint] { scope.tint = color(tint) }
    let name = names.next(for: wishedName(of: element), else: element.word.standardName)
    let making = Making(name: name, view: view, values: values, content: content(of: element))
    if let id = element.name, variables[id] == nil { variables[id] = name }
    write(making)
    // What is made of several views stands apart.
    if !view.children.isEmpty { lines.add("") }
    return name
  }

  /// What a view of a class becomes: without a row for it nothing compiles.
  private func write(_ making: Making) {
    switch making.element.word.id {
    case .view, .spacer, .section, .row: writePlain(making)
    case .divider: writeDivider(making)
    case .label: writeLabel(making)
    case .image: writeImage(making)
    case .button: writeButton(making)
    case .textField: writeTextField(making)
    case .textView: writeTextView(making)
    case .searchBar: writeSearchBar(making)
    case .toggle: writeSwitch(making)
    case .segments: writeSegments(making)
    case .activity: writeActivity(making)
    case .slider: writeSlider(making)
    case .stepper: writeStepper(making)
    case .progress: writeProgress(making)
    case .pageControl: writePageControl(making)
    case .datePicker: writeDatePicker(making)
    case .picker: writePicker(making)
    case .colorWell: writeColorWell(making)
    case .gradient: writeGradient(making)
    case .shape: writeShape(making)
    case .qr: writeQRCode(making)
    case .barcode: writeBarcode(making)
    case .chart: writeChart(making)
    case .navigationBar: writeNavigationBar(making)
    case .tabBar: writeTabBar(making)
    case .toolbar: writeToolbar(making)
    case .vstack, .hstack: writeStack(making)
    case .flow: writeFlow(making)
    case .grid: writeGrid(making)
    case .scroll: writeScroll(making)
    case .vscroll, .hscroll: writeOverflow(making)
    case .table: writeTable(making)
    case .cell: writeCell(making)
    case .collection: writeCollection(making)
    case .blur: writeBlur(making)
    case .collapsable: writeCollapsable(making)
    case .wrapping: writeWrapping(making)
    }
  }

  /// Writes what every view takes, once the view is made, be it with its background or without.
  func finish(_ making: Making, isColoured: Bool = false) {
    writeLooks(making.values, of: making.name, isColoured: isColoured)
    let identifier =
      making.values[ViewWords.accessibility]?.identifier ?? making.element.name
    if let identifier {
      lines.add("\(making.name).accessibilityIdentifier = \(SwiftText.string(identifier))")
    }
    writeGuides(of: making)
    writeSizes(of: making)
    noteEquations(of: making)
  }

  // MARK: Plain views

  private func writePlain(_ making: Making) {
    _ = making.content[FillerWords.exactly]
    _ = making.content[FillerWords.minimum]
    writeHolder(making, "View()")
  }

  /// A view that its children are put into, each where it says.
  func writeHolder(_ making: Making, _ made: String, within inside: String? = nil) {
    let children = making.view.children.map { ($0, make($0)) }
    if !children.isEmpty { lines.add("") }
    var isColoured = false
    if made == "View()", case .color(let color)? = making.values.values[ViewWords.background] {
      lines.add("let \(making.name) = View(backgroundColor: \(Self.short(self.color(color))))")
      isColoured = true
    } else {
      lines.add("let \(making.name) = \(made)")
    }
    finish(making, isColoured: isColoured)
    insert(children, into: Holder(variable: inside ?? making.name, node: making.view), making)
  }

  /// Puts children that were made into a view: one after the other, or each where it says.
  func insert(_ children: [(SettledView, String)], into holder: Holder, _ making: Making) {
    if let sequence = making.values[InsideWords.sequence], !children.isEmpty {
      writeSequence(sequence, of: children.map(\.1), in: holder)
      for (child, name) in children { writeLateSizes(of: child, as: name, in: holder) }
    } else {
      var inserted: Set<Int> = []
      for (child, name) in children { insert(child, as: name, into: holder, beside: &inserted) }
    }
  }

  private func writeDivider(_ making: Making) {
    _ = making.content[FillerWords.thickness]
    lines.add("let \(making.name) = View(backgroundColor: .separator)")
    finish(making)
  }

  func writeScroll(_ making: Making) {
    let children = making.view.children.map { ($0, make($0)) }
    if !children.isEmpty { lines.add("") }
    lines.add("let \(making.name) = ScrollView()")
    writeScrolling(making)
    finish(making)
    insert(children, into: Holder(variable: making.name, node: making.view), making)
  }

  /// What scroll views of all kinds say.
  private func writeScrolling(_ making: Making) {
    let (name, values) = (making.name, making.values)
    func set(_ member: String, _ value: String?) {
      if let value { lines.add("\(name).\(member) = \(value)") }
    }
    set("contentInset", values[ScrollWords.contentInsets].map { fixed($0, of: values.values) })
    set("contentOffset", values[ScrollWords.contentOffset].map(point))
    if let indicators = values[ScrollWords.indicators] {
      set(
        "showsHorizontalScrollIndicator",
        "\(indicators == .both || indicators == .horizontal)"
      )
      set("showsVerticalScrollIndicator", "\(indicators == .both || indicators == .vertical)")
    }
    set(
      "contentInsetAdjustmentBehavior",
      values[ScrollWords.safeAreaAdjustment].map { ".\($0.rawValue)" }
    )
    if values[ScrollWords.paging] == true { set("isPagingEnabled", "true") }
    writeRefreshing(making)
  }

  func writeRefreshing(_ making: Making) {
    guard making.values[ScrollWords.refreshing] == true else { return }
    let control = names.next(for: "refreshControl", else: "refreshControl")
    lines.add("let \(control) = RefreshControl()")
    lines.add("\(making.name).refreshControl = \(control)")
    lines.add("\(control).beginRefreshing()")
  }

  func writeOverflow(_ making: Making) {
    let isAcross = making.element.word.id == .hscroll
    let footer = making.values[OverflowWords.footer]?.element.number
    let children = making.view.children.map { ($0, make($0)) }
    if !children.isEmpty { lines.add("") }
    let name = making.name
    lines.add("let \(name) = \(isAcross ? "Horizontal" : "Vertical")OverflowScrollView()")
    if making.values[OverflowWords.avoidsKeyboard] == true {
      lines.add("\(name).isAdjustingForKeyboard = true")
    }
    if let mode = making.values[OverflowWords.footerMode] {
      lines.add("\(name).stickyFooterView.mode = .\(mode.rawValue)")
    }
    writeScrolling(making)
    finish(making)
    let across = making.values[OverflowWords.crossAxis].map(anchorable) ?? ".superview"
    for (child, variable) in children {
      if child.element.number == footer {
        var inserted: Set<Int> = []
        let holder = Holder(variable: "\(name).stickyFooterView", node: making.view)
        insert(child, as: variable, into: holder, beside: &inserted, isAlone: true)
      } else {
        let box =
          isAcross
          ? ".horizontally(.scrollContent, vertically: \(across))"
          : ".horizontally(\(across), vertically: .scrollContent)"
        lines.add("\(name).addSubview(\(variable), filling: \(box))")
        passPlacement(of: child.element)
        writeLateSizes(of: child, as: variable, in: Holder(variable: name, node: making.view))
      }
    }
  }

  func writeBlur(_ making: Making) {
    let style = making.values[MaterialWords.material]?.rawValue ?? "systemMaterial"
    let effect = names.next(for: "material", else: "material")
    lines.add("let \(effect) = BlurEffect(style: .\(style))")
    let made = "VisualEffectView(effect: \(effect))"
    guard let vibrancy = making.values[MaterialWords.vibrancy] else {
      return writeHolder(making, made, within: "\(making.name).contentView")
    }
    let vibrant = names.next(for: "vibrant", else: "vibrant")
    lines.add(
      "let \(vibrant) = VisualEffectView("
        + "effect: VibrancyEffect(blurEffect: \(effect), style: .\(vibrancy.rawValue)))"
    )
    let children = making.view.children.map { ($0, make($0)) }
    lines.add("let \(making.name) = \(made)")
    lines.add("\(making.name).contentView.addSubview(\(vibrant), filling: .superview)")
    finish(making)
    let holder = Holder(variable: "\(vibrant).contentView", node: making.view)
    insert(children, into: holder, making)
  }

  func writeCollapsable(_ making: Making) {
    let edge = making.values[CollapsableWords.edge]?.rawValue ?? "top"
    let children = making.view.children.map { ($0, make($0)) }
    if !children.isEmpty { lines.add("") }
    lines.add("let \(making.name) = CollapsableView(edge: .\(edge))")
    if making.values[CollapsableWords.expanded] == false {
      lines.add("\(making.name).isExpanded = false")
    }
    finish(making)
    var inserted: Set<Int> = []
    let holder = Holder(variable: "\(making.name).contentView", node: making.view)
    for (child, name) in children {
      insert(child, as: name, into: holder, beside: &inserted, isAlone: true)
    }
  }

  func writeWrapping(_ making: Making) {
    let children = making.view.children.map { ($0, make($0)) }
    lines.add("let \(making.name) = NonAutoLayoutWrappingView(view: \(children.first?.1 ?? "nil"))")
    finish(making)
    for (child, name) in children {
      passPlacement(of: child.element)
      writeLateSizes(of: child, as: name, in: Holder(variable: making.name, node: making.view))
    }
  }

  // MARK: Names

  /// What a person would call a view: its id, else what it says.
  private func wishedName(of element: Element) -> String {
    if let id = element.name { return namesByTexts ? id : id.lastName }
    guard namesByTexts else { return element.word.standardName }
    let text =
      switch element.word.id {
      case .label: element.content[LabelWords.text]?.string
      case .button: element.content[ButtonWords.title]?.string
      case .image:
        element.content[ImageWords.symbol]?.name ?? element.content[ImageWords.file]?.name
      default: String?.none
      }
    let words = text.flatMap(Self.words) ?? []
    guard !words.isEmpty else { return element.word.standardName }
    return (words + [element.word.standardName]).joined(separator: " ")
  }

  /// The first words of a text, where they make a name.
  private static func words(of text: String) -> [String]? {
    let file = text.split(separator: "/").last.map(String.init) ?? text
    let stem = file.split(separator: ".").prefix {
      !["png", "jpg", "svg", "jpeg", "webp", "gif"].contains($0)
    }
    .joined(separator: " ")
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(3)
    guard let first = words.first?.first, first.isLetter else { return nil }
    let isShort = words.joined().count <= 24
    return isShort
      ? words.map { $0.lowercased() } : words.prefix(1).map { $0.prefix(24).lowercased() }
  }
}

extension String {
  /// The last part of a name that has scopes.
  var lastName: String {
    split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      .last { $0.contains(where: \.isLetter) }.map(String.init) ?? self
  }
}

extension ClassWord {
  /// What a view of the class is called that has no name.
  var standardName: String {
    switch id {
    case .view: "box"
    case .vstack: "column"
    case .hstack: "row"
    case .toggle: "toggle"
    case .image: "picture"
    case .cell: "cell"
    case .textField: "field"
    case .navigationBar, .tabBar, .toolbar: "bar"
    case .vscroll, .hscroll, .scroll: "scroll"
    case .qr, .barcode: "code"
    default: name
    }
  }
}
