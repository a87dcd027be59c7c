import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// Makes the views of one scene, with their constraints.
final class SceneBuilder {
  let document: InterfaceDocument
  var canvas: DocumentCanvas { document.canvas }
  var settings: InterfaceSettings { document.contents.settings }
  let palette: DocumentColors
  let typefaces: DocumentFonts
  let pictures: Pictures
  let wording: Wording
  var environment: Environment { document.environment }
  /// Whether the document is one of views alone, without screens.
  let isAlone: Bool
  private let designedSizes: [String: CGSize]

  /// The views that elements stand for, by the elements' ids.
  private(set) var views: [String: View] = [:]
  /// The same in the document's order.
  private(set) var order: [String] = []
  private var parts: [ObjectIdentifier: View] = [:]
  private var guides: [String: LayoutGuide] = [:]
  private var waiting: [(constraint: XMLElement, owner: View)] = []
  /// Views that constraints leave open, as the document says, with the frames that Interface Builder shows.
  private(set) var marked: [(view: View, frame: CGRect)] = []
  var scrolling: [ScrollView] = []
  /// Rows that a table may never come to show.
  var cells: [View] = []
  /// What made the screens in container views; their tables go on asking.
  var guests: [SceneBuilder] = []
  /// A table keeps nobody who answers for it.
  var tables: [RecordedRows] = []
  /// A controller is kept alive by nothing else.
  var controllers: [ViewController] = []
  /// Container views of a program, whose screens are made when all is connected.
  var waitingContainers: [(segue: XMLElement, view: View)] = []
  let notes: Notebook
  /// Who else stands in the document by an id: controllers, items of bars, whoever owns it.
  var others: [String: AnyObject] = [:]
  /// What is said of connections, to be made when all is there.
  var connections: [(element: XMLElement, source: AnyObject)] = []
  /// What a program's controller is to be connected with in its screen; it isn't kept for that.
  var restOfController: XMLElement?
  /// How many views, in their order, were told that they are there.
  var awakened = 0
  let embedding: Embedding
  /// Whose the views are; a program keeps it, and not the builder.
  weak var owner: AnyObject?

  init(
    _ document: InterfaceDocument,
    embedding: Embedding = Embedding(),
    notes: Notebook = Notebook()
  ) {
    self.document = document
    self.embedding = embedding
    self.notes = notes
    let contents = document.contents
    let resources = contents.root.child("resources")
    palette = DocumentColors(resources, assets: contents.assets, notes: notes)
    typefaces = DocumentFonts(notes: notes)
    pictures = Pictures(
      resources,
      assets: contents.assets,
      keepsStatedSizes: !contents.settings.isForProgram,
      notes: notes
    )
    wording = contents.wording
    isAlone = contents.root.child("scenes") == nil
    designedSizes = Dictionary(
      (contents.root.child("designables")?.children ?? []).compactMap { designable in
        guard let name = designable["name"],
          let size = designable.size(key: "intrinsicContentSize")
        else { return nil }
        return (name, size)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  // MARK: Views

  /// The view of an element with all that is in it, made once.
  func part(_ element: XMLElement) -> View {
    let identity = ObjectIdentifier(element)
    if let made = parts[identity] { return made }
    let view = make(element)
    parts[identity] = view
    fill(view, from: element)
    return view
  }

  /// The same with its constraints, as a whole of its own.
  func made(_ element: XMLElement) -> View {
    let view = part(element)
    finish()
    return view
  }

  /// Makes what has to wait until all views are there.
  func finish() {
    makeConstraints()
    makeConnections()
  }

  func isMade(_ element: XMLElement) -> Bool { parts[ObjectIdentifier(element)] != nil }

  private func make(_ element: XMLElement) -> View {
    if let own = ownView(of: element) { return own }
    guard let kind = ViewKinds.table[element.name] else {
      notes.note(.unknown(.view(element.name)), at: element)
      let view = PlaceholderView(of: element["customClass"] ?? element.name)
      let size = element.recordedFrame?.size ?? PlaceholderView.size
      view.statedContentSize = StatedSize(width: size.width, height: size.height)
      return view
    }
    return kind.make(element, self)
  }

  /// A view of the program's own class, where one is meant to be made and there is such a class.
  private func ownView(of element: XMLElement) -> View? {
    guard settings.isForProgram, let kind = ViewKinds.table[element.name],
      let found = LoadedClasses.named(element["customClass"], module: element["customModule"])
    else { return nil }
    return kind.makeOwn(found, element)
  }

  /// Has an existing view say what an element says, such as the content of a cell.
  func fill(_ view: View, from element: XMLElement) {
    if let id = element.id {
      views[id] = view
      order.append(id)
      view.accessibilityIdentifier = element.child("accessibility")?["identifier"] ?? id
    }
    embedding.countView()
    place(view, element)
    ViewKinds.table[element.name]?.tell(view, element, self)
    tellCommon(view, element)
    noteGuides(of: view, element)
    addContents(of: element, to: view)
    noteConnections(of: view, element)
    for constraint in element.child("constraints")?.children(named: "constraint") ?? [] {
      waiting.append((constraint, view))
    }
    if element.bool("ambiguous") == true, !settings.isForProgram, let frame = element.recordedFrame
    {
      marked.append((view, frame))
    }
    stateSize(of: view, element)
  }

  /// Gives the view the frame that its masked subviews refer to.
  private func place(_ view: View, _ element: XMLElement) {
    if let frame = element.recordedFrame {
      view.frame = frame
    } else if let size = element.inferredSize {
      view.frame.size = size
    }
    view.translatesAutoresizingMaskIntoConstraints = !element.isConstrained
    view.autoresizingMask = element.autoresizingMask
  }

  /// Makes the subviews: those of the list of that name, and those that are properties.
  private func addContents(of element: XMLElement, to view: View) {
    addRefreshControl(of: element, to: view)
    if let table = view as? TableView { return addContents(of: element, toTable: table) }
    if let cell = view as? TableViewCell { return addContents(of: element, toCell: cell) }
    if let collection = view as? CollectionView {
      return addContents(of: element, toCollection: collection)
    }
    if let cell = view as? CollectionViewCell {
      return addContents(of: element, toCollectionCell: cell)
    }
    if let effect = view as? VisualEffectView { return addContents(of: element, toEffect: effect) }
    if view is NavigationBar || view is Toolbar || view is TabBar { return }
    if element.name == "containerView" { embed(what: element, in: view) }
    for child in element.children {
      switch child.name {
      case "subviews":
        for subview in child.children where subview.name != "variation" { add(subview, to: view) }
      case "refreshControl": break
      default:
        if child.isView { add(child, to: view) }
      }
    }
  }

  /// What stands on a material fills it.
  private func addContents(of element: XMLElement, toEffect view: VisualEffectView) {
    if let content = element.child(key: "contentView"), content.isView {
      fill(view.contentView, from: content)
      view.contentView.translatesAutoresizingMaskIntoConstraints = false
    }
    for subview in element.child("subviews")?.children ?? [] { add(subview, to: view) }
  }

  func add(_ element: XMLElement, to view: View) {
    let made = part(element)
    if let stack = view as? StackView {
      stack.addArrangedSubview(made)
    } else {
      view.addSubview(made)
    }
    if element.key == "contentView", !element.isConstrained {
      made.frame = view.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  // MARK: Sizes

  private func stateSize(of view: View, _ element: XMLElement) {
    // A program measures its views itself.
    if settings.isForProgram { return }
    if settings.keepsRecordedTextSizes, element.bearsText, let size = element.recordedFrame?.size {
      let insets = view.alignmentRectInsets
      view.statedContentSize = StatedSize(
        width: max(0, size.width - insets.left - insets.right),
        height: max(0, size.height - insets.top - insets.bottom)
      )
    } else if let size = element.id.flatMap({ designedSizes[$0] }) {
      view.statedContentSize = StatedSize(width: size.width, height: size.height)
    } else {
      let width = element["placeholderIntrinsicWidth"].map(Self.length)
      let height = element["placeholderIntrinsicHeight"].map(Self.length)
      guard width != nil || height != nil else { return }
      view.statedContentSize = StatedSize(width: width, height: height)
    }
  }

  /// A length of content, or that there is none.
  private static func length(_ text: String) -> CGFloat {
    Double(text).flatMap { $0.isFinite && $0 >= 0 ? min($0, 100_000) : nil }
      ?? View.noIntrinsicMetric
  }

  // MARK: Constraints

  private func noteGuides(of view: View, _ element: XMLElement) {
    for guide in element.children(named: "viewLayoutGuide") {
      guard let id = guide.id else { continue }
      let scroll = view as? ScrollView
      switch guide.key {
      case "contentLayoutGuide": guides[id] = scroll?.contentLayoutGuide
      case "frameLayoutGuide": guides[id] = scroll?.frameLayoutGuide
      case "keyboard", "keyboardLayoutGuide": guides[id] = view.keyboardLayoutGuide
      case "layoutMargins": guides[id] = view.layoutMarginsGuide
      case "readableContent": guides[id] = view.readableContentGuide
      default: guides[id] = view.safeAreaLayoutGuide
      }
    }
  }

  /// The strips of bars that documents without safe areas hang constraints on.
  func noteGuides(of controller: ViewController, _ element: XMLElement) {
    for guide in element.child("layoutGuides")?.children ?? [] {
      guard let id = guide.id else { continue }
      let strip =
        guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      guides[id] = strip as? LayoutGuide
    }
  }

  /// Makes the constraints of all views so far; what they name has to be there.
  func makeConstraints() {
    let elements = waiting.reversed()
    waiting = []
    for (element, owner) in elements {
      // A placeholder is there as long as Interface Builder shows the screen.
      if settings.isForProgram, element.bool("placeholder") ?? false { continue }
      if !settings.isForProgram, isFolded(owner) { continue }
      guard let constraint = constraint(of: element, owner: owner) else { continue }
      constraint.isActive = true
      if settings.isForProgram, let id = element.id { others[id] = constraint }
    }
  }

  /// Whether a view is one, or lies in one, that a stack view gives no room because it is hidden:
  /// Interface Builder doesn't lay it out, and its own sizes don't contradict that.
  private func isFolded(_ view: View) -> Bool {
    var next: View? = view
    while let view = next {
      if view.isHidden, let stack = view.superview as? StackView,
        stack.arrangedSubviews.contains(where: { $0 === view })
      {
        return true
      }
      next = view.superview
    }
    return false
  }

  /// What a constraint is tied to; told of where the document has no such thing.
  ///
  /// What is in the document and isn't made isn't installed in these size classes.
  private func item(_ id: String?, of element: XMLElement) -> Any? {
    guard let id else { return nil }
    if let found: Any = views[id] ?? guides[id] { return found }
    if !document.contents.ids.contains(id) {
      notes.note(.missing(.item), at: element, example: id)
    }
    return nil
  }

  private func attribute(_ key: String, of element: XMLElement) -> LayoutConstraint.Attribute? {
    guard let name = element[key] else { return nil }
    if let known = AttributeWords.attributes[name] { return known }
    notes.note(.unknown(.side(name)), at: element)
    return nil
  }

  private func constraint(of element: XMLElement, owner: View) -> LayoutConstraint? {
    let first = element["firstItem"]
    guard let item = first == nil ? owner : item(first, of: element),
      let attribute = attribute("firstAttribute", of: element)
    else { return nil }
    let second = element["secondItem"]
    let other = self.item(second, of: element)
    let otherAttribute = self.attribute("secondAttribute", of: element)
    // What isn't installed takes its constraints along.
    guard second == nil || other != nil, otherAttribute != nil || element["secondAttribute"] == nil
    else { return nil }
    let constraint = LayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: element.word("relation", in: AttributeWords.relations) ?? .equal,
      toItem: other,
      attribute: other == nil ? .notAnAttribute : otherAttribute ?? .notAnAttribute,
      multiplier: element.ratio("multiplier") ?? 1,
      constant: element.number("constant") ?? 0
    )
    if let priority = element.priority("priority") { constraint.priority = priority }
    constraint.identifier = element["identifier"] ?? element.id
    return constraint
  }
}
