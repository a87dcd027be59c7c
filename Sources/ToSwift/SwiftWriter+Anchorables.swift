import SnaplineDesigns
import SnaplineGeometry

/// What views are held by.
extension SwiftWriter {
  /// An anchorable as the helpers take it.
  func anchorable(_ value: Anchorable) -> String {
    switch value.base {
    case .none: return ".none"
    case .standard: return ".default"
    case .superview: return area(value, of: nil)
    case .named(let name):
      noteUse(of: name)
      if let view = index.named[name] {
        let isScrolling = view.element.word.scrolls
        return area(value, of: variable(name), isScrolling: isScrolling)
      }
      if index.guides[name] != nil || chartNames.guides.contains(name) {
        return ".guide(\(guide(name)))"
      }
      return chartNames.parts.contains(name) ? area(value, of: variable(name)) : ".none"
    }
  }

  private func area(_ value: Anchorable, of view: String?, isScrolling: Bool = false) -> String {
    func part(_ name: String) -> String { view.map { ".\(name)Of(\($0))" } ?? ".\(name)" }
    let area: String
    switch value.area {
    case nil: return view.map { ".relative(\($0))" } ?? ".superview"
    case .keyboardSafeArea: return part("keyboardSafeArea")
    case .keyboardFrame: return part("keyboardFrame")
    case .scrollContent, .scrollFrame:
      guard let view else {
        return value.area == .scrollContent ? ".scrollContent" : ".scrollFrame"
      }
      guard isScrolling else { return ".relative(\(view))" }
      return value.area == .scrollContent ? ".scrollContentOf(\(view))" : ".scrollFrameOf(\(view))"
    case .safeArea: area = part("safeArea")
    case .readableContent: area = part("readableContent")
    case .layoutMargins, .margins: area = part("layoutMargins")
    }
    switch value.excluded {
    case nil: return area
    case .excludedTop: return ".excludedTopSideOf(\(area))"
    case .excludedLeading: return ".excludedLeadingSideOf(\(area))"
    case .excludedBottom: return ".excludedBottomSideOf(\(area))"
    case .excludedTrailing: return ".excludedTrailingSideOf(\(area))"
    }
  }

  /// The view that an anchorable is, where it is one and no part of one.
  func view(_ value: Anchorable) -> String? {
    guard case .named(let name) = value.base, value.area == nil, value.excluded == nil,
      index.named[name] != nil || chartNames.parts.contains(name)
    else { return nil }
    noteUse(of: name)
    return variable(name)
  }

  /// The variable of a view; those that aren't made yet are by the time that it is written.
  func variable(_ name: String) -> String {
    noteUse(of: name)
    return variables[name] ?? Self.mark(name)
  }

  func guide(_ name: String) -> String {
    noteUse(of: name)
    return guides[name] ?? Self.mark(name)
  }

  /// What stands for a variable that isn't there yet.
  private static func mark(_ name: String) -> String { "\u{1}\(name)\u{2}" }

  /// A line in which variables stand for the names that were marked.
  func resolved(_ line: String) -> String {
    guard line.contains("\u{1}") else { return line }
    var text = ""
    var rest = line[...]
    while let start = rest.firstIndex(of: "\u{1}"), let end = rest.firstIndex(of: "\u{2}") {
      let name = String(rest[rest.index(after: start)..<end])
      text += rest[..<start] + (variables[name] ?? guides[name] ?? "canvas")
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  func box(_ box: Box) -> String {
    let (top, leading, bottom, trailing) = (
      anchorable(box.top), anchorable(box.leading), anchorable(box.bottom),
      anchorable(box.trailing)
    )
    if top == leading, top == bottom, top == trailing { return top }
    if top == bottom, leading == trailing {
      return ".horizontally(\(leading), vertically: \(top))"
    }
    if leading == bottom, leading == trailing { return ".top(\(top), others: \(leading))" }
    if top == leading, top == trailing { return ".bottom(\(bottom), others: \(top))" }
    if top == bottom, top == trailing { return ".leading(\(leading), others: \(top))" }
    if top == bottom, top == leading { return ".trailing(\(trailing), others: \(top))" }
    return ".top(\(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
  }

  func point(_ point: PointValue) -> String {
    let (x, y) = (anchorable(point.x), anchorable(point.y))
    return x == y ? x : ".x(\(x), y: \(y))"
  }

  // MARK: Axes

  /// How a view stands on an axis; nothing for the default.
  func axis(_ term: AxisTerm<HorizontalAlignWord>?, of element: Element?) -> String? {
    term.flatMap {
      axis(
        $0.operation,
        $0.area,
        $0.between,
        $0.overflows,
        $0.isAttached,
        ("leading", "trailing"),
        element
      )
    }
  }

  func axis(_ term: AxisTerm<VerticalAlignWord>?, of element: Element?) -> String? {
    term.flatMap {
      axis(
        $0.operation,
        $0.area,
        $0.between,
        $0.overflows,
        $0.isAttached,
        ("top", "bottom"),
        element
      )
    }
  }

  private func axis(
    _ operation: AxisOperation,
    _ area: Anchorable?,
    _ between: Anchorable?,
    _ overflows: Bool,
    _ isAttached: Bool,
    _ ends: (String, String),
    _ element: Element?
  ) -> String? {
    let place = area.map(anchorable)
    func layout(of place: String) -> String { place }
    var isFree = overflows
    var text: String
    switch operation {
    case .standard: text = ".default"
    case .none: text = ".none"
    case .fill: text = place.map { ".filling(\(layout(of: $0)))" } ?? ".fill"
    case .start: text = place.map { ".\(ends.0)(in: \(layout(of: $0)))" } ?? ".\(ends.0)"
    case .end: text = place.map { ".\(ends.1)(in: \(layout(of: $0)))" } ?? ".\(ends.1)"
    case .center:
      if let place {
        let inside = between.map { ", between: \(anchorable($0))" } ?? ""
        text = ".centered(in: \(place)\(inside))"
        if between == nil, isSibling(area, of: element) { isFree = true }
      } else {
        text = ".center"
      }
    }
    if isFree { text = ".overflow(\(text))" }
    if isAttached { return ".attached(\(text))" }
    return text == ".default" ? nil : text
  }

  /// Whether an anchorable is a view beside another one, or in one.
  private func isSibling(_ anchorable: Anchorable?, of element: Element?) -> Bool {
    guard let anchorable, case .named(let name) = anchorable.base,
      let other = index.named[name]?.element.number
    else { return false }
    guard let element else { return true }
    return !index.isIn(element.number, other)
  }

  // MARK: Items

  /// The view or guide that an anchorable is, seen from a view in a holder.
  func item(_ value: Anchorable, in holder: Holder) -> String {
    switch value.base {
    case .superview, .standard, .none: return part(value.area, of: holder.variable, value.span)
    case .named(let name):
      noteUse(of: name)
      if index.named[name] == nil, !chartNames.parts.contains(name) { return guide(name) }
      return part(value.area, of: variable(name), value.span)
    }
  }

  func part(_ area: Anchorable.Area?, of view: String, _ span: Span?) -> String {
    switch area {
    case nil: view
    case .safeArea: "\(view).safeAreaLayoutGuide"
    case .layoutMargins, .margins: "\(view).layoutMarginsGuide"
    case .readableContent: "\(view).readableContentGuide"
    case .scrollContent: "\(view).contentLayoutGuide"
    case .scrollFrame: "\(view).frameLayoutGuide"
    case .keyboardSafeArea: "\(view).keyboardSafeAreaLayoutGuide"
    case .keyboardFrame: "\(view).keyboardLayoutGuide"
    }
  }
}

extension ClassWord {
  /// Whether a view of the class is a scroll view.
  var scrolls: Bool {
    switch id {
    case .scroll, .vscroll, .hscroll, .table, .collection, .textView: true
    default: false
    }
  }
}

extension ClassWord {
  /// Whether a view of the class says where those inside it stand.
  var arrangesChildren: Bool {
    switch id {
    case .vstack, .hstack, .flow, .grid, .row, .vscroll, .hscroll, .collection, .table, .wrapping,
      .navigationBar, .tabBar, .toolbar, .textField:
      true
    default: false
    }
  }
}
