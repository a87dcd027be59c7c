import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene

/// Builds the tree of one design.
///
/// First every view is made and put in its place in the hierarchy, so that every name is known;
/// then the constraints are made, children first, each node in the order of the format: sizes,
/// placement, equations.
final class TreeBuilder {
  let document: DesignDocument
  let scale: Double
  let canvas = View()
  /// The superview of the document's nodes: the canvas, or what its insets leave of it.
  private(set) var content: View
  /// The document's nodes with their views.
  private(set) var built: [Built] = []
  /// What a build has to say, by place.
  let reading: Reading
  var scope: BuildScope
  var names = TreeNames()
  var notes = BuildNotes()
  /// What equations place and size, so that no default does.
  var hold = EquationHold()
  var questions: Questions
  /// All conditions that were answered, be it by what surrounds the design or by a layout.
  var answered: [AnsweredCondition] = []
  var layout = LayoutNotes()
  /// Of a tree that is laid out at several sizes, what it told at others; nothing for most trees.
  var toldNumbers: ToldNumbers?
  /// Of such a tree, what its views know that kept their sizes.
  var keptFacts: KeptFacts?
  /// Of such a tree, how wide its views have to be.
  var neededWidths: NeededWidths?
  /// Of such a tree, where its views stand written.
  var keptOrigins: SceneOrigins?
  /// The built nodes, as they are looked over.
  private(set) lazy var reviewed: [ReviewedNode] = built.map(ReviewedNode.init)
  /// How many pixels of pictures may still be read before anybody asks for them: a design may have any
  /// number of pictures, and show none.
  lazy var pixelsToReadAhead = min(16_000_000, reading.environment.limits.scenePixels)

  /// An element and its view; a class, as a value of its size would be copied at each look.
  final class Built {
    /// The element as its conditions leave it.
    let element: Element
    /// The element as it was read.
    let written: Element
    let view: View
    let children: [Built]

    init(element: Element, written: Element, view: View, children: [Built]) {
      (self.element, self.written) = (element, written)
      (self.view, self.children) = (view, children)
    }
  }

  init(
    _ document: DesignDocument,
    environment: Environment,
    answers: Set<Question.Identity> = []
  ) {
    self.document = document
    scale = environment.traits.displayScale
    scope = BuildScope(of: document, traits: environment.traits)
    questions = Questions(answers: answers)
    reading = Reading(environment: environment)
    canvas.environment = environment
    canvas.written(in: DesignLine.file, line: 1, named: "canvas")
    content = canvas
  }

  var palette: Palette { scope.palette }
  var typefaces: Typefaces { scope.typefaces }
  var traits: Traits { scope.traits }

  func build() {
    checkFallbackFonts()
    prepareCanvas(by: document.canvas)
    built = document.elements.filter { isThere($0, in: content) }
      .map { add($0, to: content, of: .view) }
    let lists = document.values[DocumentWords.constraints]
    note(lists, by: canvas, superview: canvas)
    for node in built { noteEquations(of: node) }
    for node in built { constrain(node) }
    constrain(lists, by: canvas, superview: canvas)
  }

  private func prepareCanvas(by settings: CanvasValue) {
    canvas.backgroundColor = .systemBackground
    if let tint = settings.values[ViewWords.tint] { scope.palette.tint = palette.color(tint) }
    scope.overrideTraits(by: settings.values)
    apply(settings.values, to: canvas)
    guard let insets = settings.insets else { return }
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

  // MARK: Views

  private func add(_ written: Element, to superview: View, of parent: ClassWord) -> Built {
    let around = scope
    defer { scope = around }
    let (element, asked) = element(written, in: superview)
    let kind = ClassKinds.kind(of: element.word)
    let view = makeView(element, of: kind)
    questions.asked += asked.map { Question($0, of: view) }
    view.accessibilityIdentifier =
      element.values[ViewWords.accessibility]?.identifier ?? element.name
    if let name = element.name { names.note(view, as: name) }
    addGuides(of: element, to: view)
    // A table's source hands its rows out when they are seen; elsewhere only a stack shows one.
    if element.word.id != .cell || parent.isStack {
      ClassKinds.kind(of: parent).insert(self, view, element, superview)
    }
    let children = element.children.map { add($0, to: view, of: element.word) }
    let node = Built(element: element, written: written, view: view, children: children)
    kind.finish(self, node)
    return node
  }

  /// The element as its conditions leave it, and what they ask of the tree; the scope is then its own.
  private func element(
    _ written: Element,
    in superview: View
  ) -> (element: Element, asked: [Question.Asked]) {
    scope.overrideTraits(by: written.values)
    var (element, asked) = settled(written)
    if !asked.isEmpty || written.values.saysChoices { scope.overrideTraits(by: element.values) }
    if let tint = element.values[ViewWords.tint] { scope.palette.tint = palette.color(tint) }
    var leftOut: [Element] = []
    element.keep { child in
      if isThere(child, in: superview) { return true }
      leftOut.append(child)
      return false
    }
    element.leftOut = leftOut
    if element.word.id == .grid { element.spreadRows { isThere($0, in: superview) } }
    return (element, asked)
  }

  private func makeView(_ element: Element, of kind: ClassKind) -> View {
    let view = kind.make(self, element)
    let line = DesignLine(element.span)
    let name = element.name == nil ? "the \(element.word.name) at \(line.text)" : nil
    view.written(in: DesignLine.file, line: line.number, named: name)
    apply(element.values, to: view)
    return view
  }

  // MARK: Constraints

  private func noteEquations(of node: Built) {
    for child in node.children { noteEquations(of: child) }
    let list = node.element.values[ViewWords.constraints]
    note(list, by: node.view, superview: node.view.superview ?? canvas)
  }

  /// Makes the constraints of a node and of all in it; its place may be somebody else's to say.
  private func constrain(_ node: Built, isPlaced: Bool = false) {
    let element = node.element
    let isSequence = element.values[InsideWords.sequence] != nil
    let kind = ClassKinds.kind(of: element.word)
    under(element.values[InsideWords.defaults], of: node.view) {
      for child in node.children {
        constrain(child, isPlaced: isSequence || kind.places(child.element, element))
      }
      constrainGuides(of: node)
      constrainSequence(of: node)
    }
    constrainFiller(node)
    constrainSizes(of: node)
    if !isPlaced { place(node) }
    constrain(
      element.values[ViewWords.constraints],
      by: node.view,
      superview: node.view.superview ?? canvas
    )
  }
}
