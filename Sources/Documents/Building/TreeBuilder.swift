import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineText

/// Builds the tree of one design.
///
/// First every view is made and put in its place in the hierarchy, so that every name is known;
/// then the constraints are made, children first, each node in the order of the format: sizes,
/// placement, equations.
final class TreeBuilder {
  let document: DesignDocument
  let scale: Double
  private(set) var palette: Palette
  /// The fonts as they are in the view in hand.
  var typefaces: Typefaces {
    Typefaces(named: document.values[DocumentWords.fonts]?.fonts ?? [:], traits: traits)
  }
  /// The traits of the view in hand.
  private(set) var traits: Traits
  let canvas = View()
  /// The superview of the document's nodes: the canvas, or what its insets leave of it.
  private(set) var content: View
  private(set) var views: [String: View] = [:]
  var guides: [String: LayoutGuide] = [:]
  /// What a build has to say, by place.
  let reading: Reading
  var hold = EquationHold()
  /// Of each stack with spacers, the first one.
  var firstSpacers: [ObjectIdentifier: View] = [:]
  /// What the content of scroll views that overflow lies in, across.
  var crossAxes: [ObjectIdentifier: Anchorable] = [:]
  /// The items of collections that are being built, in order.
  var items: [ObjectIdentifier: [CollectionViewCell]] = [:]
  /// The views that are footers, by the numbers of their elements.
  var footers: Set<Int> = []
  /// The views that are all that their superview holds, and as large as it.
  var loneViews: Set<ObjectIdentifier> = []
  /// The size at which the canvas fits what is on it, where it was rounded up to whole points.
  var exactSize: CGSize?
  /// Whether placements are in hand of which a view above said the defaults.
  var hasDefaults = false
  /// How many pixels of pictures may still be read before anybody asks for them: a design may have any
  /// number of pictures, and show none.
  lazy var pixelsToReadAhead = min(16_000_000, reading.environment.limits.scenePixels)
  /// What is taken for the answers of conditions that only a tree can give: those that hold.
  let answers: Set<Question.Identity>
  /// What has to be asked of the tree.
  var questions: [Question] = []
  /// The views in stacks that have too little room, with the axes on which that is so.
  var squeezed: [ObjectIdentifier: Set<Axis>] = [:]
  /// The document's nodes with their views.
  private(set) var built: [Built] = []

  /// An element and its view.
  struct Built {
    let element: Element
    let view: View
    let children: [Built]
  }

  init(
    _ document: DesignDocument,
    environment: Environment,
    answers: Set<Question.Identity> = []
  ) {
    self.document = document
    self.answers = answers
    traits = environment.traits
    scale = environment.traits.displayScale
    palette = Palette(named: document.values[DocumentWords.colors]?.colors ?? [:])
    reading = Reading(environment: environment)
    canvas.environment = environment
    canvas.written(in: DesignLine.file, line: 1, named: "canvas")
    content = canvas
  }

  func build() {
    let settings = document.canvas
    canvas.backgroundColor = .systemBackground
    if let tint = settings.values[ViewWords.tint] { palette.tint = palette.color(tint) }
    overrideTraits(by: settings.values)
    apply(settings.values, to: canvas)
    if let insets = settings.insets {
      content = View()
      canvas.addSubview(content, filling: .superview, insets: insets.points(scale: scale))
      if let margins = settings.values[ViewWords.margins] {
        content.directionalLayoutMargins = margins.points(scale: scale)
      } else if canvas.environment.device != nil {
        content.directionalLayoutMargins = .zero
      }
      // The screen's margins begin at its edges, not at what insets leave of it.
      content.preservesSuperviewLayoutMargins = canvas.environment.device != nil
    }
    built = document.elements.filter { isThere($0, in: content) }.map { add($0, to: content) }
    let lists = document.values[DocumentWords.constraints]
    note(lists, by: canvas, superview: canvas)
    for node in built { noteEquations(of: node) }
    for node in built { constrain(node) }
    constrain(lists, by: canvas, superview: canvas)
  }

  private func add(_ written: Element, to superview: View) -> Built {
    let (outer, around) = (palette.tint, traits)
    defer { (palette.tint, traits) = (outer, around) }
    overrideTraits(by: written.values)
    let (settled, asked) = settled(written)
    var element = settled
    if !asked.isEmpty || written.values.saysChoices { overrideTraits(by: element.values) }
    if let tint = element.values[ViewWords.tint] { palette.tint = palette.color(tint) }
    element.keep { isThere($0, in: superview) }
    let view = makeView(element)
    questions += asked.map { Question($0, of: view) }
    if let name = element.name {
      view.accessibilityIdentifier = name
      // Of two views with one name the first keeps it; the reader has reported the other.
      if views[name] == nil { views[name] = view }
    }
    addGuides(of: element, to: view)
    insert(view, element, into: superview)
    let children = element.children.map { add($0, to: view) }
    if let table = view as? TableView {
      fill(table, of: element, with: children.map(\.view))
    } else if let collection = view as? CollectionView {
      fill(collection, of: element, with: items.removeValue(forKey: ObjectIdentifier(view)) ?? [])
    } else if let cell = view as? TableViewCell {
      fill(cell, of: element, with: children.map(\.view))
    } else if let field = view as? TextField {
      fill(field, of: element, with: children.map(\.view))
    } else {
      fill(view, of: element, with: children.map(\.view))
    }
    return Built(element: element, view: view, children: children)
  }

  /// Has the traits in hand be those of a view that says so.
  private func overrideTraits(by values: Values) {
    if let style = values[ViewWords.appearance]?.style, style != .unspecified {
      traits.userInterfaceStyle = style
    }
    let chosen = traits.preferredContentSizeCategory
    let least = values[ViewWords.minimumTextSize]?.category ?? chosen
    let greatest = values[ViewWords.maximumTextSize]?.category ?? max(least, chosen)
    traits.preferredContentSizeCategory = min(max(chosen, least), greatest)
  }

  private func makeView(_ element: Element) -> View {
    let view =
      switch element.word.name {
      case ClassWord.label.name: makeLabel(element)
      case ClassWord.image.name: makeImage(element)
      case ClassWord.button.name: makeButton(element)
      case ClassWord.textField.name: makeTextField(element)
      case ClassWord.searchBar.name: makeSearchBar(element)
      case ClassWord.toggle.name: makeSwitch(element)
      case ClassWord.segments.name: makeSegments(element)
      case ClassWord.activity.name: makeActivity(element)
      case ClassWord.slider.name: makeSlider(element)
      case ClassWord.stepper.name: makeStepper(element)
      case ClassWord.progress.name: makeProgress(element)
      case ClassWord.pageControl.name: makePageControl(element)
      case ClassWord.table.name: makeTable(element)
      case ClassWord.cell.name: makeCell(element)
      case ClassWord.collection.name: makeCollection(element)
      case ClassWord.datePicker.name: makeDatePicker(element)
      case ClassWord.picker.name: makePicker(element)
      case ClassWord.colorWell.name: makeColorWell(element)
      case ClassWord.blur.name: makeBlur(element)
      case ClassWord.navigationBar.name: makeNavigationBar(element)
      case ClassWord.tabBar.name: makeTabBar(element)
      case ClassWord.toolbar.name: makeToolbar(element)
      case ClassWord.textView.name: makeTextView(element)
      case ClassWord.vstack.name, ClassWord.hstack.name: makeStack(element)
      case ClassWord.divider.name: makeDivider()
      case ClassWord.gradient.name: makeGradient(element)
      case ClassWord.shape.name: makeShape(element)
      case ClassWord.scroll.name: makeScroll(element)
      case ClassWord.vscroll.name, ClassWord.hscroll.name: makeOverflow(element)
      case ClassWord.collapsable.name: makeCollapsable(element)
      case ClassWord.wrapping.name: NonAutoLayoutWrappingView()
      default: View()
      }
    let line = DesignLine(element.span)
    let name = element.name == nil ? "the \(element.word.name) at \(line.text)" : nil
    view.written(in: DesignLine.file, line: line.number, named: name)
    apply(element.values, to: view)
    return view
  }

  private func noteEquations(of node: Built) {
    for child in node.children { noteEquations(of: child) }
    let list = node.element.values[ViewWords.constraints]
    note(list, by: node.view, superview: node.view.superview ?? canvas)
  }

  private func constrain(_ node: Built, isPlaced: Bool = false) {
    let isSequence = node.element.values[InsideWords.sequence] != nil
    under(node.element.values[InsideWords.defaults], of: node.view) {
      for child in node.children { constrain(child, isPlaced: isSequence) }
      constrainGuides(of: node)
      constrainSequence(of: node)
    }
    constrainFiller(node)
    constrainSizes(of: node)
    if !isPlaced, !isPlacedByContainer(node.view) { place(node) }
    let list = node.element.values[ViewWords.constraints]
    constrain(list, by: node.view, superview: node.view.superview ?? canvas)
  }
}
